import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';
import type { RsvpDraft } from '#domain/invitation.ts';
import { questionsToAsk, type RsvpQuestion } from '#domain/rsvp.ts';
import type { Asked } from '#domain/rsvp-form.ts';
import { rsvpDraft, rsvpMachine } from '../../src/machines/rsvp.ts';
import { alert, startFlow, toast } from './harness.ts';

type RsvpInput = InputFrom<typeof rsvpMachine>;

const now = 1_000_000;
const deadline = now + 5_000;
const former = '2026-03-14T14:00:00.000Z';
const later = '2026-03-15T14:00:00.000Z';
const guests: RsvpQuestion = {
  questionId: 'q_custom_1',
  questionText: 'How many of you?',
  type: 'number',
};
const waiting = ['awaitInstant', { at: deadline + 1 }];
/** The agenda beside the invitations follows an answer to an event. */
const agenda = { type: 'entry.changed', change: { type: 'items.refreshed' } };
const accepted = [{ type: 'invitation.answered', kind: 'event' }, agenda];
const closed = { type: 'invitation.closed' };
const doubted = (message: string | null) => ({
  type: 'invitation.doubted',
  kind: 'event',
  id: 'garba',
  message,
});
const expired = alert('RSVP Expired', 'RSVP period has expired for this event.');
const notSubmitted = [
  toast('Failed to submit RSVP. Please try again.', 'failure', 'rsvp'),
  alert('Submission Failed', 'Something went wrong while submitting your RSVP.'),
];
const withdrawn = { type: 'toast.withdrawn', topic: 'rsvp' };

type Start = Partial<Omit<RsvpInput, 'shell' | 'owner'>>;

function start(more: Start = {}) {
  const input = {
    kind: 'event' as const,
    userID: 'asha',
    id: 'garba',
    questions: questionsToAsk([guests]),
    told: null,
    deadline,
    date: former,
    version: null,
    changed: [],
    draft: null,
    now,
    ...more,
  };
  return startFlow(rsvpMachine, (shell) => ({ ...input, shell, owner: shell }));
}

function startAttending(isAttending = true, more: Start = {}) {
  const rsvp = start(more);
  rsvp.send({ type: 'attendance.answered', isAttending });
  rsvp.news();
  return rsvp;
}

function startSubmitting() {
  const rsvp = startAttending(true);
  rsvp.send({ type: 'rsvp.submitted', now });
  rsvp.news();
  return rsvp;
}

const given = { q_attending: true, q_custom_1: '4' };
const changed = [{ field: 'time' as const, former }];

/** The invitation as the service tells it once the host has moved the event. */
function renewal(more: Partial<Asked> = {}): { type: 'invitation.renewed'; asked: Asked } {
  const questions = questionsToAsk([guests]);
  const asked = { questions, deadline, date: later, version: 2, changed, told: given };
  return { type: 'invitation.renewed', asked: { ...asked, ...more } };
}

function startChanging() {
  const rsvp = start({ told: given });
  rsvp.send({ type: 'change.requested' });
  rsvp.news();
  return rsvp;
}

