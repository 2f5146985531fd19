import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { InvitedEvent, MemberInvite } from '#domain/invitation.ts';
import { invitationsMachine } from '../../../src/machines/invitations.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

const unanswered = {
  response_status: 'pending',
  inviteExpiryDate: '2026-03-12T18:29:59.999Z',
  rsvpQuestionnaire: [],
  rsvpResponses: {},
};

export const garba: InvitedEvent = {
  ...unanswered,
  event_id: 'garba/1',
  title: 'Garba night',
  date: '2026-03-14T14:00:00.000Z',
  location: 'Community hall',
};

/** The same invitation, answered on another device. */
export const answeredGarba: InvitedEvent = {
  ...garba,
  response_status: 'responded',
  rsvpResponses: { q_attending: false },
};

const holi: InvitedEvent = { ...garba, event_id: 'holi', title: 'Holi breakfast' };

export const trust: MemberInvite = { ...unanswered, org_id: 'trust', org_name: 'Sunrise Trust' };

const club: MemberInvite = { ...unanswered, org_id: 'club', org_name: 'Garden Club' };

/** Answers by name: a whole list, an empty one, and one in two pages. */
function pages<Item>(known: Item, further: Item) {
  return {
    some: { items: [known], next: null },
    none: { items: [], next: null },
    first: { items: [known], next: 'page 2' },
    second: { items: [known, further], next: null },
  };
}

/** The lists of a signed-in user. */
export const invitationsModel: FlowModel<typeof invitationsMachine> = {
  machine: invitationsMachine,
  inputs: {
    'signed in': (shell) => ({ shell, userID: 'asha', least: { events: 1, invites: 1 } }),
  },
  events: {
    'invitation.doubted': [
      {
        kind: 'event',
        id: 'garba/1',
        message: 'The time has changed.',
      },
      {
        kind: 'organisation',
        id: 'trust',
        message: 'The time has changed.',
      },
    ],
    'invitation.answered': [{ kind: 'event' }],
    'invitation.closed': [],
  },
  actors: {
    getUserEvents: {
      succeeds: pages(garba, holi),
      refuses: asFailed,
    },
    getUserMemberInvites: {
      succeeds: pages(trust, club),
      refuses: asFailed,
    },
  },
  listeners: ['pageLooks'],
  isPossible: isInOrder,
};

/**
 * The two lists know nothing of each other: organisations are answered for while the events are being
 * fetched, and events once the organisations are listed whole. To try again is offered where the events
 * failed, which they also do beside a page of organisations that failed. A second page follows the
 * first, and may be empty.
 */
function isInOrder(snapshot: AnyMachineSnapshot, { type, output, kind }: AnyEventObject): boolean {
  if (type === 'invitations.retried') return snapshot.matches({ events: 'failed' });
  const { events, invites, doubted } = snapshot.context;
  const isOfOrganisations =
    type.endsWith('.getUserMemberInvites') ||
    type.startsWith('moreInvites') ||
    kind === 'organisation';
  // A card tells of its answer, which is there.
  if (type.startsWith('invitation.')) {
    if ((isOfOrganisations ? invites : events).items.length === 0) return false;
    // As much as a further page and another doubt lets happen, the event’s doubt shows.
    const isPlain = doubted === null && events.next === null && invites.next === null;
    if (!isPlain && (isOfOrganisations || type === 'invitation.answered')) return false;
  }
  const areEventsLoading = snapshot.matches({ events: 'loading' });
  const areWhole = invites.items.length > 0 && invites.next === null && invites.added === null;
  const isInTurn = isOfOrganisations
    ? areEventsLoading
    : areWhole || (areEventsLoading && isBesideAnyList(snapshot, type));
  if (!isInTurn || !type.startsWith('xstate.done.actor.get') || output.items.length === 0) {
    return isInTurn;
  }
  const isLoadingMore = snapshot.matches(
    isOfOrganisations ? { organisations: 'loadingMore' } : { events: 'loadingMore' },
  );
  return isLoadingMore === output.items.length > 1;
}

/** What happens to the organisations as well, in whatever state their list is. */
function isBesideAnyList(snapshot: AnyMachineSnapshot, type: string): boolean {
  if (type === 'page.shown') return snapshot.context.invites.items.length > 0;
  const isFailure = type === 'xstate.error.actor.getUserEvents';
  return isFailure && snapshot.matches({ organisations: 'moreFailed' });
}
