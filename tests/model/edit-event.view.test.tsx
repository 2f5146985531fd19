import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import type { NewEventDraft } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { EditEventDialog } from '../../src/views/edit-event/edit-event-dialog.tsx';
import { refusal, sent } from './flows/create-event.model.ts';
import { editEventModel, hosted } from './flows/edit-event.model.ts';
import { ravi } from './flows/invitees.model.ts';
import {
  chips,
  eventField,
  expectFields,
  expectProblems,
  formEvents,
  numberField,
  pasteNumbers,
  questionField,
} from './harness/hosting-person.ts';
import { button, ofAsha, press, retype, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

/** The page, which takes the form away once it is over. */
const owner = createEmptyActor();

/** The page is guarded. */
const { 'signed out': _, ...inputs } = editEventModel.inputs;

describeView({
  model: { ...editEventModel, inputs },
  device: { 'signed in': ofAsha },
  screens: {
    'signed in': () => (
      <EditEventDialog isInviting={false} owner={owner} id="garba/1" event={hosted} />
    ),
  },
  events: {
    ...formEvents,
    'question.removed': press('Remove Dal?'),
    'question.reworded': ({ text }, stage) => retype(wordingField(2), text, stage),
    'edit.closed': press('Close'),
    'edit.discarded': press(texts.discardChanges),
    'event.submitted': press(texts.saveChanges),
    'invitees.changed': ({ invitees: { text } }, stage) =>
      text === '' ? pasteNumbers(`${ravi},`, stage) : retype(numberField(), text, stage),
  },
  states: {
    editing: (_, { snapshot, after }) => {
      const { draft, problems, refusal: refused } = snapshot.context;
      const { form, invitees } = draft as NewEventDraft;
      expectFields(form);
      expect(numberField().value).toBe(invitees.text);
      expect(chips()).toHaveLength(invitees.numbers.length);
      expectQuestions(snapshot);
      expectProblems(problems);
      expect(screen.queryByText(refused ?? refusal) !== null).toBe(refused !== null);
      expectNewest(snapshot);
      const isAtProblem = document.activeElement?.getAttribute('aria-invalid') === 'true';
      expect(isAtProblem).toBe(after?.type === 'event.submitted');
    },
    updating: async ({ user, fakes }, { snapshot }) => {
      await expectSaving(user);
      expect(fakes.waiting('updateEvent')).toBe(1);
      const { event, draft } = snapshot.context;
      const input = fakes.lastInput('updateEvent');
      const eventData = { ...sent.eventData, rsvpQuestionnaire: draft.questions };
      expect(input).toEqual({ ...sent, id: 'garba/1', eventData, version: event.version });
    },
    comparing: async ({ user, fakes }) => {
      await expectSaving(user);
      expect(fakes.waiting('findEvent')).toBe(1);
    },
    discarded: ({ fakes }) => expect(fakes.waiting('updateEvent')).toBe(0),
    updated: (_, { after }) => {
      if (after?.type.startsWith('xstate.done.')) expect(toast(texts.eventUpdated)).toBeVisible();
    },
  },
});

function wordingField(place: number): HTMLInputElement {
  return screen.getByRole('textbox', { name: `Text of question ${place}` });
}

/** Pressing again changes nothing. */
async function expectSaving(user: Stage['user']): Promise<void> {
  await user.click(button(texts.saveChangesBusy));
  expect(button(texts.discardChanges)).toBeDisabled();
  expect(eventField('name').readOnly).toBe(true);
}

/** Every question but the first can be worded anew. */
function expectQuestions({ context: { draft } }: AnyMachineSnapshot): void {
  const { questions, questionText, questionType } = draft as NewEventDraft;
  const list = screen.getByRole('list', { name: 'Questions' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(questions.length);
  for (const [index, question] of questions.entries()) {
    if (index > 0) expect(wordingField(index + 1).value).toBe(question.questionText);
  }
  expect(questionField().value).toBe(questionText);
  expect(button(/Question type$/).textContent).toContain(texts.questionTypes[questionType]);
}

/** What was saved elsewhere is named while the form began with an older version. */
function expectNewest({ context: { draft, event } }: AnyMachineSnapshot): void {
  const isStale = draft.version !== event.version;
  expect(screen.queryByText(texts.eventChangedMeanwhile) !== null).toBe(isStale);
  expect(screen.queryByText('The park') !== null).toBe(isStale);
}
