import { assertEvent, assign, enqueueActions, setup, stateIn } from 'xstate';
import type { InvitationKind, InvitedEvent, MemberInvite } from '../domain/invitation.ts';
import {
  emptyList,
  extended,
  type ListPage,
  listOf,
  type PagedList,
} from '../domain/paged-list.ts';
import { texts } from '../domain/texts.ts';
import { pagedList } from './kit/paged-list.ts';
import { ports } from './kit/ports.ts';
import type { DoubtedInvitation, RsvpNotice } from './kit/rsvp-setup.ts';
import { loadTopic, type Shell, toastEvent, toasting, withdrawing } from './kit/shell.ts';

interface InvitationsInput {
  shell: Shell;
  userID: string;
  /** The lengths to begin with, at least: what a person who comes back had unfolded. */
  least: { events: number; invites: number };
}

interface InvitationsContext extends InvitationsInput {
  events: PagedList<InvitedEvent>;
  invites: PagedList<MemberInvite>;
  /** The invitation whose answer was refused last, until its list has come again. */
  doubted: DoubtedInvitation | null;
}

type InvitationsEvent =
  | { type: 'invitations.retried' }
  | { type: 'moreEvents.requested' }
  | { type: 'moreInvites.requested' }
  /** The person looks at the page again. */
  | { type: 'page.shown' }
  | RsvpNotice;

const eventPages = pagedList((context: InvitationsContext) => context.events, {
  what: 'event invitations',
  call: 'getUserEvents',
  keep: 'keepEvents',
  add: 'addEvents',
  more: 'moreEvents.requested',
  hasMore: 'hasMoreEvents',
  isLookedAt: 'areEventsLookedAt',
  least: ({ least }) => least.events,
});

const invitePages = pagedList((context: InvitationsContext) => context.invites, {
  what: 'organisation invitations',
  call: 'getUserMemberInvites',
  keep: 'keepInvites',
  add: 'addInvites',
  more: 'moreInvites.requested',
  hasMore: 'hasMoreInvites',
  isLookedAt: 'areInvitesLookedAt',
  least: ({ least }) => least.invites,
});

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
    areEventsLookedAt: stateIn({ events: { loadingMore: 'lookedAt' } }),
    areInvitesLookedAt: stateIn({ organisations: { loadingMore: 'lookedAt' } }),
    isOf: ({ event }, { kind }: { kind: InvitationKind }) => {
      assertEvent(event, ['invitation.answered', 'invitation.doubted']);
      return event.kind === kind;
    },
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
    keepDoubt: assign(({ event }) => {
      assertEvent(event, 'invitation.doubted');
      const { kind, id, message } = event;
      return { doubted: { kind, id, message } };
    }),
    // The reason stood on the card, which is gone.
    tellGone: enqueueActions(({ context, enqueue }, { kind }: { kind: InvitationKind }) => {
      const { doubted, events, invites, shell } = context;
      if (doubted?.kind !== kind) return;
      enqueue.assign({ doubted: null });
      const ids = kind === 'event' ? events.items.map(idOfEvent) : invites.items.map(idOfInvite);
      if (doubted.message === null || ids.includes(doubted.id)) return;
      enqueue.sendTo(shell, toastEvent({ text: doubted.message, tone: 'failure' }));
    }),
    toast: toasting(),
    withdrawToast: withdrawing(loadTopic),
  },
});

const events = invitations.createStateConfig({
  initial: 'loading',
  on: {
    // The person waits to send a refused answer again, so its list is fetched before any further page.
    'invitation.doubted': {
      guard: { type: 'isOf', params: { kind: 'event' } },
      target: '.refreshing',
      actions: 'keepDoubt',
    },
  },
  states: {
    loading: {
      description: 'The event invitations are being fetched.',
      tags: 'loading',
      invoke: eventPages.first({
        target: 'failed',
        actions: {
          type: 'toast',
          params: { text: texts.invitationsFailed, tone: 'failure', topic: loadTopic },
        },
      }),
    },
    ...eventPages.states,
    listing: {
      ...eventPages.states.listing,
      entry: { type: 'tellGone', params: { kind: 'event' } },
    },
    refreshing: {
      ...eventPages.states.refreshing,
      on: {
        ...eventPages.states.refreshing.on,
        // A list asked for before the answer may come without it.
        'invitation.answered': {
          guard: { type: 'isOf', params: { kind: 'event' } },
          target: 'refreshing',
          reenter: true,
        },
      },
    },
    failed: {
      description: 'The event invitations could not be fetched.',
      exit: 'withdrawToast',
      on: { 'invitations.retried': { target: 'loading' } },
    },
  },
});

const { listing, moreFailed } = invitePages.states;
const retried = { target: 'refreshing' };

/** A failed load of the organisation invitations shows an empty list and no message. */
const organisations = invitations.createStateConfig({
  initial: 'refreshing',
  on: {
    'invitation.doubted': {
      guard: { type: 'isOf', params: { kind: 'organisation' } },
      target: '.refreshing',
      actions: 'keepDoubt',
    },
  },
  states: {
    ...invitePages.states,
    listing: {
      ...listing,
      entry: { type: 'tellGone', params: { kind: 'organisation' } },
      on: { ...listing.on, 'invitations.retried': retried },
    },
    moreFailed: { ...moreFailed, on: { ...moreFailed.on, 'invitations.retried': retried } },
  },
});

/** The invitations of a person: to events, and to organisations (§2.30, §2.31, §8.6). */
export const invitationsMachine = invitations.createMachine({
  id: 'invitations',
  description: 'The invitations that wait for the person, and those they have answered.',
  context: ({ input }) => ({ ...input, events: emptyList, invites: emptyList, doubted: null }),
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
