import * as calls from '../../domain/contract/invitations.ts';
import type {
  InvitationKind,
  InvitedEvent,
  MemberInvite,
  RespondOutcome,
} from '../../domain/invitation.ts';
import type { RsvpAnswer } from '../../domain/rsvp.ts';
import { logged } from '../log.ts';
import type { Send } from './client.ts';
import { ApiFailure, isRefusalWithSentence } from './failure.ts';

/** The status of an answer that came after the deadline. */
const gone = 410;

/** The events that a person is invited to. */
export async function getUserEvents(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<InvitedEvent[]> {
  return (await send(calls.getUserEvents, { user_id: userID }, { signal })).invitedEvents;
}

/** The organisations that ask a person to join; a failure is logged and shows nothing. */
export async function getUserMemberInvites(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<MemberInvite[]> {
  const request = { user_id: userID };
  return (await logged(send(calls.getUserMemberInvites, request, { signal }))).invites;
}

/** Answers an invitation of either kind. */
export async function respond(
  send: Send,
  input: {
    kind: InvitationKind;
    userID: string;
    id: string;
    responses: Record<string, RsvpAnswer>;
  },
  signal: AbortSignal,
): Promise<RespondOutcome> {
  const request = { user_id: input.userID, rsvpResponses: input.responses };
  try {
    if (input.kind === 'event') {
      await send(calls.respondToInvite, { ...request, event_id: input.id }, { signal });
    } else {
      await send(calls.respondToMemberInvite, { ...request, org_id: input.id }, { signal });
    }
    return { outcome: 'answered' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.kind === 'unauthorized') return { outcome: 'unauthorized' };
    if (error.status === gone) return { outcome: 'expired' };
    if (isRefusalWithSentence(error)) return { outcome: 'refused', message: error.sentence };
    throw error;
  }
}
