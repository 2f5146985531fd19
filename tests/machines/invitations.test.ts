import { describe, expect, it } from 'vitest';
import { attendingQuestion } from '#domain/rsvp.ts';
import { answeredGarba, garba, trust } from '../model/flows/invitations.model.ts';
import { deadline, guests, questionnaire, refusal, responses } from '../model/flows/rsvp.model.ts';
import { asked } from './booking-under-test.ts';
import { draftOf, startLists, startRsvp } from './invitations-under-test.ts';

const notSubmitted = {
  title: 'Submission Failed',
  message: 'Something went wrong while submitting your RSVP.',
};
const tooLate = { title: 'RSVP Expired', message: 'RSVP period has expired for this event.' };
const toast = 'Failed to submit RSVP. Please try again.';

describe('an answer to an invitation (specification, 4, 5 and 7)', () => {
  it.each([
    ['event', 'Please answer whether you will be able to attend.'],
    ['organisation', 'Please answer whether you will attend.'],
  ] as const)('to an %s that says neither yes nor no is not sent: “%s”', (kind, message) => {
    const { fakes, submit, alerts, toasts } = startRsvp({ kind });
    submit();
    expect(alerts()).toEqual([{ title: 'Incomplete', message }]);
    expect(toasts()).toEqual([]);
    expect(asked(fakes, 'respond')).toEqual([]);
  });

  it('is sent as it was given: yes and no, numbers as numbers, texts trimmed, once', () => {
    const meal = { questionId: 'q_custom_2', questionText: 'Food?', type: 'text' as const };
    const car = { questionId: 'q_custom_3', questionText: 'By car?', type: 'boolean' as const };
    const left = { questionId: 'q_custom_4', questionText: 'Else?', type: 'text' as const };
    const { fakes, say, type, submit } = startRsvp({
      questionnaire: [...questionnaire, meal, car, left],
    });
    say(true);
    type('q_custom_1', ' ४ ');
    type('q_custom_2', ' Rice & dal ');
    type('q_custom_3', false);
    type('q_custom_4', '   ');
    for (const _ of [1, 2, 3]) submit();
    expect(asked(fakes, 'respond')).toEqual([
      {
        kind: 'event',
        userID: 'asha',
        id: 'garba',
        responses: {
          q_attending: true,
          q_custom_1: 4,
          q_custom_2: 'Rice & dal',
          q_custom_3: false,
        },
      },
    ]);
  });

  it('needs nothing but yes', () => {
    const { fakes, say, submit } = startRsvp({ kind: 'organisation', id: 'trust' });
    say(true);
    submit();
    const sent = { kind: 'organisation', userID: 'asha', id: 'trust' };
    expect(asked(fakes, 'respond')).toEqual([{ ...sent, responses: { q_attending: true } }]);
  });

  it('of No after Yes hides and clears the other answers, and sends none of them', () => {
    const { rsvp, fakes, say, type, submit, typed } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    say(false);
    expect(typed()).toEqual({ q_attending: false });
    type('q_custom_1', '5');
    expect(typed()).toEqual({ q_attending: false });
    expect(rsvp.getSnapshot().can({ type: 'question.answered', questionId: 'x', answer: '' })).toBe(
      false,
    );
    submit();
    expect(asked(fakes, 'respond')).toMatchObject([{ responses: { q_attending: false } }]);
  });

  it('of Yes after No begins with empty answers', () => {
    const { say, type, typed } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    say(false);
    say(true);
    expect(typed()).toEqual({ q_attending: true });
  });

  it('with a number that is none is not sent, and says so until it is mended', async () => {
    const { rsvp, fakes, say, type, submit, told } = startRsvp();
    say(true);
    type('q_custom_1', 'twelve');
    submit();
    expect(asked(fakes, 'respond')).toEqual([]);
    expect(told()).toEqual([]);
    expect(rsvp.getSnapshot().context.faulty).toEqual(['q_custom_1']);
    type('q_custom_1', '12');
    expect(rsvp.getSnapshot().context.faulty).toEqual([]);
    submit();
    expect(asked(fakes, 'respond')).toMatchObject([{ responses: { q_custom_1: 12 } }]);
  });

  it('that arrived is shown, says nothing aloud, and can be changed or left as it is', async () => {
    const { rsvp, fakes, say, type, submit, answer, told, typed, at } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    submit();
    await answer('respond', { outcome: 'answered' });
    expect(at()).toEqual({ open: 'answered' });
    expect(told()).toEqual([]);

    rsvp.send({ type: 'change.requested' });
    expect(typed()).toEqual({ q_attending: true, q_custom_1: '4' });
    say(false);
    rsvp.send({ type: 'change.cancelled' });
    expect(at()).toEqual({ open: 'answered' });
    expect(rsvp.getSnapshot().context.answered).toEqual({ q_attending: true, q_custom_1: '4' });

    rsvp.send({ type: 'change.requested' });
    expect(typed()).toEqual({ q_attending: true, q_custom_1: '4' });
    say(false);
    submit();
    await answer('respond', { outcome: 'answered' });
    expect(rsvp.getSnapshot().context.answered).toEqual({ q_attending: false });
    expect(asked(fakes, 'respond')).toHaveLength(2);
  });

  it('that is changed and does not arrive leaves the first one standing', async () => {
    const { rsvp, say, submit, fail, typed, at } = startRsvp({ status: 'responded', responses });
    rsvp.send({ type: 'change.requested' });
    say(false);
    submit();
    await fail('respond');
    expect(at()).toEqual({ open: { answering: 'notAttending' } });
    expect(typed()).toEqual({ q_attending: false });
    rsvp.send({ type: 'change.cancelled' });
    expect(at()).toEqual({ open: 'answered' });
    expect(rsvp.getSnapshot().context.answered).toEqual({ q_attending: true, q_custom_1: '4' });
  });

  it('with 200 questions is sent whole', () => {
    const many = Array.from({ length: 199 }, (_, index) => ({
      ...guests,
      questionId: `q_custom_${index + 1}`,
    }));
    const { fakes, say, type, submit } = startRsvp({ questionnaire: [attendingQuestion, ...many] });
    say(true);
    for (const { questionId } of many) type(questionId, '1');
    submit();
    const [sent] = asked(fakes, 'respond') as { responses: object }[];
    expect(Object.keys(sent?.responses ?? {})).toHaveLength(200);
  });
});

