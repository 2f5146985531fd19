import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';
import type { RsvpDraft } from '#domain/invitation.ts';
import type { RsvpQuestion } from '#domain/rsvp.ts';
import { rsvpDraft, rsvpMachine } from '../../src/machines/rsvp.ts';
import { alert, startFlow, toast } from './harness.ts';

type RsvpInput = InputFrom<typeof rsvpMachine>;

const now = 1_000_000;
const deadline = now + 5_000;
const guests: RsvpQuestion = {
  questionId: 'q_custom_1',
  questionText: 'How many of you?',
  type: 'number',
};
const waiting = ['awaitInstant', { at: deadline + 1 }];
const expired = alert('RSVP Expired', 'RSVP period has expired for this event.');
const notSubmitted = [
  toast('Failed to submit RSVP. Please try again.', 'failure'),
  alert('Submission Failed', 'Something went wrong while submitting your RSVP.'),
];

type Start = Partial<Omit<RsvpInput, 'shell'>>;

function start(more: Start = {}) {
  const input = {
    kind: 'event' as const,
    userID: 'asha',
    id: 'garba',
    questionnaire: [guests],
    status: 'pending',
    responses: {},
    deadline,
    draft: null,
    now,
    ...more,
  };
  return startFlow(rsvpMachine, (shell) => ({ ...input, shell }));
}

function startAttending(isAttending = true, more: Start = {}) {
  const rsvp = start(more);
  rsvp.send({ type: 'attendance.answered', isAttending });
  rsvp.news();
  return rsvp;
}

function startSubmitting(isAttending = true) {
  const rsvp = startAttending(isAttending);
  rsvp.send({ type: 'rsvp.submitted', now });
  rsvp.news();
  return rsvp;
}

const given = { q_attending: true, q_custom_1: 4 };

function startChanging() {
  const rsvp = start({ status: 'accepted', responses: given });
  rsvp.send({ type: 'change.requested' });
  rsvp.news();
  return rsvp;
}

describe('an invitation that waits for an answer (specification, 4 and 5)', () => {
  it('is open until its deadline', () => {
    const rsvp = start();
    expect(rsvp.news()).toEqual({ at: 'open.answering.unanswered (draft)', asked: [waiting] });
    expect(rsvp.context()).toMatchObject({ answered: null, answers: {}, isChanging: false });
    expect(rsvp.context()).toMatchObject({ faulty: [], refusal: null });
    expect(rsvp.context().questions.map(({ questionId }) => questionId)).toEqual([
      'q_attending',
      'q_custom_1',
    ]);
  });

  it('is open for ever without a deadline', () => {
    const rsvp = start({ deadline: null });
    expect(rsvp.fakes.calls).toMatchObject([{ input: { at: Number.POSITIVE_INFINITY } }]);
  });

  it.each([
    ['event', 'Please answer whether you will be able to attend.'],
    ['organisation', 'Please answer whether you will attend.'],
  ] as const)('to an %s is not sent without saying yes or no', (kind, message) => {
    const rsvp = start({ kind });
    rsvp.news();
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.news()).toEqual({
      at: 'open.answering.unanswered (draft)',
      told: [alert('Incomplete', message)],
    });
  });

  it('is answered with yes or no, and each begins with no other answer', () => {
    const rsvp = startAttending();
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '4' });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
    expect(rsvp.context().answers).toEqual({ q_attending: true, q_custom_1: '4' });
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
    expect(rsvp.context().answers).toEqual({ q_attending: true });
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    expect(rsvp.news()).toEqual({ at: 'open.answering.notAttending (draft)' });
    expect(rsvp.context().answers).toEqual({ q_attending: false });
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    expect(rsvp.news()).toEqual({ at: 'open.answering.notAttending (draft)' });
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
    const no = startAttending(false);
    expect(no.news()).toEqual({ at: 'open.answering.notAttending (draft)' });
  });

  it('is not sent with a number that is none, which is said until it is mended', () => {
    const rsvp = startAttending();
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: 'four' });
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
    expect(rsvp.context().faulty).toEqual(['q_custom_1']);
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_2', answer: 'Rice' });
    expect(rsvp.context().faulty).toEqual(['q_custom_1']);
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '4' });
    expect(rsvp.context().faulty).toEqual([]);
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: 'four' });
    rsvp.send({ type: 'rsvp.submitted', now });
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    expect(rsvp.context().faulty).toEqual([]);
  });
});

describe('an answer on its way', () => {
  it.each([true, false])('of %s is sent once, and then stands', async (isAttending) => {
    const rsvp = startAttending(isAttending);
    rsvp.send({ type: 'rsvp.submitted', now });
    rsvp.send({ type: 'rsvp.submitted', now });
    const responses = { q_attending: isAttending };
    expect(rsvp.news()).toEqual({
      at: 'open.submitting (busy)',
      asked: [['respond', { kind: 'event', userID: 'asha', id: 'garba', responses }]],
    });
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news()).toEqual({ at: 'open.answered (settled)' });
    expect(rsvp.context()).toMatchObject({ answered: responses, isChanging: false });
  });

  it('that came too late for the service is expired', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'expired' });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)', told: [expired] });
  });

  it('that is refused says why, until it is sent again or begun afresh', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)', told: notSubmitted });
    expect(rsvp.context().refusal).toBe('Not possible.');
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.context()).toMatchObject({ refusal: null, faulty: [] });
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    expect(rsvp.context().refusal).toBeNull();
    rsvp.send({ type: 'rsvp.submitted', now });
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.context().refusal).toBeNull();
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    expect(rsvp.context().refusal).toBeNull();
  });

  it('that is lost can be sent again', async () => {
    const rsvp = startSubmitting(false);
    await rsvp.fail('respond');
    expect(rsvp.news()).toEqual({ at: 'open.answering.notAttending (draft)', told: notSubmitted });
  });

  it('of an expired session is kept without a word', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'unauthorized' });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
  });
});