describe('RSVP: an open invitation (§4.20, §5.18)', () => {
  it('RSVP: an unanswered invitation is open and asks q_attending first', () => {
    const rsvp = start();
    expect(rsvp.news()).toEqual({ at: 'open.answering.unanswered (draft)', asked: [waiting] });
    expect(rsvp.context()).toMatchObject({ answered: null, answers: {}, isChanging: false });
    expect(rsvp.context()).toMatchObject({ faulty: [], refusal: null });
    expect(rsvp.context().questions.map(({ questionId }) => questionId)).toEqual([
      'q_attending',
      'q_custom_1',
    ]);
  });

  it.each([
    ['event', 'Please answer whether you will be able to attend.'],
    ['organisation', 'Please answer whether you will attend.'],
  ] as const)('RSVP: an answer to an %s needs yes or no before it is sent', (kind, message) => {
    const rsvp = start({ kind });
    rsvp.news();
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.news()).toEqual({
      at: 'open.answering.unanswered (draft)',
      told: [alert('Incomplete', message)],
    });
  });

  it('RSVP: answering Yes or No clears the other questions', () => {
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

  it('RSVP: after No the other questions take no answer', () => {
    const rsvp = startAttending(false);
    const answer = { type: 'question.answered', questionId: 'q_custom_1', answer: '5' } as const;
    expect(rsvp.can(answer)).toBe(false);
    rsvp.send(answer);
    expect(rsvp.context().answers).toEqual({ q_attending: false });
  });

  it('RSVP: text in a number field stops sending until it is corrected', () => {
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

describe('RSVP: sending an answer (§8.7, §19.1)', () => {
  it.each([
    ['event', true],
    ['event', false],
    ['organisation', true],
  ] as const)(
    'RSVP: an answer to an %s (%s) is sent once and then shown',
    async (kind, isAttending) => {
      const rsvp = startAttending(isAttending, { kind });
      rsvp.send({ type: 'rsvp.submitted', now });
      rsvp.send({ type: 'rsvp.submitted', now });
      const responses = { q_attending: isAttending };
      expect(rsvp.news()).toEqual({
        at: 'open.submitting (busy)',
        asked: [['respond', { kind, userID: 'asha', id: 'garba', responses, version: null }]],
        told: [withdrawn],
      });
      await rsvp.answer('respond', { outcome: 'answered' });
      expect(rsvp.news()).toEqual({
        at: 'open.answered (settled)',
        asked: [waiting],
        told: [{ type: 'invitation.answered', kind }, ...(kind === 'event' ? [agenda] : [])],
      });
      expect(rsvp.context()).toMatchObject({ answered: responses, isChanging: false });
    },
  );

  it('RSVP: an answer that the service finds too late shows the invitation as expired', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'expired' });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)', told: [expired, closed] });
  });

  it('RSVP: the service’s reason for a refusal stays until the next try', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    expect(rsvp.news()).toEqual({
      at: 'open.answering.attending (draft)',
      asked: [waiting],
      told: notSubmitted,
    });
    expect(rsvp.context()).toMatchObject({
      refusal: 'Not possible.',
      isToasted: true,
      answers: { q_attending: true },
    });
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

  it('RSVP: an answer that could not be sent can be sent again unchanged, and no toast says any more that it failed', async () => {
    const rsvp = startAttending(false);
    rsvp.send({ type: 'rsvp.submitted', now });
    const { asked, told } = rsvp.news();
    await rsvp.fail('respond');
    expect(rsvp.news()).toEqual({
      at: 'open.answering.notAttending (draft)',
      asked: [waiting],
      told: notSubmitted,
    });
    expect(rsvp.context().refusal).toBeNull();
    rsvp.send({ type: 'rsvp.submitted', now });
    expect(rsvp.news()).toEqual({ at: 'open.submitting (busy)', asked, told });
    expect(told).toEqual([withdrawn]);
  });

  it('RSVP: an expired session keeps the answers and shows no message beside the login', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'unauthorized' });
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)', asked: [waiting] });
    expect(rsvp.context().answers).toEqual({ q_attending: true });
  });
});

