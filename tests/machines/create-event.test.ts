import { describe, expect, it } from 'vitest';
import { emptyNewEvent, type NewEventDraft } from '#domain/new-event.ts';
import { createEventDraft, createEventMachine } from '../../src/machines/create-event.ts';
import { alert, startFlow, toast } from './harness.ts';
import { plannedForm } from './planned-event.ts';

const zone = 'Asia/Kolkata';
const moment = { now: Date.parse('2026-03-01T06:00:00Z'), zone };
const submitted = { type: 'event.submitted', ...moment } as const;
const editing = 'editing (draft)';
const invitees = { country: 'IN', text: '', numbers: ['+919876543210'] };
const whole: NewEventDraft = {
  ...emptyNewEvent,
  form: plannedForm,
  invitees,
};

function start(draft: NewEventDraft | null = null, userID = 'asha') {
  return startFlow(createEventMachine, (shell) => ({ shell, userID, draft }), ['invitees']);
}

function startCreating() {
  const event = start(whole);
  event.send(submitted);
  event.news();
  return event;
}

describe('Create event: the form', () => {
  it('Create event: the form begins with nothing but the question that every event asks', () => {
    const event = start();
    expect(event.news()).toEqual({ at: editing });
    expect(event.context()).toMatchObject({ draft: emptyNewEvent, problems: {}, refusal: null });
    expect(event.context().draft.questions).toMatchObject([{ questionId: 'q_attending' }]);
    expect(event.fakes.listening).toMatchObject([
      { actor: 'invitees', input: { owner: {}, shell: {}, draft: emptyNewEvent.invitees } },
    ]);
  });

  it('Create event: the form goes on after a reload with all that was typed, the invitees too', () => {
    const event = start(whole);
    expect(event.context().draft).toEqual(whole);
    expect(event.fakes.listening).toMatchObject([{ input: { draft: invitees } }]);
  });

  it('Create event: a form with missing fields is not sent, and says so of each until it is filled', () => {
    const event = start();
    event.send(submitted);
    expect(event.news()).toEqual({ at: editing });
    const all = ['date', 'deadline', 'description', 'name', 'time', 'venue'];
    expect(Object.keys(event.context().problems).sort()).toEqual(all);
    event.send({ type: 'field.changed', field: 'name', text: 'Garba' });
    expect(event.context().draft.form).toEqual({ ...emptyNewEvent.form, name: 'Garba' });
    expect(event.context().problems).not.toHaveProperty('name');
    expect(event.context().problems).toHaveProperty('venue');
  });

  it('Create event: a form with a number or a question that was typed but not added is not sent', () => {
    const event = start({ ...whole, questionText: 'Rice?', invitees: { ...invitees, text: '98' } });
    event.send(submitted);
    expect(event.context().problems).toEqual({
      invitees: 'Add this number, or clear the field.',
      question: 'Add this question, or clear the field.',
    });
    event.send({ type: 'invitees.changed', invitees });
    expect(event.context().draft.invitees).toEqual(invitees);
    expect(Object.keys(event.context().problems)).toEqual(['question']);
    event.send({ type: 'question.changed', text: 'Rice or dal?' });
    expect(event.context().problems).toEqual({});
  });

  it('Create event: a form is not sent without a session, and says so until the next sign-in', () => {
    const event = start(whole, '');
    event.send(submitted);
    expect(event.news()).toEqual({
      at: editing,
      told: [toast('User not logged in.', 'failure', 'session')],
    });
  });
});

describe('Create event: a question', () => {
  it('Create event: a question is added with its type, and the next one is of the type text again', () => {
    const event = start();
    event.send({ type: 'question.changed', text: ' How many of you? ' });
    event.send({ type: 'questionType.changed', questionType: 'number' });
    expect(event.context().draft).toMatchObject({ questionType: 'number' });
    event.send({ type: 'question.added' });
    expect(event.context().draft).toMatchObject({ questionText: '', questionType: 'text' });
    expect(event.context().draft.questions.at(-1)).toEqual({
      questionId: 'q_custom_1',
      questionText: 'How many of you?',
      type: 'number',
    });
  });

  it('Create event: a blank question is not added', () => {
    const event = start();
    event.send({ type: 'question.changed', text: '  ' });
    expect(event.can({ type: 'question.added' })).toBe(false);
    event.send({ type: 'question.added' });
    expect(event.context().draft.questions).toHaveLength(1);
  });

  it('Create event: a question can be removed unless it is the first', () => {
    const event = start();
    for (const text of ['One?', 'Two?']) {
      event.send({ type: 'question.changed', text });
      event.send({ type: 'question.added' });
    }
    event.send({ type: 'question.removed', questionId: 'q_custom_1' });
    event.send({ type: 'question.removed', questionId: 'q_attending' });
    const left = event.context().draft.questions.map(({ questionId }) => questionId);
    expect(left).toEqual(['q_attending', 'q_custom_2']);
  });
});

