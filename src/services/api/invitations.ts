import * as calls from '../../domain/contract/invitations.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';

/** The events that a person is invited to. */
export const getUserEvents: ApiService<'getUserEvents'> = async (send, { userID }, signal) =>
  (await send(calls.getUserEvents, { user_id: userID }, { signal })).invitedEvents;

/** The organisations that ask a person to join; a failure is logged and shows nothing. */
export const getUserMemberInvites: ApiService<'getUserMemberInvites'> = async (
  send,
  { userID },
  signal,
) => {
  const request = { user_id: userID };
  return (await logged(send(calls.getUserMemberInvites, request, { signal }))).invites;
};

/** Answers an invitation of either kind. */
export const respond: ApiService<'respond'> = (send, { kind, userID, id, responses }, signal) =>
  expecting(['unauthorized', 'expired', 'refused'], async () => {
    const request = { user_id: userID, rsvpResponses: responses };
    if (kind === 'event') {
      await send(calls.respondToInvite, { ...request, event_id: id }, { signal });
    } else {
      await send(calls.respondToMemberInvite, { ...request, org_id: id }, { signal });
    }
    return { outcome: 'answered' };
  });