describe('RSVP: the deadline (§4.22, §5.21, §19.3)', () => {
  it('RSVP: after its deadline an invitation takes no answer and no change', () => {
    const rsvp = start({ told: given, now: deadline + 1 });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)' });
    expect(rsvp.context().answered).toEqual({ q_attending: true, q_custom_1: '4' });
    expect(rsvp.can({ type: 'rsvp.submitted', now: deadline + 1 })).toBe(false);
    expect(rsvp.can({ type: 'change.requested' })).toBe(false);
  });

  it('RSVP: an invitation without a deadline stays open', () => {
    const rsvp = start({ deadline: null });
    expect(rsvp.fakes.calls).toMatchObject([{ input: { at: Number.POSITIVE_INFINITY } }]);
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    rsvp.send({ type: 'rsvp.submitted', now: Number.MAX_SAFE_INTEGER });
    expect(rsvp.news().at).toBe('open.submitting (busy)');
  });

  it('RSVP: a deadline that passes on the screen ends the invitation and shows no alert', async () => {
    const rsvp = startAttending();
    await rsvp.answer('awaitInstant', { now: deadline + 1 });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)' });
    expect(rsvp.context().now).toBe(deadline + 1);
  });

  it('RSVP: an invitation stays open when its timer breaks down', async () => {
    const rsvp = startAttending();
    await rsvp.fail('awaitInstant');
    expect(rsvp.news()).toEqual({ at: 'open.answering.attending (draft)' });
  });

  it.each([
    ['event', null, 'RSVP period has expired for this event.'],
    ['event', true, 'RSVP period has expired for this event.'],
    ['organisation', false, 'RSVP period has expired for this organization.'],
  ] as const)(
    'RSVP: sending after the deadline of an %s shows "RSVP Expired" (answer: %s)',
    (kind, isAttending, message) => {
      const rsvp = isAttending === null ? start({ kind }) : startAttending(isAttending, { kind });
      rsvp.news();
      rsvp.send({ type: 'rsvp.submitted', now: deadline + 1 });
      const told = [alert('RSVP Expired', message)];
      expect(rsvp.news()).toEqual({ at: 'expired (settled)', told });
    },
  );

  it('RSVP: an answer sent in time counts although the deadline passes meanwhile', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('awaitInstant', { now: deadline + 1 });
    expect(rsvp.news()).toEqual({ at: 'open.submitting (busy)' });
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news()).toEqual({ at: 'expired (settled)', told: accepted });
    expect(rsvp.context().answered).toEqual({ q_attending: true });
  });

  it('RSVP: a deadline that was moved while an answer was on its way is the one that ends the invitation', async () => {
    const rsvp = startSubmitting();
    const extended = deadline + 5_000;
    rsvp.send(renewal({ deadline: extended }));
    rsvp.news();
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news().asked).toEqual([['awaitInstant', { at: extended + 1 }]]);
    expect(rsvp.fakes.waiting('awaitInstant')).toBe(1);
  });

  it('RSVP: an answer that fails after the deadline passed cannot be sent again', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('awaitInstant', { now: deadline + 1 });
    await rsvp.fail('respond');
    expect(rsvp.news()).toEqual({ at: 'expired (settled)', told: notSubmitted });
  });
});