describe('the deadline (specification, 4, 5 and 9)', () => {
  it('turns the form expired the moment it has passed, without a word, and keeps no draft', async () => {
    const { fakes, drafts, say, answer, told, at } = startRsvp();
    say(true);
    expect(asked(fakes, 'awaitInstant')).toEqual([{ at: deadline + 1 }]);
    await answer('awaitInstant', { now: deadline + 1 });
    expect(at()).toBe('expired');
    expect(told()).toEqual([]);
    expect(draftOf(drafts, 'asha', 'event.garba')).toBeNull();
  });

  it('that has passed before shows no form, and waits for nothing', () => {
    const { fakes, at, say, submit, told } = startRsvp({ now: deadline + 1 });
    expect(at()).toBe('expired');
    say(true);
    submit();
    expect(at()).toBe('expired');
    expect([fakes.waiting('awaitInstant'), asked(fakes, 'respond'), told()]).toEqual([0, [], []]);
  });

  it('is still open in its last millisecond', () => {
    const { say, submit, fakes, at } = startRsvp({ now: deadline });
    expect(at()).toEqual({ open: { answering: 'unanswered' } });
    say(true);
    submit(deadline);
    expect(asked(fakes, 'respond')).toHaveLength(1);
  });

  it.each([
    ['an unanswered form', null],
    ['a Yes', true],
    ['a No', false],
  ])('that has passed refuses %s, though nobody has told of it yet', (_, isAttending) => {
    const { say, submit, fakes, alerts, toasts, at } = startRsvp();
    if (isAttending !== null) say(isAttending);
    submit(deadline + 1);
    expect(at()).toBe('expired');
    expect(alerts()).toEqual([tooLate]);
    expect(toasts()).toEqual([]);
    expect(asked(fakes, 'respond')).toEqual([]);
  });

  it('of an organisation is told of in its own words', () => {
    const { submit, alerts } = startRsvp({ kind: 'organisation' });
    submit(deadline + 1);
    const message = 'RSVP period has expired for this organization.';
    expect(alerts()).toEqual([{ title: 'RSVP Expired', message }]);
  });

  it('is the service’s to judge, whatever this device’s clock shows', async () => {
    const { say, submit, answer, alerts, toasts, at } = startRsvp();
    say(true);
    submit();
    await answer('respond', { outcome: 'expired' });
    expect(at()).toBe('expired');
    expect(alerts()).toEqual([tooLate]);
    expect(toasts()).toEqual([]);
  });

  it('that passes while an answer is on its way does not take the answer back', async () => {
    const { rsvp, fakes, say, submit, answer, told, at } = startRsvp();
    say(true);
    submit(deadline);
    await answer('awaitInstant', { now: deadline + 1 });
    expect(at()).toEqual({ open: 'submitting' });
    expect(fakes.waiting('respond')).toBe(1);
    await answer('respond', { outcome: 'answered' });
    expect(at()).toBe('expired');
    expect(rsvp.getSnapshot().context.answered).toEqual({ q_attending: true });
    expect(told()).toEqual([]);
  });

  it('that passes while an answer is on its way and lost leaves no form to try again', async () => {
    const { say, submit, answer, fail, alerts, at } = startRsvp();
    say(true);
    submit(deadline);
    await answer('awaitInstant', { now: deadline + 1 });
    await fail('respond');
    expect(at()).toBe('expired');
    expect(alerts()).toEqual([notSubmitted]);
  });

  it('that nobody set or can read never comes', () => {
    const { say, submit, fakes } = startRsvp({ deadline: null });
    say(true);
    submit(Number.MAX_SAFE_INTEGER);
    expect(asked(fakes, 'respond')).toHaveLength(1);
    expect(asked(fakes, 'awaitInstant')).toEqual([{ at: Number.POSITIVE_INFINITY }]);
  });

  it('that has passed leaves the answer that was given', () => {
    const { rsvp, at } = startRsvp({ status: 'accepted', responses, now: deadline + 1 });
    expect(at()).toBe('expired');
    expect(rsvp.getSnapshot().context.answered).toEqual({ q_attending: true, q_custom_1: '4' });
    expect(rsvp.getSnapshot().can({ type: 'change.requested' })).toBe(false);
  });
});

