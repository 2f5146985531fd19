import { assertEvent, assign, setup } from 'xstate';
import { type HostedEvent, isCancelled, isCompleted, lastInstantOf } from '../domain/event.ts';
import { eventOf, type InvitedEvent } from '../domain/invitation.ts';
import { texts } from '../domain/texts.ts';
import type { CancelEventNotice } from './cancel-event.ts';
import type { EditEventNotice } from './edit-event.ts';
import { askedAgain, type Found, foundOf, invitedMeanwhile, lookedFor } from './kit/found-event.ts';
import { ports } from './kit/ports.ts';
import type { RsvpNotice } from './kit/rsvp-setup.ts';
import { loadTopic, type Shell, toasting, withdrawing } from './kit/shell.ts';

interface EventPageInput {
  shell: Shell;
  userID: string;
  /** The identifier in the address. */
  id: string;
  /** The event that came with the navigation, if it is of this address. */
  handed: HostedEvent | null;
  /** The time in milliseconds. */
  now: number;
  /** The person's zone, as an IANA name. */
  zone: string;
}

/** One of `event` and `invitation` at the most is there: a host looks at the event as its host. */
interface EventPageContext extends Omit<EventPageInput, 'handed'> {
  event: HostedEvent | null;
  invitation: InvitedEvent | null;
  /** Whether the last try to get a newer answer brought none: a list may be missing for that alone. */
  isUnanswered: boolean;
  /** Which dialog is open over the page, if any. */
  dialog: 'cancelling' | 'editing' | 'inviting' | null;
}

type EventPageEvent =
  | { type: 'event.retried' }
  | { type: 'event.refreshed' }
  | { type: 'cancel.requested' }
  /** At the first field of the form, or at the field for guests. */
  | { type: 'edit.requested'; at: 'start' | 'guests' }
  /** The person looks at the page again: others may have answered meanwhile. */
  | { type: 'page.shown' }
  | CancelEventNotice
  | EditEventNotice
  | RsvpNotice;

/**
 * The page of an event (§10.5): for its host with the answers of the invited, for an invited person
 * with their own, which has a flow of its own.
 */
