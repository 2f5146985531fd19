import type { SnapshotFrom } from 'xstate';
import { RsvpDraft } from '../domain/invitation.ts';
import { toResponses } from '../domain/rsvp.ts';
import { draftOf, formOf } from '../domain/rsvp-form.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { rsvpSetup } from './kit/rsvp-setup.ts';

const answering = rsvpSetup.createStateConfig({
  description: 'The person chooses and types the answer.',
  initial: 'unanswered',
  on: {
    'attendance.answered': [
      { guard: 'isAttendingNow', target: '.attending', actions: 'beginAfresh' },
      { target: '.notAttending', actions: 'beginAfresh' },
    ],
    'rsvp.submitted': [
      { guard: 'isTooLate', target: '#rsvp.expired', actions: 'alertExpired' },
      { guard: 'isUndecided', actions: 'alertIncomplete' },
      { guard: 'hasNoNumber', actions: 'markFaulty' },
      { target: 'submitting', actions: 'forgetRefusal' },
    ],
    'change.cancelled': { guard: 'hasAnswered', target: 'answered', actions: 'endChange' },
  },
  states: {
    confirming: {
      description:
        'The time was changed after the answer, which is filled in, to be confirmed or changed.',
      on: {
        'question.answered': { guard: 'isAttending', target: 'attending', actions: 'keepAnswer' },
      },
    },
    unanswered: {
      description: 'The person has not said yet whether they will attend.',
      tags: 'draft',
    },
    attending: {
      description: 'The person will attend, and is asked the further questions.',
      tags: 'draft',
      on: { 'question.answered': { actions: 'keepAnswer' } },
    },
    notAttending: {
      description: 'The person will not attend; no further question is asked.',
      tags: 'draft',
    },
  },
});

/** The invitation is judged anew afterwards: its deadline may be another one by then. */
const submitting = rsvpSetup.createStateConfig({
  description: 'The answer is on its way; pressing again changes nothing.',
  tags: 'busy',
  entry: 'withdrawToast',
  invoke: {
    id: 'respond',
    src: 'respond',
    input: ({ context: { kind, userID, id, questions, answers, version } }) => ({
      kind,
      userID,
      id,
      responses: toResponses(questions, answers),
      version,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: '#rsvp.starting',
        actions: ['keepAnswered', 'tellAnswered', 'refreshCalendar'],
      },
      {
        guard: { type: 'isPast', params: ({ event }) => event.output },
        target: '#rsvp.expired',
        actions: ['keepClosed', 'alertExpired', 'tellClosed'],
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: '#rsvp.starting',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'tellDoubted'],
      },
      {
        guard: { type: 'isDisputed', params: ({ event }) => event.output },
        target: '#rsvp.starting',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          'toastFailed',
          'alertFailed',
          'tellDoubted',
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: '#rsvp.starting',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          'toastFailed',
          'alertFailed',
          'doubtChange',
        ],
      },
      { target: '#rsvp.starting' },
    ],
    onError: { target: '#rsvp.starting', actions: ['toastFailed', 'alertFailed', 'doubtChange'] },
  },
});

/** Answers one invitation, to an event or to an organisation (§4.20, §5.18, §19.4). */
export const rsvpMachine = rsvpSetup.createMachine({
  id: 'rsvp',
  description: 'Answers an invitation until its deadline has passed.',
  context: ({ input: { draft, ...input } }) => ({ ...input, ...formOf(input, draft) }),
  on: {
    'invitation.renewed': [
      {
        guard: 'isSubmitting',
        actions: { type: 'renew', params: { isOnItsWay: true } },
      },
      {
        guard: 'isNews',
        target: '.starting',
        actions: { type: 'renew', params: { isOnItsWay: false } },
      },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The clock and the earlier answer decide the first state.',
      always: [{ guard: 'isExpired', target: 'expired' }, { target: 'open' }],
    },
    open: {
      description: 'The invitation can be answered.',
      initial: 'starting',
      invoke: {
        id: 'awaitInstant',
        src: 'awaitInstant',
        // Expired means after the deadline: its own millisecond still counts.
        input: ({ context }) => ({ at: (context.deadline ?? Number.POSITIVE_INFINITY) + 1 }),
        onDone: [
          {
            // An answer on its way was given in time: the service decides about it.
            guard: 'isSubmitting',
            actions: { type: 'keepNow', params: ({ event }) => event.output },
          },
          {
            target: 'expired',
            actions: { type: 'keepNow', params: ({ event }) => event.output },
          },
        ],
        onError: {},
      },
      states: {
        starting: {
          description: 'The answer goes on where it was left.',
          always: [
            { guard: 'isAskedAgain', target: 'answering.confirming' },
            { guard: 'isAnswered', target: 'answered' },
            { guard: 'isAttending', target: 'answering.attending' },
            { guard: 'isNotAttending', target: 'answering.notAttending' },
            { target: 'answering' },
          ],
        },
        answering,
        submitting,
        answered: {
          description: 'The service knows the answer; it can be changed until the deadline.',
          tags: 'settled',
          on: {
            'change.requested': { target: 'starting', actions: 'beginChange' },
          },
        },
      },
    },
    expired: {
      description: 'The deadline has passed; nothing can be answered any more.',
      tags: 'settled',
    },
  },
});

/** The draft: answers that are not sent. */
export const rsvpDraft: DraftKeeper<SnapshotFrom<typeof rsvpMachine>, typeof RsvpDraft> = {
  flow: 'rsvp',
  schema: RsvpDraft,
  of: ({ context }) => draftOf(context),
  isBlank: ({ context }) => draftOf(context).answers === null,
};