describe('an answer that is not taken (specification, 8)', () => {
  it('with the service’s own sentence keeps it in place beside the answers, until it is sent again', async () => {
    const { rsvp, say, type, submit, answer, alerts, toasts, typed, at } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    submit();
    await answer('respond', { outcome: 'refused', message: refusal });
    expect(toasts()).toEqual([toast]);
    expect(alerts()).toEqual([notSubmitted]);
    expect(at()).toEqual({ open: { answering: 'attending' } });
    expect(typed()).toEqual({ q_attending: true, q_custom_1: '4' });
    expect(rsvp.getSnapshot().context.refusal).toBe(refusal);
    submit();
    expect(rsvp.getSnapshot().context.refusal).toBeNull();
  });

  it('for any other reason says the same, without a sentence, and is sent the same again', async () => {
    const { rsvp, fakes, say, type, submit, fail, alerts, toasts, typed } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    submit();
    await fail('respond');
    expect(toasts()).toEqual([toast]);
    expect(alerts()).toEqual([notSubmitted]);
    expect(rsvp.getSnapshot().context.refusal).toBeNull();
    expect(typed()).toEqual({ q_attending: true, q_custom_1: '4' });
    submit();
    const [first, second] = asked(fakes, 'respond');
    expect(second).toEqual(first);
  });

  it('on an expired session keeps the answers, with nothing said beside the login', async () => {
    const { drafts, say, type, submit, answer, told, typed } = startRsvp();
    say(true);
    type('q_custom_1', '4');
    submit();
    await answer('respond', { outcome: 'unauthorized' });
    expect(told()).toEqual([]);
    expect(typed()).toEqual({ q_attending: true, q_custom_1: '4' });
    expect(draftOf(drafts, 'asha', 'event.garba')?.answers).toEqual(typed());
  });
});

describe('answers that were not sent', () => {
  it('are there again after a reload, of that person and that invitation alone', () => {
    const first = startRsvp();
    first.say(true);
    first.type('q_custom_1', 'tw');
    first.stop();
    const { drafts } = first;
    const again = startRsvp({ drafts });
    expect(again.at()).toEqual({ open: { answering: 'attending' } });
    expect(again.typed()).toEqual({ q_attending: true, q_custom_1: 'tw' });
    const others = [
      startRsvp({ drafts, userID: 'ravi' }),
      startRsvp({ drafts, id: 'holi' }),
      startRsvp({ drafts, kind: 'organisation' }),
    ];
    for (const { typed, at } of others) {
      expect([typed(), at()]).toEqual([{}, { open: { answering: 'unanswered' } }]);
    }
  });

  it('in the middle of a change go on there', () => {
    const answered = { status: 'responded', responses };
    const first = startRsvp(answered);
    first.rsvp.send({ type: 'change.requested' });
    first.say(false);
    const again = startRsvp({ ...answered, drafts: first.drafts });
    expect(again.at()).toEqual({ open: { answering: 'notAttending' } });
    again.rsvp.send({ type: 'change.cancelled' });
    expect(again.at()).toEqual({ open: 'answered' });
    expect(draftOf(first.drafts, 'asha', 'event.garba')).toBeNull();
  });

  it('are forgotten once the invitation is answered', async () => {
    const { drafts, say, submit, answer } = startRsvp();
    say(true);
    expect(draftOf(drafts, 'asha', 'event.garba')).not.toBeNull();
    submit();
    await answer('respond', { outcome: 'answered' });
    expect(draftOf(drafts, 'asha', 'event.garba')).toBeNull();
  });

  it('never stand in the way of an answer that was given elsewhere', () => {
    const first = startRsvp();
    first.say(false);
    const { rsvp, at } = startRsvp({ drafts: first.drafts, status: 'responded', responses });
    expect(at()).toEqual({ open: 'answered' });
    rsvp.send({ type: 'change.requested' });
    expect(rsvp.getSnapshot().context.answers).toEqual({ q_attending: true, q_custom_1: '4' });
  });

  it('of a change are no change any more where the answer was taken back', () => {
    const first = startRsvp({ status: 'responded', responses });
    first.rsvp.send({ type: 'change.requested' });
    const { rsvp, at } = startRsvp({ drafts: first.drafts });
    expect(at()).toEqual({ open: { answering: 'attending' } });
    expect(rsvp.getSnapshot().context.isChanging).toBe(false);
    expect(rsvp.getSnapshot().can({ type: 'change.cancelled' })).toBe(false);
  });
});

