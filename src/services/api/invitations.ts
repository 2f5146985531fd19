import * as v from 'valibot';
import * as calls from '../../domain/contract/invitations.ts';
import {
  type InvitationKind,
  InvitedEvent,
  MemberInvite,
  type RespondOutcome,
} from '../../domain/invitation.ts';
import type { RsvpAnswer } from '../../domain/rsvp.ts';
import type { LastSeen } from '../last-seen.ts';
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
  lastSeen: LastSeen,
): Promise<InvitedEvent[]> {
  const kept = { name: 'getUserEvents', userID, schema: v.array(InvitedEvent), signal };
  return lastSeen.of(
    kept,
    async () => (await send(calls.getUserEvents, { user_id: userID }, { signal })).invitedEvents,
  );
}

/** The organisations that ask a person to join; a failure is logged and shows nothing. */
export async function getUserMemberInvites(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
  lastSeen: LastSeen,
): Promise<MemberInvite[]> {
  const request = { user_id: userID };
  const kept = { name: 'getUserMemberInvites', userID, schema: v.array(MemberInvite), signal };
  return lastSeen.of(
    kept,
    async () => (await logged(send(calls.getUserMemberInvites, request, { signal }))).invites,
  );
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
