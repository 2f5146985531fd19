import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { emptyNewEvent, type NewEventDraft } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import {
  alertsAfter,
  createEventModel,
  filled,
  refusal,
  sent,
} from './flows/create-event.model.ts';
import {
  chips,
  eventField,
  expectFields,
  expectProblems,
  formEvents,
  numberField,
  pasteNumbers,
  pressAfterAlerts,
  questionField,
} from './harness/hosting-person.ts';
import { button, ofAsha, press, readAlerts, retype } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

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
  device: { afresh: ofAsha, 'after a reload': ofAsha },
  screens: {
    afresh: page(null),
    'after a reload': page(filled),
  },
  events: {
    ...formEvents,
    'question.removed': press('Remove Will you bring food?'),
    'event.submitted': (_, stage) => pressAfterAlerts(texts.createEvent, stage),
    'invitees.changed': async ({ invitees: { text, numbers } }, stage) => {
      if (text !== '') await retype(numberField(), text, stage);
      else await pasteNumbers(numbers.join(','), stage);
    },
  },
  states: {
    editing: async (stage, { snapshot, after }) => {
      const { refusal: refused } = snapshot.context;
      const said = await readAlerts(stage);
      expect(said).toEqual(alertsAfter(after));
      expect(button(texts.createEvent).getAttribute('aria-disabled')).not.toBe('true');
      expectForm(snapshot);
      expectQuestions(snapshot);
      expectProblems(snapshot.context.problems);
      expect(screen.queryByText(refusal) !== null).toBe(refused !== null);
      expect(stage.fakes.waiting('createEvent')).toBe(0);
      const isAtProblem = document.activeElement?.getAttribute('aria-invalid') === 'true';
      expect(isAtProblem).toBe(after?.type === 'event.submitted');
    },
    creating: async ({ user, fakes }) => {
      await user.click(button(/Creating\.\.\./));
      expect(fakes.waiting('createEvent')).toBe(1);
      expect(fakes.lastInput('createEvent')).toEqual(sent);
      for (const field of [eventField('name'), numberField(), questionField()]) {
        expect(field.readOnly).toBe(true);
      }
    },
  },
});

function expectForm({ context: { draft } }: AnyMachineSnapshot): void {
  const { form, invitees } = draft as NewEventDraft;
  const isCreated = form.name === '' && invitees.numbers.length === 1;
  expectFields(form);
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