describe('RSVP: an answered invitation (§4.17, §19.4)', () => {
  it('RSVP: an invitation that was answered before shows the answer', () => {
    const rsvp = start({ told: given });
    expect(rsvp.news()).toEqual({ at: 'open.answered (settled)', asked: [waiting] });
    expect(rsvp.context()).toMatchObject({ answered: given, answers: given });
  });

  it('RSVP: a change starts from the given answer, and cancelling it restores that answer', () => {
    const rsvp = start({ told: given });
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

  it('RSVP: a change can be cancelled from No and without an answer', () => {
    const no = startChanging();
    no.send({ type: 'attendance.answered', isAttending: false });
    no.send({ type: 'change.cancelled' });
    expect(no.news().at).toBe('open.answered (settled)');
    expect(no.context()).toMatchObject({ isChanging: false, answered: { q_attending: true } });
    const silent = start({ told: {} });
    silent.send({ type: 'change.requested' });
    expect(silent.news().at).toBe('open.answering.unanswered (draft)');
    silent.send({ type: 'change.cancelled' });
    expect(silent.news().at).toBe('open.answered (settled)');
    expect(silent.context().isChanging).toBe(false);
  });

  it('RSVP: a sent change replaces the first answer', async () => {
    const rsvp = startChanging();
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    rsvp.send({ type: 'rsvp.submitted', now });
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context().answered).toEqual({ q_attending: false });
  });

  it('RSVP: a change without an answer, or with a 5xx and a sentence, has the invitation fetched anew, and “Cancel” leads back to the answer that the service has', async () => {
    const taken = { q_attending: false };
    for (const [told, message] of [
      [given, null],
      [taken, null],
      [taken, 'We are busy.'],
    ] as const) {
      const rsvp = startChanging();
      rsvp.send({ type: 'attendance.answered', isAttending: false });
      rsvp.send({ type: 'rsvp.submitted', now });
      rsvp.news();
      if (message === null) await rsvp.fail('respond');
      else await rsvp.answer('respond', { outcome: 'refused', message });
      expect(rsvp.news()).toEqual({
        at: 'open.answering.notAttending (draft)',
        asked: [waiting],
        told: [...notSubmitted, doubted(message)],
      });
      rsvp.send(renewal({ date: former, changed: [], told }));
      expect(rsvp.context().answers).toEqual(taken);
      rsvp.send({ type: 'change.cancelled' });
      expect(rsvp.news().at).toBe('open.answered (settled)');
      expect(rsvp.context()).toMatchObject({ answered: told, answers: told });
    }
  });
});

describe('RSVP: an answer after a reload (§11.8)', () => {
  const draft: RsvpDraft = { answers: { q_attending: false }, isChanging: true };

  it('RSVP: a reload restores the answers that were not sent', () => {
    const rsvp = start({ draft });
    expect(rsvp.news().at).toBe('open.answering.notAttending (draft)');
    expect(rsvp.context()).toMatchObject({ answers: { q_attending: false }, isChanging: false });
    expect(rsvp.can({ type: 'change.cancelled' })).toBe(false);
  });

  it('RSVP: a reload during a change continues the change', () => {
    const rsvp = start({ draft, told: given });
    expect(rsvp.news().at).toBe('open.answering.notAttending (draft)');
    expect(rsvp.context().isChanging).toBe(true);
  });

  it('RSVP: an answer given on another device replaces the draft', () => {
    const rsvp = start({
      draft: { ...draft, isChanging: false },
      told: given,
    });
    expect(rsvp.news().at).toBe('open.answered (settled)');
    rsvp.send({ type: 'change.requested' });
    expect(rsvp.context().answers).toEqual({ q_attending: true, q_custom_1: '4' });
  });

  it('RSVP: the draft holds the answers and whether they are a change', () => {
    expect(rsvpDraft.flow).toBe('rsvp');
    const rsvp = startChanging();
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '5' });
    expect(rsvpDraft.of(rsvp.snapshot())).toEqual({
      answers: { q_attending: true, q_custom_1: '5' },
      isChanging: true,
    });
    expect(rsvpDraft.isBlank?.(rsvp.snapshot())).toBe(false);
  });
});