describe('the deadline of an invitation (specification, 4 and 5)', () => {
  it('that has passed before leaves nothing to answer', () => {
    expect(start({ now: deadline + 1 }).news()).toEqual({ at: 'expired (settled)' });
    expect(start({ now: deadline }).news().at).toBe('open.answering.unanswered (draft)');
  });

  it('that passes ends it without a word', async () => {
    const rsvp = startAttending();
    await rsvp.answer('awaitInstant', { now: deadline + 1 });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)' });
    expect(rsvp.context().now).toBe(deadline + 1);
  });

  it('that cannot be waited for leaves it open', async () => {
    const rsvp = startAttending();
    await rsvp.fail('awaitInstant');
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
  });

  it.each([null, true, false])(
    'that has passed is told of with the button, at %s',
    (isAttending) => {
      const rsvp = isAttending === null ? start() : startAttending(isAttending);
      rsvp.news();
      rsvp.send({ type: 'rsvp.submitted', now: deadline + 1 });
      expect(rsvp.news()).toEqual({ at: 'expired (settled)', told: [expired] });
    },
  );

  it('of an organisation is told of in its own words', () => {
    const rsvp = start({ kind: 'organisation' });
    rsvp.news();
    rsvp.send({ type: 'rsvp.submitted', now: deadline + 1 });
    const message = 'RSVP period has expired for this organization.';
    expect(rsvp.news().told).toEqual([alert('RSVP Expired', message)]);
  });

  it('that passes while an answer is on its way lets it arrive, and ends it then', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('awaitInstant', { now: deadline + 1 });
    expect(rsvp.news()).toEqual({ at: 'open.submitting (busy)' });
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)' });
    expect(rsvp.context().answered).toEqual({ q_attending: true });
  });
});

describe('an answer that was given', () => {
  it.each(['responded', 'accepted'])('stands where the service says %s', (status) => {
    const rsvp = start({ status, responses: given });
    expect(rsvp.news()).toEqual({ at: 'open.answered (settled)', asked: [waiting] });
    const answers = { q_attending: true, q_custom_1: '4' };
    expect(rsvp.context()).toMatchObject({ answered: answers, answers });
  });

  it('can be changed, beginning with what it was, or left as it is', () => {
    const rsvp = start({ status: 'accepted', responses: given });
    rsvp.send({ type: 'change.requested' });
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context()).toMatchObject({ isChanging: true, answers: { q_custom_1: '4' } });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: 'four' });
    rsvp.send({ type: 'rsvp.submitted', now });
    rsvp.send({ type: 'change.cancelled' });
    expect(rsvp.news()).toEqual({ at: 'open.answered (settled)' });
    expect(rsvp.context()).toMatchObject({ isChanging: false, faulty: [], refusal: null });
    rsvp.send({ type: 'change.requested' });
    expect(rsvp.context().answers).toEqual({ q_attending: true, q_custom_1: '4' });
  });

  it('can be left as it is from yes, from no, and where nothing is said', () => {
    const yes = startChanging();
    yes.send({ type: 'change.cancelled' });
    expect(yes.news().at).toBe('open.answered (settled)');
    const no = startChanging();
    no.send({ type: 'attendance.answered', isAttending: false });
    no.send({ type: 'change.cancelled' });
    expect(no.news().at).toBe('open.answered (settled)');
    expect(no.context().isChanging).toBe(false);
    const silent = start({ status: 'responded' });
    silent.send({ type: 'change.requested' });
    expect(silent.news().at).toBe('open.answering.unanswered (draft)');
    silent.send({ type: 'change.cancelled' });
    expect(silent.news().at).toBe('open.answered (settled)');
    expect(silent.context().isChanging).toBe(false);
  });

  it('is the only one that a change can be left for', () => {
    for (const rsvp of [start(), startAttending(), startAttending(false)]) {
      expect(rsvp.can({ type: 'change.cancelled' })).toBe(false);
    }
  });
});

describe('an answer after a reload', () => {
  const draft: RsvpDraft = { answers: { q_attending: false }, isChanging: true };

  it('goes on where it was', () => {
    const rsvp = start({ draft });
    expect(rsvp.news().at).toBe('open.answering.notAttending (draft)');
    expect(rsvp.context().isChanging).toBe(false);
  });

  it('goes on with a change, where there is something to change', () => {
    const rsvp = start({ draft, status: 'accepted', responses: given });
    expect(rsvp.news().at).toBe('open.answering.notAttending (draft)');
    expect(rsvp.context().isChanging).toBe(true);
    const other = start({
      draft: { ...draft, isChanging: false },
      status: 'accepted',
      responses: given,
    });
    expect(other.news().at).toBe('open.answered (settled)');
  });

  it('was kept under its own name', () => {
    expect(rsvpDraft.flow).toBe('rsvp');
    expect(rsvpDraft.of(startChanging().snapshot())).toEqual({
      answers: { q_attending: true, q_custom_1: '4' },
      isChanging: true,
    });
  });
});
