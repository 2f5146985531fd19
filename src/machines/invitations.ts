import { assign, sendTo, setup } from 'xstate';
import type { InvitedEvent, MemberInvite } from '../domain/invitation.ts';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../domain/paged-list.ts';
import { texts } from '../domain/texts.ts';
import { ports } from './kit/ports.ts';
import type { RsvpNotice } from './kit/rsvp-setup.ts';
import { type Shell, type Toast, toastEvent } from './kit/shell.ts';

interface InvitationsInput {
  shell: Shell;
  userID: string;
}

interface InvitationsContext extends InvitationsInput {
  events: PagedList<InvitedEvent>;
  invites: PagedList<MemberInvite>;
}

type InvitationsEvent =
  | { type: 'invitations.retried' }
  | { type: 'moreEvents.requested' }
  | { type: 'moreInvites.requested' }
  /** The person looks at the page again. */
  | { type: 'page.shown' }
  | RsvpNotice;

const invitations = setup({
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
  guards: {
    hasMoreEvents: ({ context }) => context.events.next !== null,
    hasMoreInvites: ({ context }) => context.invites.next !== null,
  },
  actions: {
    keepEvents: assign((_, page: ListPage<InvitedEvent>) => ({ events: listOf(page, idOfEvent) })),
    addEvents: assign(({ context: { events } }, page: ListPage<InvitedEvent>) => ({
      events: extended(events, page, idOfEvent),
    })),
    keepInvites: assign((_, page: ListPage<MemberInvite>) => ({
      invites: listOf(page, idOfInvite),
    })),
    addInvites: assign(({ context: { invites } }, page: ListPage<MemberInvite>) => ({
      invites: extended(invites, page, idOfInvite),
    })),
    toast: sendTo(
      ({ context }) => context.shell,
      (_, toast: Toast) => toastEvent(toast),
    ),
  },
});

const events = invitations.createStateConfig({
  initial: 'loading',
  // An answer was refused, which its person waits to send again: the list goes first.
  on: { 'invitation.doubted': { target: '.refreshing' } },
  states: {
    loading: {
      description: 'The event invitations are being fetched.',
      tags: 'loading',
      invoke: {
        id: 'getUserEvents',
        src: 'getUserEvents',
        input: ({ context }) => again(context, context.events),
        onDone: {
          target: 'listing',
          actions: { type: 'keepEvents', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'toast', params: { text: texts.invitationsFailed, tone: 'failure' } },
        },
      },
    },
    listing: {
      description: 'The event invitations that have come are shown.',
      on: {
        'page.shown': { target: 'refreshing' },
        'moreEvents.requested': { guard: 'hasMoreEvents', target: 'loadingMore' },
      },
    },
    refreshing: {
      description: 'As many are asked for again; those that came stay, also if it fails.',
      on: {
        // What the person asks for goes first; the list is refreshed when they look again.
        'moreEvents.requested': { guard: 'hasMoreEvents', target: 'loadingMore' },
      },
      invoke: {
        id: 'getUserEvents',
        src: 'getUserEvents',
        input: ({ context }) => again(context, context.events),
        onDone: {
          target: 'listing',
          actions: { type: 'keepEvents', params: ({ event }) => event.output },
        },
        onError: { target: 'listing' },
      },
    },
    loadingMore: {
      description: 'The next page is being fetched; those that came stay as they are meanwhile.',
      invoke: {
        id: 'getUserEvents',
        src: 'getUserEvents',
        input: ({ context }) => further(context, context.events),
        onDone: {
          target: 'listing',
          actions: { type: 'addEvents', params: ({ event }) => event.output },
        },
        onError: { target: 'moreFailed' },
      },
    },
    moreFailed: {
      description: 'The next page could not be fetched, and can be asked for again.',
      on: {
        'page.shown': { target: 'refreshing' },
        'moreEvents.requested': { target: 'loadingMore' },
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
});

const organisations = invitations.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The organisation invitations are being fetched; those that came stay.',
      on: { 'moreInvites.requested': { guard: 'hasMoreInvites', target: 'loadingMore' } },
      invoke: {
        id: 'getUserMemberInvites',
        src: 'getUserMemberInvites',
        input: ({ context }) => again(context, context.invites),
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
        'moreInvites.requested': { guard: 'hasMoreInvites', target: 'loadingMore' },
      },
    },
    loadingMore: {
      description: 'The next page is being fetched; those that came stay as they are meanwhile.',
      invoke: {
        id: 'getUserMemberInvites',
        src: 'getUserMemberInvites',
        input: ({ context }) => further(context, context.invites),
        onDone: {
          target: 'listing',
          actions: { type: 'addInvites', params: ({ event }) => event.output },
        },
        onError: { target: 'moreFailed' },
      },
    },
    moreFailed: {
      description: 'The next page could not be fetched, and can be asked for again.',
      on: {
        'page.shown': { target: 'loading' },
        'invitations.retried': { target: 'loading' },
        'moreInvites.requested': { target: 'loadingMore' },
      },
    },
  },
});

/** The invitations of a person: to events, and to organisations (§2.30, §2.31, §8.6). */
export const invitationsMachine = invitations.createMachine({
  id: 'invitations',
  description: 'The invitations that wait for the person, and those they have answered.',
  context: ({ input }) => ({ ...input, events: emptyList, invites: emptyList }),
  type: 'parallel',
  invoke: { id: 'pageLooks', src: 'pageLooks', onError: {} },
  states: { events, organisations },
});

function idOfEvent({ event_id }: InvitedEvent): string {
  return event_id;
}

function idOfInvite({ org_id }: MemberInvite): string {
  return org_id;
}

/** The list's beginning, as far as it is shown already: no press of 'Show more' is undone. */
function again({ userID }: InvitationsInput, { items }: PagedList<unknown>) {
  return { userID, cursor: null, least: Math.max(1, items.length) };
}

/** The next page: with an item that is shown, if there is one. */
function further({ userID }: InvitationsInput, { next }: PagedList<unknown>) {
  return { userID, cursor: next, least: 1 };
}
