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

export const trust: MemberInvite = { ...unanswered, org_id: 'trust', org_name: 'Sunrise Trust' };

/** The lists of a signed-in user. */
export const invitationsModel: FlowModel<typeof invitationsMachine> = {
  machine: invitationsMachine,
  inputs: { 'signed in': (shell) => ({ shell, userID: 'asha' }) },
  events: {
    'invitations.retried': [{ type: 'invitations.retried' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  actors: {
    getUserEvents: {
      succeeds: { some: [garba], none: [] },
      refuses: asFailed,
      fails: { offline: new Error('offline') },
    },
    getUserMemberInvites: {
      succeeds: { some: [trust], none: [] },
      refuses: asFailed,
      fails: { offline: new Error('offline') },
    },
  },
  listeners: ['pageLooks'],
  isPossible: isInOrder,
};

/**
 * The two lists know nothing of each other: organisations are answered for while the events are being
 * fetched, and events once an organisation has come. To try again is offered where the events failed.
 */
function isInOrder(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  if (type === 'invitations.retried') return snapshot.matches({ events: 'failed' });
  const isOfOrganisations = type.endsWith('.getUserMemberInvites');
  if (isOfOrganisations) return snapshot.matches({ events: 'loading' });
  return snapshot.context.invites.length > 0;
}
