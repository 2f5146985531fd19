import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import type { HostedEvent } from '#domain/event.ts';
import type { NewEventDraft } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { editEventDraft, editEventMachine } from '../../src/machines/edit-event.ts';
import { startFlow, toast } from './harness.ts';
import { plannedForm as form } from './planned-event.ts';

const zone = 'Asia/Kolkata';
const submitted = {
  type: 'event.submitted',
  now: Date.parse('2026-03-01T06:00:00Z'),
  zone,
} as const;
const editing = 'editing (draft)';
const invitees = { country: 'IN', text: '', numbers: ['+919876543210'] };

describe('Edit event (§22.53)', () => {
  const lift = { questionId: 'q_custom_1', questionText: 'A lift?', type: 'boolean' } as const;
  const event: HostedEvent = {
    id: 'garba',
    eventName: 'Garba',
    eventDateTime: '2026-03-09T13:30:12.345Z',
    venue: 'Town hall',
    description: 'A dance',
    inviteExpiryDate: '2026-03-08T18:29:59.999Z',
    rsvpQuestionnaire: [attendingQuestion, lift],
    invitees: [{ mobile_number: '+919876543210', response_status: 'pending', rsvpResponses: {} }],
    version: 3,
  };
  const newer = { ...event, venue: 'The park', version: 4 };
  const renamed = { type: 'field.changed', field: 'name', text: 'Holi' } as const;
  const closed = { type: 'edit.closed' } as const;
  const { rsvpQuestionnaire, eventName, eventDateTime, venue, description, inviteExpiryDate } =
    event;
  const eventData = {
    ...{ eventName, eventDateTime, venue, description, inviteExpiryDate, rsvpQuestionnaire },
    eventName: 'Holi',
  };
  const asked = (version: number) => [
    [
      'updateEvent',
      { userID: 'asha', id: 'garba', eventData, invitees: invitees.numbers, version },
    ],
  ];

  function startEdit(
    draft: NewEventDraft | null = null,
    userID = 'asha',
    known = event,
    page: AnyActorRef | null = null,
  ) {
    const editing = startFlow(
      editEventMachine,
      (shell) => ({
        shell,
        userID,
        draft,
        owner: page ?? shell,
        id: 'garba',
        event: known,
        zone,
      }),
      ['invitees'],
    );
    editing.news();
    return editing;
  }

  async function startRefused(editing = startEdit()) {
    editing.send(renamed);
    editing.send(submitted);
    editing.news();
    const message = 'This event was changed meanwhile.';
    await editing.answer('updateEvent', { outcome: 'refused', message });
    return editing;
  }

  it('Edit event: the form begins with the event, and sends its instants to the millisecond while they stay', async () => {
    const editing = startEdit();
    expect(editing.context().draft).toMatchObject({ form, invitees, questions: rsvpQuestionnaire });
    editing.send(renamed);
    for (const _ of [1, 2]) editing.send(submitted);
    editing.send(closed);
    expect(editing.news()).toEqual({ at: 'updating (busy)', asked: asked(3) });
    await editing.answer('updateEvent', { outcome: 'updated' });
    expect(editing.news()).toEqual({
      at: 'updated',
      told: [
        { type: 'event.updated', event: { ...event, ...eventData } },
        toast('Event updated.', 'success'),
      ],
    });
    expect(editing.snapshot().status).toBe('done');
  });

  it('Edit event: a change that is saved after its page was left says nothing in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = createActor(createMachine({})).start();
    const editing = startEdit(null, 'asha', event, page);
    editing.send(renamed);
    editing.send(submitted);
    page.stop();
    await editing.answer('updateEvent', { outcome: 'updated' });
    expect(editing.snapshot().status).toBe('done');
    expect(warn).not.toHaveBeenCalled();
  });

  it('Edit event: after the deadline the name can still be changed, and a new time needs a new deadline', () => {
    const late = { ...submitted, now: Date.parse('2026-03-09T06:00:00Z') };
    const moved = startEdit();
    moved.send({ type: 'field.changed', field: 'time', text: '20:00' });
    moved.send(late);
    expect(moved.context().problems).toEqual({ deadline: texts.dayOver });
    const named = startEdit();
    named.send(renamed);
    named.send(late);
    expect(named.news()).toEqual({ at: 'updating (busy)', asked: asked(3) });
  });

  it('Edit event: a form that was opened before a journey leaves the event at its instant, unless its time is typed', () => {
    const inBangkok = { ...submitted, zone: 'Asia/Bangkok' };
    const named = startEdit();
    named.send(renamed);
    named.send(inBangkok);
    expect(named.news()).toEqual({ at: 'updating (busy)', asked: asked(3) });
    expect(named.context().draft.form).toMatchObject({ date: '2026-03-09', time: '20:30' });
    const moved = startEdit();
    moved.send({ type: 'field.changed', field: 'time', text: '20:00' });
    moved.send(inBangkok);
    expect(moved.news().asked).toMatchObject([
      ['updateEvent', { eventData: { eventDateTime: '2026-03-09T13:00:00.000Z' } }],
    ]);
  });

  it('Edit event: a draft from before a journey leaves the event at its instant, in a form of the new zone', () => {
    const before = startEdit();
    before.send(renamed);
    const draft = { ...editEventDraft.of(before.snapshot()), zone: 'Asia/Bangkok' };
    const typedThere = { ...draft.form, date: '2026-03-09', time: '20:30', deadline: '2026-03-09' };
    const after = startEdit({ ...draft, form: typedThere });
    expect(after.context().draft.form).toEqual({ ...form, name: 'Holi' });
    after.send(submitted);
    expect(after.news()).toEqual({ at: 'updating (busy)', asked: asked(3) });
  });

  it('Edit event: a closed form keeps what was typed for a next time, and nothing where nothing was typed', () => {
    const typed = startEdit();
    typed.send(renamed);
    typed.send(closed);
    expect(typed.news()).toEqual({ at: editing, told: [{ type: 'event.kept' }] });
    expect(startEdit(editEventDraft.of(typed.snapshot())).context().draft.form.name).toBe('Holi');
    for (const half of [
      { type: 'invitees.changed', invitees: { ...invitees, text: '98765 4321' } },
      { type: 'question.changed', text: 'Rice?' },
    ] as const) {
      const begun = startEdit();
      begun.send(half);
      begun.send(closed);
      expect(begun.snapshot().status).toBe('active');
    }
    const untouched = startEdit();
    untouched.send(closed);
    expect(untouched.news()).toEqual({ at: 'discarded', told: [{ type: 'event.kept' }] });
  });

  it('Edit event: a discarded form keeps nothing', () => {
    const typed = startEdit();
    typed.send(renamed);
    typed.send({ type: 'edit.discarded' });
    expect(typed.news()).toEqual({ at: 'discarded', told: [{ type: 'event.kept' }] });
    expect(typed.snapshot().status).toBe('done');
  });

  it('Edit event: the list of invitees begins with the guests of the event', () => {
    expect(startEdit().fakes.listening).toMatchObject([
      { actor: 'invitees', input: { draft: invitees } },
    ]);
  });

  it('Edit event: a reworded question keeps its id, a blank one is refused, and no question gets the id of a removed one', () => {
    const typed = startEdit();
    const { questionId } = lift;
    typed.send({ type: 'question.reworded', questionId, text: ' ' });
    typed.send(submitted);
    expect(typed.context().problems).toEqual({ questions: texts.questionMissing });
    typed.send({ type: 'question.reworded', questionId, text: 'Do you need a lift?' });
    expect(typed.context()).toMatchObject({
      problems: {},
      draft: { questions: [{}, { questionId, questionText: 'Do you need a lift?' }] },
    });
    typed.send({ type: 'question.removed', questionId });
    typed.send({ type: 'question.changed', text: 'Rice?' });
    typed.send({ type: 'question.added' });
    expect(typed.context().draft.questions[1]?.questionId).toBe('q_custom_2');
  });

  it('Edit event: a form with a missing field or without a session is not sent', () => {
    const typed = startEdit();
    typed.send({ type: 'field.changed', field: 'venue', text: ' ' });
    typed.send(submitted);
    expect(typed.news()).toEqual({ at: editing });
    expect(Object.keys(typed.context().problems)).toEqual(['venue']);
    const signedOut = startEdit(null, '');
    signedOut.send(submitted);
    expect(signedOut.news()).toEqual({
      at: editing,
      told: [toast('User not logged in.', 'failure', 'session')],
    });
  });

  it('Edit event: questions and guests are added and removed as for a new event, and the first question stays', () => {
    const typed = startEdit();
    typed.send({ type: 'question.added' });
    typed.send({ type: 'question.removed', questionId: 'q_attending' });
    expect(typed.context().draft.questions).toEqual(rsvpQuestionnaire);
    typed.send({ type: 'question.changed', text: 'How many?' });
    typed.send({ type: 'questionType.changed', questionType: 'number' });
    typed.send({ type: 'question.added' });
    typed.send({ type: 'question.removed', questionId: lift.questionId });
    typed.send({ type: 'invitees.changed', invitees: { ...invitees, numbers: [] } });
    expect(typed.context().draft).toMatchObject({
      invitees: { numbers: [] },
      questions: [attendingQuestion, { questionText: 'How many?', type: 'number' }],
    });
  });

  it('Edit event: the form stays open when its list of invitees breaks down', async () => {
    const typed = startEdit();
    await typed.fail('invitees');
    expect(typed.news()).toEqual({ at: editing });
  });

  it('Edit event: a refused change fetches the newest event, keeps what was typed, and is sent again with the newest version', async () => {
    const refused = await startRefused();
    expect(refused.news()).toEqual({
      at: 'comparing (busy)',
      asked: [['findEvent', { userID: 'asha', id: 'garba', isShown: true }]],
      told: [{ type: 'event.doubted' }],
    });
    await refused.answer('findEvent', { outcome: 'found', event: newer });
    expect(refused.context()).toMatchObject({
      event: newer,
      draft: { form: { name: 'Holi', venue: 'Town hall' }, version: 3 },
      refusal: null,
    });
    refused.news();
    refused.send(submitted);
    expect(refused.news()).toEqual({ at: 'updating (busy)', asked: asked(4) });
  });

  it('Edit event: a second change right after the first is sent with the version that this one made, and asks the host only about changes made elsewhere', async () => {
    const afterFirst = { ...event, venue: 'The park' };
    const again = await startRefused(startEdit(null, 'asha', afterFirst));
    await again.answer('findEvent', { outcome: 'found', event: newer });
    const { version, eventData } = Object(again.news().asked?.at(-1)?.[1]);
    expect(again.news().at).toBe('updating (busy)');
    expect([version, eventData.eventName, eventData.venue]).toEqual([4, 'Holi', 'The park']);
    expect(again.context()).toMatchObject({ draft: { version: 4 }, refusal: null });
    const elsewhere = await startRefused(startEdit(null, 'asha', afterFirst));
    const moved = { ...newer, venue: 'The terrace', version: 5 };
    await elsewhere.answer('findEvent', { outcome: 'found', event: moved });
    expect(elsewhere.news().at).toBe(editing);
    expect(elsewhere.context()).toMatchObject({ event: moved, draft: { version: 3 } });
  });

  it('Edit event: a change that was refused because it is saved already, or a part of it, such as one whose answer was lost, is sent again without a question', async () => {
    for (const text of ['A dance', 'With lights']) {
      const typed = startEdit();
      typed.send({ type: 'field.changed', field: 'description', text });
      const saved = await startRefused(typed);
      const event = { ...newer, venue, eventName: 'Holi' };
      await saved.answer('findEvent', { outcome: 'found', event });
      expect(saved.news().at).toBe('updating (busy)');
      expect(saved.context()).toMatchObject({ event, draft: { version: 4 } });
    }
  });

  it('Edit event: a guest who is gone meanwhile, such as with their account, is not invited anew by a change that was begun before', async () => {
    const [number] = invitees.numbers;
    for (const at of ['Town hall', 'The park']) {
      const refused = await startRefused();
      const event = { ...newer, venue: at, invitees: [] };
      await refused.answer('findEvent', { outcome: 'found', event });
      expect(refused.fakes.lastMessage('invitees')).toEqual({ type: 'invitee.removed', number });
      if (at === 'The park') refused.send(submitted);
      const sent = { invitees: [], version: 4, eventData: { eventName: 'Holi' } };
      expect(refused.news().asked?.at(-1)).toMatchObject(['updateEvent', sent]);
    }
  });

  it('Edit event: a change is sent again once a press, also where each look finds another version', async () => {
    const again = await startRefused();
    await again.answer('findEvent', { outcome: 'found', event: { ...event, version: 4 } });
    expect(again.news().at).toBe('updating (busy)');
    await again.answer('updateEvent', { outcome: 'refused', message: 'Try later.' });
    await again.answer('findEvent', { outcome: 'found', event: { ...event, version: 5 } });
    expect(again.news().at).toBe(editing);
    expect(again.context()).toMatchObject({
      refusal: 'Try later.',
      event: { version: 5 },
      draft: { form: { name: 'Holi' }, version: 5 },
    });
    again.send(submitted);
    await again.answer('updateEvent', { outcome: 'refused', message: 'Try later.' });
    await again.answer('findEvent', { outcome: 'found', event: { ...event, version: 6 } });
    expect(again.news().at).toBe('updating (busy)');
  });

  it.each([
    ['nothing newer', { outcome: 'found', event }],
    ['no such event', { outcome: 'notFound' }],
    ['no answer', null],
  ])(
    'Edit event: a refused change shows the service’s sentence where there is %s',
    async (_, answer) => {
      const refused = await startRefused();
      if (answer) await refused.answer('findEvent', answer);
      else await refused.fail('findEvent');
      expect(refused.context()).toMatchObject({
        refusal: 'This event was changed meanwhile.',
        draft: { form: { name: 'Holi' } },
      });
      expect(refused.news().at).toBe(editing);
      refused.send(submitted);
      expect(refused.context().refusal).toBeNull();
    },
  );

  it('Edit event: a change without an answer says so and may have been made, and one under an ended session says nothing', async () => {
    for (const [answer, refusal, told] of [
      [null, texts.eventNotUpdated, { told: [{ type: 'event.doubted' }] }],
      [{ outcome: 'unauthorized' }, null, {}],
    ] as const) {
      const sent = startEdit();
      sent.send(renamed);
      sent.send(submitted);
      if (answer) await sent.answer('updateEvent', answer);
      else await sent.fail('updateEvent');
      expect(sent.context()).toMatchObject({ refusal, draft: { form: { name: 'Holi' } } });
      expect(sent.news()).toEqual({ at: editing, asked: asked(3), ...told });
    }
  });

  it('Edit event: the draft has the name that earlier builds gave it', () => {
    expect(editEventDraft.flow).toBe('create-event.edit');
  });
});
