import { getLocalTimeZone } from '@internationalized/date';
import type { ResponseOf } from '../../domain/contract/call.ts';
import * as calls from '../../domain/contract/invitations.ts';
import { lastInstantOf, nearestFirst } from '../../domain/event.ts';
import {
  eventOf,
  type InvitedEvent,
  openInvitations,
  pendingInvites,
} from '../../domain/invitation.ts';
import { logged } from '../log.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, expecting, requireNoError } from './failure.ts';
import { changing, newest } from './newest.ts';
import { atLeast, findOnPages, sendPages } from './page.ts';

/**
 * The events that a person is invited to, those of one answer in time order, whatever order they came
 * in; expired invitations are left out (§4.23).
 */
export const getUserEvents: ApiService<'getUserEvents'> = newest(
  (send, { userID, cursor, least, isShown }, signal) => {
    const itemsOf = ({ invitedEvents }: ResponseOf<typeof calls.getUserEvents>) => {
      const [now, zone] = [Date.now(), getLocalTimeZone()];
      const open = openInvitations(invitedEvents, now, zone);
      return nearestFirst(open, (event) => lastInstantOf(eventOf(event), zone), now);
    };
    const span = { cursor, isShown, itemsOf, isEnough: atLeast(least) };
    return sendPages(send, calls.getUserEvents, { user_id: userID }, span, signal);
  },
);

/**
 * Looks for an invitation to an event on one page after the other. That the device keeps none says nothing
 * while there is no network.
 */
export const findInvitation: ApiService<'findInvitation'> = newest((send, input, signal) =>
  expecting(['unauthorized'], async () => {
    const { userID, id, isShown } = input;
    const wanted = {
      isShown,
      itemsOf: ({ invitedEvents }: ResponseOf<typeof calls.getUserEvents>) => invitedEvents,
      isIt: ({ event_id }: InvitedEvent) => event_id === id,
    };
    const request = { user_id: userID };
    const invitation = await findOnPages(send, calls.getUserEvents, request, wanted, signal);
    if (!invitation && isOffline()) throw new ApiFailure('unavailable', calls.getUserEvents.name);
    return invitation ? { outcome: 'found', invitation } : { outcome: 'notFound' };
  }),
);

/**
 * The organisations that ask a person to join and wait for an answer (§4.18); a failure is logged.
 */
export const getUserMemberInvites: ApiService<'getUserMemberInvites'> = newest(
  (send, { userID, cursor, least, isShown }, signal) => {
    const span = {
      cursor,
      isShown,
      itemsOf: ({ invites }: ResponseOf<typeof calls.getUserMemberInvites>) =>
        pendingInvites(invites),
      isEnough: atLeast(least),
    };
    const request = { user_id: userID };
    return logged(sendPages(send, calls.getUserMemberInvites, request, span, signal));
  },
);

/** Answers an invitation of either kind; to an event in the version that was seen, if it has one. */
export const respond: ApiService<'respond'> = changing(
  (send, { kind, userID, id, responses, version }, signal) =>
    expecting(['unauthorized', 'expired', 'outdated', 'disputed', 'refused'], async () => {
      const request = { user_id: userID, rsvpResponses: responses };
      if (kind === 'event') {
        const seen = version === null ? {} : { version };
        const answering = { ...request, ...seen, event_id: id };
        const answer = await send(calls.respondToInvite, answering, { signal });
        requireNoError(calls.respondToInvite, answer);
      } else {
        const answering = { ...request, org_id: id };
        const answer = await send(calls.respondToMemberInvite, answering, { signal });
        requireNoError(calls.respondToMemberInvite, answer);
      }
      return { outcome: 'answered' };
    }),
);
