import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as calls from '#domain/contract/events.ts';
import type { EventProblems } from '#domain/event-problems.ts';
import type { EventField, NewEventDraft } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import {
  alertsAfter,
  createEventModel,
  filled,
  moment,
  refusal,
  sent,
} from '../flows/create-event.model.ts';
import { eventLabels } from '../flows/event-labels.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import {
  button,
  expectFocus,
  expectRead,
  expectUnderWay,
  loginIsOver,
  press,
  readAlerts,
} from './person.ts';
import { ofAsha, type Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const page: Screen = { at: '/create-events', now: moment.now, session: ofAsha };

describeBrowser({
  model: createEventModel,
  screens: {
    afresh: page,
    'after a reload': {
      ...page,
      drafts: [{ owner: ofAsha.userID, flow: 'create-event', draft: filled }],
    },
  },
  events: {
    'field.changed': ({ field, text }, stage) => fieldOf(eventLabels[field], stage).fill(text),
    'question.changed': ({ text }, stage) => fieldOf('Question', stage).fill(text),
    'questionType.changed': async ({ questionType }, { page }) => {
      await page.getByRole('button', { name: /Question type$/ }).click();
      await page.getByRole('option', { name: texts.questionTypes[questionType] }).click();
    },
    'question.added': press('Add question'),
    'question.removed': press('Remove Will you bring food?'),
    'event.submitted': press(texts.createEvent),
    'invitees.changed': ({ invitees: { text, numbers } }, stage) =>
      fieldOf('Mobile number', stage).fill(text || numbers.join(',')),
  },
  actors: {
    createEvent: answering(calls.createEvent, ({ eventId }) =>
      eventId ? { event_id: eventId } : {},
    ),
  },
  states: {
    editing: async (stage, { snapshot, after }) => {
      if (after?.output?.outcome === 'unauthorized') return loginIsOver(stage);
      const isCreated = after?.output?.outcome === 'created';
      await readAlerts(alertsAfter(after), stage);
      if (after?.output?.eventId) return expect(stage.page).toHaveURL('/event/garba%2F1');
      const said = after?.output?.outcome === 'refused' ? [`alert: ${refusal}`] : [];
      const invited = isCreated ? 0 : snapshot.context.draft.invitees.numbers.length;
      const lines = [...said, ...linesOf(snapshot), `${invited} of`, texts.createEvent];
      await expectRead(stage, lines, [...goneFrom(snapshot), 'alertdialog']);
      const firstInvalid = stage.page.locator('[aria-invalid=true]').first();
      await expectFocus(firstInvalid, after?.type === 'event.submitted');
    },
    creating: async (stage) => {
      await button(/Creating\.\.\./, stage).click({ force: true });
      await expectRead(stage, ['textbox "Event name": Garba night', 'Creating...']);
      const { userID, ...eventOf } = sent;
      await expectUnderWay(calls.createEvent, stage, { ...eventOf, host_id: userID });
    },
  },
});

/** The form with what is typed into it, what is wrong with that, and the questions so far. */
function linesOf({ context: { draft, problems } }: AnyMachineSnapshot): string[] {
  const { questions }: NewEventDraft = draft;
  return [
    ...fieldLines(draft, problems),
    ...questions.map(({ questionText }) => `paragraph: ${questionText}`),
  ];
}

/** Lines that the screen no longer has: an emptied name, a removed question, mended problems. */
function goneFrom({ context: { draft, problems } }: AnyMachineSnapshot): string[] {
  const { form, questions }: NewEventDraft = draft;
  return [
    ...(form.name === '' ? ['Garba night'] : []),
    ...(questions.length === 1 ? ['Remove Will you bring food?'] : []),
    ...(Object.keys(problems).length === 0 ? ['[invalid]'] : []),
  ];
}

/** A field of the form of an event. */
function fieldOf(label: string, { page }: Stage) {
  return page.getByLabel(label, { exact: true });
}

/** The fields with what is typed into them, and what is wrong with that. */
function fieldLines(draft: NewEventDraft, problems: EventProblems): string[] {
  const { form, invitees, questionText, questionType } = draft;
  const fields = Object.entries(form).map(([name, text]) =>
    fieldLine(eventLabels[name as EventField], text, problems[name as EventField]),
  );
  return [
    ...fields,
    fieldLine('Mobile number', invitees.text && `"${invitees.text}"`, problems.invitees),
    fieldLine('Question', questionText, problems.question),
    ...Object.values(problems),
    `${texts.questionTypes[questionType]} Question type`,
  ];
}

/** A field with what is typed into it. */
function fieldLine(label: string, text: string, problem?: string): string {
  return `textbox "${label}"${problem ? ' [invalid]' : ''}${text && `: ${text}`}`;
}