describe('RSVP: a changed time asks again (§22.57)', () => {
  const answered = { told: given };
  const moved = { ...answered, date: later, version: 2, changed };
  it('RSVP: the form opens by itself with the former answer, and one press confirms it', async () => {
    const rsvp = start(moved);
    expect(rsvp.news().at).toBe('open.answering.confirming');
    expect(rsvp.context()).toMatchObject({ isChanging: false, answers: { q_custom_1: '4' } });
    rsvp.send({ type: 'rsvp.submitted', now });
    const responses = { q_attending: true, q_custom_1: 4 };
    const sent = { kind: 'event', userID: 'asha', id: 'garba', responses, version: 2 };
    expect(rsvp.news().asked).toEqual([['respond', sent]]);
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news()).toEqual({
      at: 'open.answered (settled)',
      asked: [waiting],
      told: accepted,
    });
    expect(rsvp.context().changed).toEqual([]);
  });

  it('RSVP: nothing is kept as a draft before the person changes their answer', () => {
    const rsvp = start(moved);
    rsvp.news();
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '5' });
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvpDraft.of(rsvp.snapshot())).toEqual({
      answers: { q_attending: true, q_custom_1: '5' },
      isChanging: true,
    });
    const declining = start(moved);
    declining.send({ type: 'attendance.answered', isAttending: false });
    expect(declining.news().at).toBe('open.answering.notAttending (draft)');
    expect(rsvpDraft.of(declining.snapshot()).isChanging).toBe(true);
    const no = start({ ...moved, told: { q_attending: false } });
    const answer = { type: 'question.answered', questionId: 'q_custom_1', answer: '5' } as const;
    expect(no.can(answer)).toBe(false);
  });

  it('RSVP: cancelling leaves the former answer, and the form closed until the time changes again', () => {
    const rsvp = start(moved);
    rsvp.send({ type: 'attendance.answered', isAttending: false });
    rsvp.news();
    rsvp.send({ type: 'change.cancelled' });
    expect(rsvp.news()).toEqual({ at: 'open.answered (settled)' });
    rsvp.send(renewal({ version: 3, changed: [...changed, { field: 'venue' }] }));
    expect(rsvp.news().at).toBe('open.answered (settled)');
    rsvp.send(renewal({ version: 4, date: '2026-03-16T14:00:00.000Z' }));
    expect(rsvp.news().at).toBe('open.answering.confirming');
    expect(rsvp.context().answers).toEqual({ q_attending: true, q_custom_1: '4' });
  });

  it('RSVP: another change than of the time asks nothing', () => {
    const rsvp = start({ ...moved, changed: [{ field: 'venue', former: 'Hall' }] });
    expect(rsvp.news().at).toBe('open.answered (settled)');
  });

  it.each([true, false])(
    'RSVP: a draft of the person’s own goes on where it was left (of a change: %s)',
    (isChanging) => {
      const draft = { answers: { q_attending: true, q_custom_1: 'fo' }, isChanging };
      const rsvp = start({ ...moved, draft });
      expect(rsvp.news().at).toBe('open.answering.attending (draft)');
      expect(rsvp.context()).toMatchObject({ answers: draft.answers, isChanging: true });
    },
  );

  it('RSVP: a change that is noticed while the page is open keeps what is typed', () => {
    const rsvp = start({ ...answered, version: 1 });
    rsvp.send({ type: 'change.requested' });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '5' });
    rsvp.send(renewal());
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context()).toMatchObject({ version: 2, changed, answers: { q_custom_1: '5' } });
    const silent = start({ ...answered, version: 1 });
    silent.send(renewal());
    expect(silent.news().at).toBe('open.answering.confirming');
    silent.send(renewal({ version: 3, date: former, changed: [] }));
    expect(silent.news().at).toBe('open.answered (settled)');
  });

  it('RSVP: a guest without an answer reads what the time was when they opened the page', () => {
    const rsvp = startAttending();
    rsvp.send(renewal({ changed: [], told: null }));
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context().changed).toEqual(changed);
    expect(rsvp.can(renewal({ changed: [], told: null }))).toBe(false);
    rsvp.send(renewal({ version: 3, date: '2026-03-16T14:00:00.000Z', changed: [], told: null }));
    expect(rsvp.context().changed).toEqual(changed);
    rsvp.send(renewal({ version: 4, date: former, changed: [], told: null }));
    expect(rsvp.context().changed).toEqual([]);
  });

  it('RSVP: a later deadline opens an expired invitation again', () => {
    const rsvp = start({ ...answered, now: deadline + 1 });
    expect(rsvp.news().at).toBe('expired (settled)');
    rsvp.send(renewal({ deadline: deadline + 10_000 }));
    expect(rsvp.news()).toEqual({
      at: 'open.answering.confirming',
      asked: [['awaitInstant', { at: deadline + 10_001 }]],
    });
  });

  it('RSVP: an answer to a former time is kept as typed, and the invitation is asked for anew', async () => {
    const rsvp = startAttending(true, { version: 1 });
    rsvp.send({ type: 'rsvp.submitted', now });
    rsvp.news();
    await rsvp.answer('respond', { outcome: 'outdated', message: 'The time has changed.' });
    expect(rsvp.news()).toEqual({
      at: 'open.answering.attending (draft)',
      asked: [waiting],
      told: [doubted('The time has changed.')],
    });
    expect(rsvp.context()).toMatchObject({
      refusal: 'The time has changed.',
      isToasted: false,
      answers: { q_attending: true },
    });
    rsvp.send(renewal({ changed: [], told: null }));
    rsvp.send({ type: 'rsvp.submitted', now });
    const responses = { q_attending: true };
    expect(rsvp.news().asked?.at(-1)).toEqual([
      'respond',
      { kind: 'event', userID: 'asha', id: 'garba', responses, version: 2 },
    ]);
  });

  it('RSVP: news that comes while an answer is on its way does not disturb it', async () => {
    const rsvp = startSubmitting();
    rsvp.send(renewal({ changed: [], told: null }));
    expect(rsvp.news()).toEqual({ at: 'open.submitting (busy)' });
    await rsvp.fail('respond');
    expect(rsvp.context()).toMatchObject({ version: 2, changed, answers: { q_attending: true } });
  });
});