describe('Create event: the event', () => {
  it('Create event: the event is sent as it was typed, once, with its times in the host’s zone', () => {
    const event = start(whole);
    event.send(submitted);
    event.send(submitted);
    expect(event.news()).toEqual({
      at: 'creating (busy)',
      asked: [
        [
          'createEvent',
          {
            userID: 'asha',
            eventData: {
              eventName: 'Garba',
              eventDateTime: '2026-03-09T13:30:00.000Z',
              venue: 'Town hall',
              description: 'A dance',
              inviteExpiryDate: '2026-03-08T18:29:59.999Z',
              rsvpQuestionnaire: emptyNewEvent.questions,
            },
            invitees: ['+919876543210'],
          },
        ],
      ],
    });
  });

  it('Create event: a created event leaves an empty form, which is not sent, and an empty list of invitees', async () => {
    const event = startCreating();
    await event.answer('createEvent', { outcome: 'created', eventId: null });
    expect(event.news()).toEqual({
      at: editing,
      told: [alert('Success!', 'Event created successfully!')],
    });
    expect(event.context().draft).toEqual({ ...emptyNewEvent, invitees });
    expect(event.fakes.lastMessage('invitees')).toEqual({ type: 'invitees.cleared' });
    event.send(submitted);
    expect(event.news()).toEqual({ at: editing });
  });

  it('Create event: an event whose address the service names opens its page', async () => {
    const event = startCreating();
    await event.answer('createEvent', { outcome: 'created', eventId: 'garba/1' });
    expect(event.news()).toEqual({
      at: editing,
      told: [
        alert('Success!', 'Event created successfully!'),
        { type: 'route.requested', to: '/event/garba%2F1', from: '/create-events' },
      ],
    });
    expect(event.context().draft).toEqual({ ...emptyNewEvent, invitees });
    expect(event.fakes.lastMessage('invitees')).toEqual({ type: 'invitees.cleared' });
  });

  it.each([
    ['is refused', { outcome: 'refused', message: 'Not possible.' }, 'Not possible.'],
    ['gets no answer', null, null],
  ])(
    'Create event: an event that %s keeps the form, and is sent again without the refusal',
    async (_, answer, refusal) => {
      const event = startCreating();
      if (answer) await event.answer('createEvent', answer);
      else await event.fail('createEvent');
      expect(event.news()).toEqual({
        at: editing,
        told: [alert('Error', 'Failed to create event')],
      });
      expect(event.context()).toMatchObject({ draft: whole, refusal });
      event.send(submitted);
      expect(event.context().refusal).toBeNull();
    },
  );

  it('Create event: an expired session keeps the form, with no message beside the login', async () => {
    const event = startCreating();
    await event.answer('createEvent', { outcome: 'unauthorized' });
    expect(event.news()).toEqual({ at: editing });
    expect(event.context().draft).toEqual(whole);
  });

  it('Create event: a new try drops the problems of the one before', () => {
    const event = start({ ...whole, form: { ...whole.form, deadline: '2026-03-10' } });
    event.send(submitted);
    expect(Object.keys(event.context().problems)).toEqual(['deadline']);
    event.send({ type: 'field.changed', field: 'date', text: '2026-03-10' });
    event.send(submitted);
    expect(event.context()).toMatchObject({ problems: {} });
    expect(event.news().at).toBe('creating (busy)');
  });
});

it('Create event: the form stays when its list of invitees breaks down', async () => {
  const event = start();
  await event.fail('invitees');
  expect(event.news()).toEqual({ at: editing });
});

it('Create event: the form is kept as it was typed, as a draft of its own name', () => {
  expect(createEventDraft.flow).toBe('create-event');
  expect(createEventDraft.of(start(whole).snapshot())).toEqual(whole);
});