describe('the invitations of a person (specification, 2 and 8)', () => {
  it('of both kinds are asked for side by side, each once', () => {
    const { fakes } = startLists();
    expect(asked(fakes, 'getUserEvents')).toEqual([{ userID: 'asha' }]);
    expect(asked(fakes, 'getUserMemberInvites')).toEqual([{ userID: 'asha' }]);
  });

  it('to organisations that do not arrive are none, without a word', async () => {
    const { answer, fail, told, shown, lists } = startLists();
    await fail('getUserMemberInvites');
    await answer('getUserEvents', [garba]);
    expect(told()).toEqual([]);
    expect(shown()).toEqual({ events: [garba], invites: [] });
    expect(lists.getSnapshot().value).toEqual({ events: 'listing', organisations: 'listing' });
  });

  it('to events that do not arrive are told of, and both kinds are asked for again', async () => {
    const { lists, fakes, answer, fail, toasts, alerts, shown } = startLists();
    await answer('getUserMemberInvites', [trust]);
    await fail('getUserEvents');
    expect(toasts()).toEqual(['Failed to load events or invites. Please try again.']);
    expect(alerts()).toEqual([]);
    expect(shown().invites).toEqual([trust]);
    lists.send({ type: 'invitations.retried' });
    expect([fakes.waiting('getUserEvents'), fakes.waiting('getUserMemberInvites')]).toEqual([1, 1]);
    await answer('getUserEvents', [garba]);
    expect(shown()).toEqual({ events: [garba], invites: [trust] });
  });

  it('are fetched anew when the page is looked at again, quietly, with the old ones in place', async () => {
    const { lists, answer, lookAgain, told, shown } = startLists();
    await answer('getUserEvents', [garba]);
    await answer('getUserMemberInvites', [trust]);
    lookAgain();
    expect(lists.getSnapshot().hasTag('loading')).toBe(false);
    expect(shown()).toEqual({ events: [garba], invites: [trust] });
    await answer('getUserEvents', [answeredGarba]);
    await answer('getUserMemberInvites', []);
    expect(shown()).toEqual({ events: [answeredGarba], invites: [] });
    expect(told()).toEqual([]);
  });

  it('that cannot be fetched anew stay as they are, without a word', async () => {
    const { answer, fail, lookAgain, told, shown } = startLists();
    await answer('getUserEvents', [garba]);
    await answer('getUserMemberInvites', [trust]);
    lookAgain();
    await fail('getUserEvents');
    await fail('getUserMemberInvites');
    expect(shown()).toEqual({ events: [garba], invites: [trust] });
    expect(told()).toEqual([]);
  });

  it('are asked for once at a time, however often the page is looked at', async () => {
    const { fakes, answer, lookAgain } = startLists();
    lookAgain();
    await answer('getUserEvents', [garba]);
    for (const _ of [1, 2, 3]) lookAgain();
    expect(fakes.waiting('getUserEvents')).toBe(1);
    expect(fakes.waiting('getUserMemberInvites')).toBe(1);
  });

  it('that did not come are tried again when the page is looked at again', async () => {
    const { fail, answer, lookAgain, shown } = startLists();
    await fail('getUserEvents');
    lookAgain();
    await answer('getUserEvents', [garba]);
    expect(shown().events).toEqual([garba]);
  });
});
