import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { emptyNewEvent, type NewEventDraft } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import { EditEventDialog } from '../../src/views/edit-event/edit-event-dialog.tsx';
import {
  alertsAfter,
  createEventModel,
  filled,
  hosted,
  refusal,
  sent,
} from './flows/create-event.model.ts';
import { today, zone } from './flows/slots.ts';
import {
  chips,
  eventField,
  numberField,
  pasteNumbers,
  pressAfterAlerts,
} from './harness/hosting-person.ts';
import { button, ofAsha, press, readAlerts, retype, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

// Only the day is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00Z`) });
  setLocalTimeZone(zone);
});

afterEach(() => {
  vi.useRealTimers();
  resetLocalTimeZone();
});

/** The page, which takes the form away once it is over. */
const owner = createEmptyActor();

const wordingField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of question 2' });

const questionField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' });

function page(draft: NewEventDraft | null) {
  return ({ environment: { drafts } }: Stage) => {
    if (draft) drafts.save({ userID: 'asha' }, createEventDraft.flow, draft);
    return <CreateEventsScreen />;
  };
}

/** The page is guarded. */
const { 'signed out': _, ...inputs } = createEventModel.inputs;

describeView({
  model: { ...createEventModel, inputs },
  device: { afresh: ofAsha, 'after a reload': ofAsha, 'of an event': ofAsha },
  screens: {
    afresh: page(null),
    'after a reload': page(filled),
    'of an event': () => (
      <EditEventDialog owner={owner} userID="asha" id="garba/1" event={hosted} />
    ),
  },
  events: {
    'field.changed': ({ field, text }, stage) => retype(eventField(field), text, stage),
    'question.changed': ({ text }, stage) => retype(questionField(), text, stage),
    'questionType.changed': async (_, { user }) => {
      await user.click(button(/Question type$/));
      await user.click(await screen.findByRole('option', { name: 'Numeric Answer' }));
    },
    'question.added': press('Add question'),
    'question.removed': press('Remove Will you bring food?'),
    'question.reworded': ({ text }, stage) => retype(wordingField(), text, stage),
    'edit.closed': press('Close'),
    'edit.discarded': press(texts.discardChanges),
    'event.submitted': (_, stage) => {
      const isEdit = screen.queryByRole('dialog', { name: texts.editEvent }) !== null;
      return pressAfterAlerts(isEdit ? texts.saveChanges : texts.createEvent, stage);
    },
    'invitees.changed': async ({ invitees: { text, numbers } }, stage) => {
      if (text !== '') await retype(numberField(), text, stage);
      else await pasteNumbers(numbers.join(','), stage);
    },
  },
  states: {
    discarded: ({ fakes }) => expect(fakes.waiting('updateEvent')).toBe(0),
    updated: (_, { after }) => {
      if (after?.type.startsWith('xstate.done.')) expect(toast(texts.eventUpdated)).toBeVisible();
    },
    updating: async ({ user, fakes }, { snapshot }) => {
      await expectSaving(user);
      expect(fakes.waiting('updateEvent')).toBe(1);
      const { edit, draft } = snapshot.context;
      const { input } = fakes.calls.findLast(({ actor }) => actor === 'updateEvent') ?? {};
      const eventData = { ...sent.eventData, rsvpQuestionnaire: draft.questions };
      const { version } = edit.event;
      expect(input).toEqual({ ...sent, id: 'garba/1', eventData, version });
    },
    comparing: async ({ user, fakes }) => {
      await expectSaving(user);
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    editing: async (stage, { snapshot, after }) => {
      const { refusal: refused, edit } = snapshot.context;
      if (edit !== null) return expectEditing(snapshot);
      const said = await readAlerts(stage);
      expect(said).toEqual(alertsAfter(after));
      expect(button(texts.createEvent).getAttribute('aria-disabled')).not.toBe('true');
      expectForm(snapshot);
      expectQuestions(snapshot);
      expectProblems(snapshot);
      expect(screen.queryByText(refusal) !== null).toBe(refused !== null);
      expect(stage.fakes.waiting('createEvent')).toBe(0);
      const isAtProblem = document.activeElement?.getAttribute('aria-invalid') === 'true';
      expect(isAtProblem).toBe(after?.type === 'event.submitted');
    },
    creating: async ({ user, fakes }) => {
      await user.click(button(/Creating\.\.\./));
      expect(fakes.waiting('createEvent')).toBe(1);
      const { input } = fakes.calls.findLast(({ actor }) => actor === 'createEvent') ?? {};
      expect(input).toEqual(sent);
      for (const field of [eventField('name'), numberField(), questionField()]) {
        expect(field.readOnly).toBe(true);
      }
    },
  },
});

/** Pressing again changes nothing. */
async function expectSaving(user: Stage['user']): Promise<void> {
  await user.click(button(texts.saveChangesBusy));
  expect(button(texts.discardChanges)).toBeDisabled();
  expect(eventField('name').readOnly).toBe(true);
}

/** The form of an event, with what was saved elsewhere and what the service refused. */
function expectEditing({ context: { draft, edit, refusal: refused } }: AnyMachineSnapshot): void {
  const { form, questions } = draft as NewEventDraft;
  for (const [field, text] of Object.entries(form)) {
    expect(eventField(field as keyof typeof form).value).toBe(text);
  }
  expect(chips()).toHaveLength(1);
  expect(wordingField().value).toBe(questions[1]?.questionText);
  expect(screen.queryByText(refused ?? refusal) !== null).toBe(refused !== null);
  const isStale = draft.version !== edit.event.version;
  expect(screen.queryByText(texts.eventChangedMeanwhile) !== null).toBe(isStale);
  expect(screen.queryByText('The park') !== null).toBe(isStale);
}

function expectForm({ context: { draft } }: AnyMachineSnapshot): void {
  const { form, invitees } = draft as NewEventDraft;
  const isCreated = form.name === '' && invitees.numbers.length === 1;
  for (const [field, text] of Object.entries(form)) {
    expect(eventField(field as keyof typeof form).value).toBe(text);
  }
  expect(numberField().value).toBe(invitees.text);
  // The list of invitees empties itself once it hears that the event was created.
  expect(chips()).toHaveLength(isCreated ? 0 : invitees.numbers.length);
}

function expectQuestions({ context: { draft } }: AnyMachineSnapshot): void {
  const { questions, questionText, questionType } = draft as NewEventDraft;
  const list = screen.getByRole('list', { name: 'Questions' });
  const shown = within(list).getAllByRole('listitem');
  expect(shown).toHaveLength(questions.length);
  for (const [place, { questionText: words, type }] of questions.entries()) {
    expect(shown[place]?.textContent).toContain(words);
    expect(shown[place]?.textContent).toContain(texts.questionTypes[type]);
  }
  const first = emptyNewEvent.questions[0]?.questionText;
  expect(screen.queryByRole('button', { name: `Remove ${first}` })).toBeNull();
  expect(questionField().value).toBe(questionText);
  expect(button(/Question type$/).textContent).toContain(texts.questionTypes[questionType]);
  const isBlank = questionText.trim() === '';
  expect(button('Add question').hasAttribute('disabled')).toBe(isBlank);
}

/** Each problem is said where it is, and no other. */
function expectProblems({ context: { problems } }: AnyMachineSnapshot): void {
  const sentences = [
    ...Object.values(texts.eventFieldMissing),
    texts.numberNotAdded,
    texts.questionNotAdded,
  ];
  const shown = sentences.filter((sentence) => screen.queryByText(sentence) !== null);
  expect(shown.sort()).toEqual(Object.values<string>(problems).sort());
}
