import type { AnyMachineSnapshot } from 'xstate';
import * as calls from '#domain/contract/events.ts';
import type { HostedEvent } from '#domain/event.ts';
import type { NewEventDraft } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { moment, refusal, sent } from '../flows/create-event.model.ts';
import { editEventModel, hosted } from '../flows/edit-event.model.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { fieldLine, fieldLines, fieldOf, formEvents, questionLine } from './event-form.ts';
import { expect } from './expect.ts';
import { button, expectFocus, expectRead, expectUnderWay, loginIsOver, press } from './person.ts';
import { ofAsha, type Screen } from './screen.ts';

/** The event's page, on which the host presses 'Edit event'. */
const page: Screen = {
  at: '/event/garba%2F1',
  now: moment.now,
  session: ofAsha,
  open: async (stage) => {
    await stage.network.answer(calls.getEvents, listOf(hosted));
    await button(texts.editEvent, stage).click();
  },
};

const heading = 'heading "Garba night" [level=1]';

/** The page beneath asks for the event anew as well, once a change of it was refused. */
const withPage = 2;

describeBrowser({
  model: editEventModel,
  screens: { 'signed in': page },
  events: {
    ...formEvents,
    'question.removed': press('Remove Dal?'),
    'question.reworded': ({ text }, stage) => fieldOf('Text of question 2', stage).fill(text),
    'edit.closed': press('Close'),
    'edit.discarded': press(texts.discardChanges),
    'event.submitted': press(texts.saveChanges),
    'invitees.changed': ({ invitees: { text, numbers } }, stage) =>
      fieldOf('Mobile number', stage).fill(text || numbers.join(',')),
  },
  actors: {
    updateEvent: answering(calls.updateEvent, () => ({})),
    findEvent: answering(
      calls.getEvents,
      ({ event }) => (event ? listOf(event) : { events: [] }),
      withPage,
    ),
  },
  states: {
    editing: async (stage, { snapshot, after }) => {
      if (after?.output?.outcome === 'unauthorized') return loginIsOver(stage);
      // The page takes the form away, and what was typed is kept for the next time.
      if (after?.type === 'edit.closed') return expectRead(stage, [heading], ['dialog']);
      const { refusal: refused, draft, event } = snapshot.context;
      const said = refused === null ? [] : [`alert: ${refused}`];
      const newest =
        draft.version === event.version ? [] : [texts.eventChangedMeanwhile, 'The park'];
      const lines = ['dialog "Edit event"', ...said, ...newest, ...linesOf(snapshot)];
      await expectRead(stage, [...lines, texts.saveChanges], goneFrom(snapshot));
      const firstInvalid = stage.page.locator('[aria-invalid=true]').first();
      await expectFocus(firstInvalid, after?.type === 'event.submitted');
    },
    updating: async (stage, { snapshot }) => {
      await button(/Saving\.\.\./, stage).click({ force: true });
      await expectRead(stage, ['button "Discard changes" [disabled]', 'Saving...']);
      const { draft, event } = snapshot.context;
      await expectUnderWay(calls.updateEvent, stage, {
        user_id: 'asha',
        eventData: { ...sent.eventData, rsvpQuestionnaire: draft.questions },
        invitees: sent.invitees,
        version: event.version,
      });
    },
    comparing: async (stage) => {
      await expectRead(stage, ['button "Discard changes" [disabled]', 'Saving...']);
      await expect.poll(() => stage.network.waiting(calls.getEvents)).toBe(withPage);
    },
    discarded: async (stage) => {
      await expectRead(stage, [heading], ['dialog']);
      expect(stage.network.waiting(calls.updateEvent)).toBe(0);
    },
    updated: (stage) => expectRead(stage, [heading, texts.eventUpdated], ['dialog']),
  },
});

/** What the service lists, and that the host may change it. */
function listOf(event: HostedEvent) {
  return { events: [{ ...event, can_edit: true }] };
}

/** The form with what is typed into it; all questions but the first can be worded anew. */
function linesOf({ context: { draft, problems } }: AnyMachineSnapshot): string[] {
  const { questions }: NewEventDraft = draft;
  const [first, ...others] = questions;
  return [
    ...fieldLines(draft, problems),
    `${draft.invitees.numbers.length} of`,
    ...(first ? [questionLine(first)] : []),
    ...others.map(({ questionText }, place) =>
      fieldLine(`Text of question ${place + 2}`, questionText),
    ),
  ];
}

/** Lines that the screen no longer has: a removed question, mended problems, an old refusal. */
function goneFrom({ context }: AnyMachineSnapshot): string[] {
  const { draft, problems, event, refusal: refused } = context;
  const { questions }: NewEventDraft = draft;
  return [
    ...(questions.length === 1 ? ['Remove Dal?'] : []),
    ...(Object.keys(problems).length === 0 ? ['[invalid]'] : []),
    ...(refused === null ? [refusal, texts.eventNotUpdated] : []),
    ...(draft.version === event.version ? [texts.eventChangedMeanwhile] : []),
  ];
}
