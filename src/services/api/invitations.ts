import * as calls from '../../domain/contract/invitations.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';
import { sendAllPages } from './page.ts';

/** The events that a person is invited to. */
export const getUserEvents: ApiService<'getUserEvents'> = async (send, { userID }, signal) => {
  const pages = await sendAllPages(send, calls.getUserEvents, { user_id: userID }, signal);
  return pages.flatMap(({ invitedEvents }) => invitedEvents);
};

/** The organisations that ask a person to join; a failure is logged and shows nothing. */
export const getUserMemberInvites: ApiService<'getUserMemberInvites'> = async (
  send,
  { userID },
  signal,
) => {
  const request = { user_id: userID };
  const pages = await logged(sendAllPages(send, calls.getUserMemberInvites, request, signal));
  return pages.flatMap(({ invites }) => invites);
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
