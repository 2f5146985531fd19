import { expect } from 'vitest';
import { emptyNewEvent } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { createEventModel, filled, moment, refusal, sent } from './flows/create-event.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type CreateRest = Rest<typeof createEventModel.machine>;

const required = ['name', 'date', 'time', 'venue', 'description', 'deadline'];

describeFlow({
  model: createEventModel,
  states: {
    editing: (rest) => {
      const { snapshot, context, fakes, after } = rest;
      expect(snapshot.hasTag('draft')).toBe(true);
      expect(createEventDraft.of(snapshot)).toEqual(context.draft);
      expect(fakes.waiting('createEvent')).toBe(0);
      if (after === null) expectStart(rest);
      if (after?.type === 'event.submitted') expectNotSent(rest);
      if (after?.type.endsWith('.actor.createEvent')) expectAnswered(rest);
      expectTyped(rest);
      expectQuestions(rest);
    },
    creating: ({ snapshot, context, fakes, told }) => {
      expect(fakes.waiting('createEvent')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'createEvent', input: sent });
      expect([context.problems, context.refusal]).toEqual([{}, null]);
      expect(told.filter(({ alert }) => alert?.title === texts.eventCreated)).toEqual([]);
      expect(snapshot.can({ type: 'event.submitted', ...moment })).toBe(false);
      expect(snapshot.can({ type: 'field.changed', field: 'name', text: '' })).toBe(false);
    },
  },
});

/** Afresh or as it was left, and whoever keeps the numbers has those that were kept. */
function expectStart({ context: { draft }, fakes, told }: CreateRest): void {
  expect([emptyNewEvent, filled]).toContainEqual(draft);
  expect(fakes.listening.at(-1)?.input).toMatchObject({ draft: draft.invitees });
  expect(told).toEqual([]);
}

/** Nothing is sent of a form with problems, nor of nobody's; only the latter is said aloud. */
function expectNotSent({ context, fakes, told }: CreateRest): void {
  const { userID, problems, draft } = context;
  if (userID === null) {
    expect(fakes.calls).toEqual([]);
    const toast = { text: texts.notLoggedIn, tone: 'failure' };
    expect(told).toEqual([{ type: 'toast.raised', toast }]);
    return;
  }
  expect(told.filter(({ alert }) => alert?.title !== texts.eventCreated)).toEqual([]);
  const blank = Object.entries(draft.form).flatMap(([field, text]) => (text ? [] : [field]));
  const others = [
    ...(draft.invitees.text === '' ? [] : ['invitees']),
    ...(draft.questionText.trim() === '' ? [] : ['question']),
  ];
  expect(Object.keys(problems).sort()).toEqual([...blank, ...others].sort());
  expect(required).toEqual(expect.arrayContaining(blank));
}

/** The empty form after success; everything as it was after anything else. */
function expectAnswered({ context, fakes, told, after }: CreateRest): void {
  const { draft, refusal: refused } = context;
  const outcome = after?.output?.outcome;
  if (outcome === 'created') {
    expect(draft).toEqual({ ...emptyNewEvent, invitees: filled.invitees });
    expect(fakes.lastMessage('invitees')).toEqual({ type: 'invitees.cleared' });
    const alert = { title: 'Success!', message: 'Event created successfully!' };
    expect(told.at(-1)).toEqual({ type: 'alert.raised', alert });
    return;
  }
  expect(draft).toEqual(filled);
  expect(fakes.lastMessage('invitees')).toBeUndefined();
  expect(refused).toBe(outcome === 'refused' ? refusal : null);
  if (outcome === 'unauthorized') {
    expect(told).toEqual([]);
    return;
  }
  const alert = { title: 'Error', message: 'Failed to create event' };
  expect(told.at(-1)).toEqual({ type: 'alert.raised', alert });
}

/** What is typed is there, and its problem is gone; the others stay. */
function expectTyped({ context: { draft, problems }, after }: CreateRest): void {
  if (after?.type === 'field.changed') {
    expect(draft.form).toMatchObject({ [after.field]: after.text });
    expect(problems).not.toHaveProperty(after.field);
  }
  if (after?.type === 'question.changed') {
    expect(draft.questionText).toBe(after.text);
    expect(problems).not.toHaveProperty('question');
  }
  if (after?.type === 'questionType.changed') expect(draft.questionType).toBe(after.questionType);
  if (after?.type !== 'invitees.changed') return;
  expect(draft.invitees).toEqual(after.invitees);
  expect(problems).not.toHaveProperty('invitees');
}

/** The first question stays for good; a blank one is not added; the type is text again after one was. */
function expectQuestions({ snapshot, context: { draft }, after }: CreateRest): void {
  const { questions, questionText, questionType } = draft;
  expect(questions[0]).toEqual(emptyNewEvent.questions[0]);
  expect(snapshot.can({ type: 'question.added' })).toBe(questionText.trim() !== '');
  expect(snapshot.can({ type: 'question.removed', questionId: 'q_attending' })).toBe(false);
  if (after?.type === 'question.removed') expect(questions).toHaveLength(1);
  if (after?.type !== 'question.added') return;
  expect(questions.at(-1)).toMatchObject({
    questionId: 'q_custom_1',
    questionText: 'Will you bring food?',
  });
  expect([questionText, questionType]).toEqual(['', 'text']);
}