export const eventPageMachine = setup({
  types: {
    context: {} as EventPageContext,
    events: {} as EventPageEvent,
    input: {} as EventPageInput,
  },
  actors: {
    findEvent: ports.findEvent,
    findInvitation: ports.findInvitation,
    awaitInstant: ports.awaitInstant,
    pageLooks: ports.pageLooks,
  },
  guards: {
    isKnown: ({ context }) => context.event !== null,
    isInvited: ({ context }) => context.invitation !== null,
    isCompleted: ({ context }) => lastInstant(context) < context.now,
    canChange: ({ context }) => canChange(context),
    // To save the form says who is invited: as nobody, where it does not know.
    canEdit: ({ context }) => canChange(context) && Array.isArray(context.event?.invitees),
    isUnauthorized: (_, { outcome }: Found) => outcome === 'unauthorized',
    isFound: (_, { outcome }: Found) => outcome === 'found',
    isGone: (_, { outcome }: Found) => outcome === 'notFound',
  },
  actions: {
    keepFound: assign(({ context: { dialog } }, answer: Found) => {
      const event = 'event' in answer ? answer.event : null;
      const invitation = 'invitation' in answer ? answer.invitation : null;
      // Cancelled elsewhere, or here without an answer: the question would say that it could not be.
      const isSettled = dialog === 'cancelling' && event !== null && isCancelled(event);
      return { event, invitation, isUnanswered: false, dialog: isSettled ? null : dialog };
    }),
    markUnanswered: assign({ isUnanswered: true }),
    openCancelling: assign({ dialog: 'cancelling' }),
    openEditing: assign(({ event }) => {
      assertEvent(event, 'edit.requested');
      return { dialog: event.at === 'guests' ? 'inviting' : 'editing' };
    }),
    closeDialog: assign({ dialog: null }),
    // The newer answer that is asked for may not come.
    markCancelled: assign(({ context: { event: shown, now }, event }) => {
      assertEvent(event, 'event.cancelled');
      const cancelled_at = new Date(now).toISOString();
      const cancel_message = event.message;
      return { event: shown && { ...shown, cancelled_at, cancel_message, can_edit: false } };
    }),
    // Guests may have answered since the form opened.
    keepChanges: assign(({ context: { event: shown }, event: news }) => {
      assertEvent(news, 'event.updated');
      const known = new Map(shown?.invitees?.map((guest) => [guest.mobile_number, guest]));
      // Former guests have no number by which to tell one from another.
      known.delete('');
      const invitees = news.event.invitees?.map((guest) => known.get(guest.mobile_number) ?? guest);
      return { event: { ...news.event, invitees } };
    }),
    keepNow: assign((_, { now }: { now: number }) => ({ now })),
    toast: toasting(),
    withdrawToast: withdrawing(loadTopic),
  },
}).createMachine({
  id: 'eventPage',
  description: 'One event that the person hosts or is invited to, on a page of its own.',
  context: ({ input: { handed, ...input } }) => ({
    ...input,
    event: handed,
    invitation: null,
    isUnanswered: false,
    dialog: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'An event that came with the navigation is shown at once, another is looked for.',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The event is looked for among those that the person hosts.',
      invoke: lookedFor('findEvent', 'loadingInvitation', texts.eventsFailed),
    },
    loadingInvitation: {
      description: 'The person does not host it: it is looked for among their invitations.',
      invoke: lookedFor('findInvitation', 'uninvited', texts.invitationsFailed),
    },
    uninvited: {
      invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
      initial: 'told',
      states: {
        told: {
          description: 'The page says that the event is by invitation, and nothing else of it.',
          on: { 'page.shown': { target: 'asking' } },
        },
        asking: {
          description: 'The person looks at the page again, and may have been invited meanwhile.',
          invoke: invitedMeanwhile(),
        },
      },
    },
    failed: {
      description: 'The events or the invitations could not be fetched.',
      exit: 'withdrawToast',
      on: { 'event.retried': { target: 'loading' } },
    },
    shown: {
      description: 'The event is shown, with its answers as far as they are known.',
      type: 'parallel',
      invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
      on: {
        'cancel.requested': { guard: 'canChange', actions: 'openCancelling' },
        'edit.requested': { guard: 'canEdit', actions: 'openEditing' },
        'event.kept': { actions: 'closeDialog' },
        'event.updated': {
          target: '.answers.refreshing',
          actions: ['keepChanges', 'closeDialog'],
        },
        'event.cancelled': {
          target: '.answers.refreshing',
          actions: ['markCancelled', 'closeDialog'],
        },
        'event.doubted': { target: '.answers.refreshing' },
        'invitation.doubted': { target: '.answers.doubting' },
        'invitation.closed': { target: '.answers.refreshingInvitation' },
      },
      states: {
        clock: {
          initial: 'judging',
          states: {
            judging: {
              description: 'The clock says whether the event is over.',
              always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'active' }],
            },
            active: {
              description: 'The event is to come.',
              invoke: {
                id: 'awaitInstant',
                src: 'awaitInstant',
                // Over means before now: an event is still active in its own millisecond.
                input: ({ context }) => ({ at: lastInstant(context) + 1 }),
                onDone: {
                  target: 'judging',
                  actions: { type: 'keepNow', params: ({ event }) => event.output },
                },
                onError: {},
              },
            },
            completed: { description: 'The event is over; it can only be looked back at.' },
          },
        },
        answers: {
          initial: 'refreshing',
          states: {
            refreshing: {
              description:
                'The host’s newer answers are asked for; a failure leaves what is shown.',
              invoke: askedAgain('findEvent'),
            },
            refreshingInvitation: {
              description: 'The invitation is asked for again; a failure leaves what is shown.',
              // One that was asked for before the answer may come without it.
              on: { 'invitation.answered': { target: 'refreshingInvitation', reenter: true } },
              invoke: askedAgain('findInvitation'),
            },
            doubting: {
              description:
                'An answer was refused, or a change of it got none: the invitation is asked for again, and may be gone.',
              on: { 'invitation.answered': { target: 'refreshingInvitation' } },
              invoke: {
                ...askedAgain('findInvitation'),
                onDone: [
                  {
                    guard: { type: 'isGone', params: foundOf },
                    target: '#eventPage.uninvited',
                  },
                  ...askedAgain('findInvitation').onDone,
                ],
              },
            },
            fresh: {
              description: 'The page shows the newest answer that is known.',
              on: {
                'event.refreshed': { target: 'refreshing' },
                'page.shown': [
                  { guard: 'isInvited', target: 'refreshingInvitation' },
                  { target: 'refreshing' },
                ],
              },
            },
          },
        },
      },
    },
  },
});

function canChange(context: EventPageContext): boolean {
  const { event } = context;
  return event?.can_edit === true && !isCompleted(event, context);
}

/** The instant after which the event of whichever list has it is over; NaN before it is found. */
function lastInstant({ event, invitation, zone }: EventPageContext): number {
  const found = event ?? (invitation && eventOf(invitation));
  return found ? lastInstantOf(found, zone) : Number.NaN;
}
