import * as v from 'valibot';
import { EventVersion } from '../event.ts';
import { Id } from '../ids.ts';
import { InvitedEvent, MemberInvite } from '../invitation.ts';
import { MapOfAnswers } from '../rsvp.ts';
import { call } from './call.ts';
import { pageFields, pageQuery, pageSizes } from './page.ts';

/** The events that a person is invited to, in pages (§7.11, §22.6). */
export const getUserEvents = call({
  name: 'getUserEvents',
  method: 'POST',
  path: '/get_user_events',
  isKeptOffline: true,
  query: pageQuery,
  request: v.object({ user_id: Id, ...pageFields(pageSizes.invitations) }),
  response: v.object({ invitedEvents: v.array(InvitedEvent) }),
  list: 'invitedEvents',
});

/** The organisations that ask a person to join, in pages (§7.12, §22.6). */
export const getUserMemberInvites = call({
  name: 'getUserMemberInvites',
  method: 'POST',
  path: '/get_user_member_invites',
  isKeptOffline: true,
  query: pageQuery,
  request: v.object({ user_id: Id, ...pageFields(pageSizes.invitations) }),
  response: v.object({ invites: v.array(MemberInvite) }),
  list: 'invites',
});

/** Answers an invitation to an event (§7.13), in the version that the person saw, if it is told (§22.58). */
export const respondToInvite = call({
  name: 'respondToInvite',
  method: 'POST',
  path: '/respond_to_invite',
  changesKept: true,
  request: v.object({
    user_id: Id,
    event_id: Id,
    rsvpResponses: MapOfAnswers,
    version: v.optional(EventVersion),
  }),
  response: v.unknown(),
});

/** Answers an invitation to an organisation (§7.14). */
export const respondToMemberInvite = call({
  name: 'respondToMemberInvite',
  method: 'POST',
  path: '/respond_to_member_invite',
  changesKept: true,
  request: v.object({ user_id: Id, org_id: Id, rsvpResponses: MapOfAnswers }),
  response: v.unknown(),
});