describe('RSVP: a refused answer has the invitation fetched anew (§22.95)', () => {
  const food: RsvpQuestion = { questionId: 'q_custom_2', questionText: 'Food?', type: 'text' };
  const unasked = 'Please check the answers: one is to a question that is not asked.';
  const same = { date: former, version: null, changed: [], told: null };

  function startTyped() {
    const rsvp = startAttending(true, { questions: questionsToAsk([guests, food]) });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '4' });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_2', answer: 'Rice' });
    rsvp.send({ type: 'rsvp.submitted', now });
    rsvp.news();
    return rsvp;
  }

  it.each([unasked, null])(
    'RSVP: the answer stays as it was typed, with the service’s sentence (%s)',
    async (message) => {
      const rsvp = startTyped();
      await rsvp.answer('respond', { outcome: 'disputed', message });
      expect(rsvp.news()).toEqual({
        at: 'open.answering.attending (draft)',
        asked: [waiting],
        told: [...notSubmitted, doubted(message)],
      });
      const answers = { q_attending: true, q_custom_1: '4', q_custom_2: 'Rice' };
      expect(rsvp.context()).toMatchObject({ refusal: message, answers });
    },
  );

  it('RSVP: a question that the host removed goes, and the other answers can be sent', async () => {
    const rsvp = startTyped();
    await rsvp.answer('respond', { outcome: 'disputed', message: unasked });
    rsvp.send(renewal(same));
    expect(rsvp.context()).toMatchObject({ refusal: unasked, answers: { q_custom_1: '4' } });
    rsvp.send({ type: 'rsvp.submitted', now });
    const responses = { q_attending: true, q_custom_1: 4 };
    expect(rsvp.news().asked?.at(-1)).toEqual([
      'respond',
      { kind: 'event', userID: 'asha', id: 'garba', responses, version: null },
    ]);
  });

  it('RSVP: a refused change stays as it was typed, though the host’s edit cut the answer before it', async () => {
    const told = { q_attending: true, q_custom_1: '1', q_custom_2: 'Dal' };
    const rsvp = start({ questions: questionsToAsk([guests, food]), told });
    rsvp.send({ type: 'change.requested' });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '4' });
    rsvp.send({ type: 'rsvp.submitted', now });
    await rsvp.answer('respond', { outcome: 'disputed', message: unasked });
    const cut = { q_attending: true, q_custom_1: '1' };
    rsvp.send(renewal({ ...same, told: cut }));
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context()).toMatchObject({ refusal: unasked, answers: { q_custom_1: '4' } });
    rsvp.send({ type: 'change.cancelled' });
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context().answers).toEqual(cut);
  });

  it('RSVP: an invitation that the service calls expired stays so, until its deadline is a later one', async () => {
    const rsvp = startTyped();
    await rsvp.answer('respond', { outcome: 'expired' });
    rsvp.send(renewal({ ...same, version: 2 }));
    expect(rsvp.news().at).toBe('expired (settled)');
    rsvp.send(renewal({ ...same, deadline: deadline + 10_000 }));
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    const lasting = startAttending(true, { deadline: null });
    lasting.send({ type: 'rsvp.submitted', now });
    await lasting.answer('respond', { outcome: 'expired' });
    expect(lasting.news().at).toBe('expired (settled)');
    expect(lasting.context().now).toBe(now);
    const slow = startSubmitting();
    await slow.answer('awaitInstant', { now: deadline + 7 });
    await slow.answer('respond', { outcome: 'expired' });
    expect(slow.context().now).toBe(deadline + 7);
  });
});

