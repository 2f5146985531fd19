import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { rsvpDraft } from '../../src/machines/rsvp.ts';
import { now } from './flows/hosting.ts';
import { deadline, draft, guests, refusal, rsvpModel } from './flows/rsvp.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type RsvpRest = Rest<typeof rsvpModel.machine>;

const yes = { type: 'attendance.answered', isAttending: true } as const;
const answer = { type: 'question.answered', questionId: guests.questionId, answer: '4' } as const;
const submit = { type: 'rsvp.submitted', now } as const;

const sentences = {
  event: {
    missing: 'Please answer whether you will be able to attend.',
    expired: 'RSVP period has expired for this event.',
  },
  organisation: {
    missing: 'Please answer whether you will attend.',
    expired: 'RSVP period has expired for this organization.',
  },
};

describeFlow({
  model: rsvpModel,
  states: {
    'open.unanswered': (rest) => {
      const { snapshot, context, told, after } = rest;
      expectResting(rest);
      expect(context.answers).not.toHaveProperty('q_attending');
      expect(snapshot.can(answer)).toBe(false);
      if (after?.type !== 'rsvp.submitted') return;
      const alert = { title: 'Incomplete', message: sentences[context.kind].missing };
      expect(told.at(-1)).toEqual({ type: 'alert.raised', alert });
    },
    'open.attending': (rest) => {
      const { snapshot, context, fakes, told, after } = rest;
      expectResting(rest);
      expect(context.answers.q_attending).toBe(true);
      expect(snapshot.can(answer)).toBe(true);
      if (after === null) expect(rsvpDraft.of(snapshot)).toEqual(draft);
      if (after?.type === 'attendance.answered') expectAfresh(rest);
      if (after?.type === 'question.answered') {
        expect(context.answers[after.questionId]).toBe(after.answer);
        expect(context.faulty).toEqual([]);
      }
      if (after?.type === 'change.requested') expect(context.answers).toEqual(context.answered);
      if (after?.type === 'rsvp.submitted') {
        expect(context.answers.q_custom_1).toBe('two');
        expect(context.faulty).toEqual(['q_custom_1']);
        expect(told.filter(({ alert }) => alert?.title === texts.incomplete)).toEqual(told);
        expect(fakes.waiting('respond')).toBe(0);
      }
      expectFailureSaid(rest);
    },
    'open.notAttending': (rest) => {
      const { snapshot, context, after } = rest;
      expectResting(rest);
      expect(context.answers).toEqual({ q_attending: false });
      expect(snapshot.can(answer)).toBe(false);
      if (after?.type === 'attendance.answered') expectAfresh(rest);
      expectFailureSaid(rest);
    },
    'open.submitting': ({ snapshot, context, fakes, after }) => {
      const { kind, userID, id, answers, faulty, refusal: refused } = context;
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(fakes.waiting('respond')).toBe(1);
      for (const event of [submit, yes, answer, { type: 'change.cancelled' } as const]) {
        expect(snapshot.can(event)).toBe(false);
      }
      expect([faulty, refused]).toEqual([[], null]);
      if (after?.type !== 'rsvp.submitted') return;
      const { q_attending } = answers;
      const sent = 'q_custom_1' in answers ? { q_attending, q_custom_1: 4 } : { q_attending };
      const input = { kind, userID, id, responses: sent };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'respond', input });
    },
    'open.answered': ({ snapshot, context, fakes, told, after }) => {
      expect(snapshot.hasTag('settled')).toBe(true);
      expect(snapshot.can({ type: 'change.requested' })).toBe(true);
      expect(snapshot.can(submit)).toBe(false);
      expect([context.isChanging, context.faulty, context.refusal]).toEqual([false, [], null]);
      expect(fakes.waiting('respond')).toBe(0);
      if (after?.type === 'change.cancelled' && context.kind === 'event') {
        expect(context.answered).toEqual({ q_attending: true, q_custom_1: '4' });
      }
      if (after?.type !== 'xstate.done.actor.respond') return;
      expect(after.output).toEqual({ outcome: 'answered' });
      expect(context.answered).toEqual(context.answers);
      expect(told.at(-1)?.alert?.title).not.toBe(texts.rsvpExpired);
    },
    expired: ({ snapshot, context, fakes, told, after }) => {
      const { kind } = context;
      expect(snapshot.hasTag('settled')).toBe(true);
      expect([fakes.waiting('respond'), fakes.waiting('awaitInstant')]).toEqual([0, 0]);
      expect([yes, submit].map((event) => snapshot.can(event))).toEqual([false, false]);
      if (after?.type === 'xstate.done.actor.awaitInstant') {
        expect(context.now).toBeGreaterThan(deadline);
      }
      const isRefusedAsLate =
        after?.type === 'rsvp.submitted' || after?.output?.outcome === 'expired';
      if (isRefusedAsLate) {
        const alert = { title: 'RSVP Expired', message: sentences[kind].expired };
        expect(told.at(-1)).toEqual({ type: 'alert.raised', alert });
      }
      if (after?.output?.outcome === 'answered') {
        expect(context.answered).toEqual(context.answers);
        expect(told.filter(({ alert }) => alert?.title === texts.rsvpExpired)).toEqual([]);
      }
    },
  },
});

/** Nothing is on its way, the draft is kept, and the clock is watched up to the deadline's end. */
function expectResting({ snapshot, context, fakes }: RsvpRest): void {
  expect(snapshot.hasTag('draft')).toBe(true);
  const { answers, isChanging, answered } = context;
  expect(rsvpDraft.of(snapshot)).toEqual({ answers, isChanging });
  expect(isChanging).toBe(answered !== null);
  expect(snapshot.can({ type: 'change.cancelled' })).toBe(answered !== null);
  expect(fakes.waiting('respond')).toBe(0);
  const { input } = fakes.calls.find(({ actor }) => actor === 'awaitInstant') ?? {};
  expect(input).toEqual({ at: (context.deadline ?? Number.POSITIVE_INFINITY) + 1 });
}

/** Yes and No both leave no other answer. */
function expectAfresh({ context, after }: RsvpRest): void {
  expect(context.answers).toEqual({ q_attending: after?.isAttending });
  expect([context.faulty, context.refusal]).toEqual([[], null]);
}

/** What is said of an answer that did not arrive; nothing beside the login. */
function expectFailureSaid({ context, told, after }: RsvpRest): void {
  if (!after?.type.endsWith('.actor.respond')) return;
  const outcome = after.output?.outcome;
  expect(context.refusal).toBe(outcome === 'refused' ? refusal : null);
  if (outcome === 'unauthorized') {
    expect(told.at(-1)?.alert?.title).not.toBe(texts.submissionFailed);
    return;
  }
  expect(told.slice(-2)).toEqual([
    {
      type: 'toast.raised',
      toast: { text: 'Failed to submit RSVP. Please try again.', tone: 'failure' },
    },
    {
      type: 'alert.raised',
      alert: {
        title: 'Submission Failed',
        message: 'Something went wrong while submitting your RSVP.',
      },
    },
  ]);
}
