import { assign, sendTo, setup } from 'xstate';
import type { InvitedEvent, MemberInvite } from '../domain/invitation.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import { type Shell, type Toast, toastEvent } from './kit/shell.ts';

interface InvitationsInput {
  shell: Shell;
  userID: string;
}

interface InvitationsContext extends InvitationsInput {
  /** Null until they have come once. */
  events: InvitedEvent[] | null;
  invites: MemberInvite[];
}

type InvitationsEvent =
  | { type: 'invitations.retried' }
  /** The person looks at the page again. */
  | { type: 'page.shown' };

/** The invitations of a person: to events, and to organisations (§2.30, §2.31, §8.6). */
export const invitationsMachine = setup({
  types: {
    context: {} as InvitationsContext,
    events: {} as InvitationsEvent,
    input: {} as InvitationsInput,
  },
  actors: {
    getUserEvents: ports.getUserEvents,
    getUserMemberInvites: ports.getUserMemberInvites,
    pageLooks: ports.pageLooks,
  },
  actions: {
    keepEvents: assign((_, events: InvitedEvent[]) => ({ events })),
    keepInvites: assign((_, invites: MemberInvite[]) => ({ invites })),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => toastEvent(toast),
    ),
  },
}).createMachine({
  id: 'invitations',
  description: 'The invitations that wait for the person, and those they have answered.',
  context: ({ input }) => ({ ...input, events: null, invites: [] }),
  type: 'parallel',
  invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
  states: {
    events: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The event invitations are being fetched.',
          tags: 'loading',
          invoke: {
            id: 'getUserEvents',
            src: 'getUserEvents',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listing',
              actions: { type: 'keepEvents', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: {
                type: 'toast',
                params: { text: texts.invitationsFailed, tone: 'failure' },
              },
            },
          },
        },
        listing: {
          description: 'The event invitations are shown.',
          on: { 'page.shown': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'Newer ones are asked for; those that came stay, also if it fails.',
          invoke: {
            id: 'getUserEvents',
            src: 'getUserEvents',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listing',
              actions: { type: 'keepEvents', params: ({ event }) => event.output },
            },
            onError: { target: 'listing' },
          },
        },
        failed: {
          description: 'The event invitations could not be fetched.',
          on: {
            'invitations.retried': { target: 'loading' },
            'page.shown': { target: 'loading' },
          },
        },
      },
    },
    organisations: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The organisation invitations are being fetched.',
          invoke: {
            id: 'getUserMemberInvites',
            src: 'getUserMemberInvites',
            input: ({ context }) => ({ userID: context.userID }),
            onDone: {
              target: 'listing',
              actions: { type: 'keepInvites', params: ({ event }) => event.output },
            },
            onError: { target: 'listing' },
          },
        },
        listing: {
          description: 'The organisation invitations are shown; none where they did not come.',
          on: {
            'page.shown': { target: 'loading' },
            'invitations.retried': { target: 'loading' },
          },
        },
      },
    },
  },
});