describe('RSVP: an answer that the service tells while the page is open (§22.59, §22.95)', () => {
  const elsewhere = { q_attending: false };
  const same = { date: former, version: null, changed: [] };
  const told = (answers: typeof given | typeof elsewhere | null, more: Partial<Asked> = {}) =>
    renewal({ ...same, told: answers, ...more });

  it('RSVP: an answer that was given elsewhere closes the form of a first one', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'refused', message: 'Not possible.' });
    rsvp.send(told(elsewhere));
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context()).toMatchObject({ answered: elsewhere, answers: elsewhere });
    expect(rsvp.context()).toMatchObject({ isChanging: false, refusal: null });
  });

  it('RSVP: an answer that was given elsewhere replaces the one that is shown', () => {
    const rsvp = start({ told: given });
    rsvp.send(told(elsewhere));
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context()).toMatchObject({ answered: elsewhere, answers: elsewhere });
  });

  it('RSVP: an answer that is asked for again leaves a first one as it is typed', () => {
    const rsvp = startAttending();
    rsvp.send(told(elsewhere, { date: later, version: 2, changed }));
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context()).toMatchObject({ isChanging: true, answered: elsewhere, changed });
    const untouched = start();
    untouched.send(told(elsewhere, { date: later, version: 2, changed }));
    expect(untouched.news().at).toBe('open.answering.confirming');
  });

  it('RSVP: an answer on its way is not taken back by one that was given elsewhere', async () => {
    const rsvp = startSubmitting();
    rsvp.send(told(elsewhere));
    expect(rsvp.news()).toEqual({ at: 'open.submitting (busy)' });
    await rsvp.fail('respond');
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    rsvp.send({ type: 'rsvp.submitted', now });
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context().answered).toEqual({ q_attending: true });
  });

  it('RSVP: an accepted answer stays under a list that does not know it yet', async () => {
    const rsvp = startSubmitting();
    await rsvp.answer('respond', { outcome: 'answered' });
    rsvp.send(told(null, { version: 2 }));
    expect(rsvp.news().at).toBe('open.answered (settled)');
    expect(rsvp.context().answered).toEqual({ q_attending: true });
    rsvp.send({ type: 'change.requested' });
    rsvp.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '5' });
    rsvp.send(renewal({ ...same, told: { q_attending: true }, version: 2 }));
    expect(rsvp.news().at).toBe('open.answering.attending (draft)');
    expect(rsvp.context().answers).toEqual({ q_attending: true, q_custom_1: '5' });
  });

  it('RSVP: an invitation that waits for an answer again opens its form, with what is typed', () => {
    const rsvp = start({ told: given });
    rsvp.send(told(null));
    expect(rsvp.news().at).toBe('open.answering.unanswered (draft)');
    const changing = startChanging();
    const typed = { q_attending: true, q_custom_1: '5' };
    changing.send({ type: 'question.answered', questionId: 'q_custom_1', answer: '5' });
    changing.send(told(null));
    expect(changing.news().at).toBe('open.answering.attending (draft)');
    expect(changing.context()).toMatchObject({ answered: null, answers: typed });
    expect(changing.context().isChanging).toBe(false);
  });

  it('RSVP: the form of a change in which nothing was changed follows an answer that was given elsewhere, also after a reload', () => {
    const changing = startChanging();
    const draft = rsvpDraft.of(changing.snapshot());
    changing.send(told(elsewhere));
    for (const rsvp of [changing, start({ told: elsewhere, draft })]) {
      expect(rsvp.news().at).toBe('open.answering.notAttending (draft)');
      expect(rsvp.context()).toMatchObject({ answers: elsewhere, isChanging: true });
    }
  });
});
