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
import { pagedList } from './kit/paged-list.ts';
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

const eventPages = pagedList((context: InvitationsContext) => context.events, {
  what: 'event invitations',
  call: 'getUserEvents',
  keep: 'keepEvents',
  add: 'addEvents',
  more: 'moreEvents.requested',
  hasMore: 'hasMoreEvents',
});

const invitePages = pagedList((context: InvitationsContext) => context.invites, {
  what: 'organisation invitations',
  call: 'getUserMemberInvites',
  keep: 'keepInvites',
  add: 'addInvites',
  more: 'moreInvites.requested',
  hasMore: 'hasMoreInvites',
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
      invoke: eventPages.first({
        target: 'failed',
        actions: { type: 'toast', params: { text: texts.invitationsFailed, tone: 'failure' } },
      }),
    },
    ...eventPages.states,
    failed: {
      description: 'The event invitations could not be fetched.',
      on: {
        'invitations.retried': { target: 'loading' },
        'page.shown': { target: 'loading' },
      },
    },
  },
});

const { listing, moreFailed } = invitePages.states;
const retried = { target: 'refreshing' };

/** A failed load of the organisation invitations shows an empty list and no message. */
const organisations = invitations.createStateConfig({
  initial: 'refreshing',
  states: {
    ...invitePages.states,
    listing: { ...listing, on: { ...listing.on, 'invitations.retried': retried } },
    moreFailed: { ...moreFailed, on: { ...moreFailed.on, 'invitations.retried': retried } },
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
