import * as calls from '../../domain/contract/session.ts';
import type { TokenAnswer } from '../../domain/token.ts';
import { isOffline } from '../network.ts';
import type { Send } from './client.ts';
import { ApiFailure } from './failure.ts';

/** Whether a token still holds; everything but `{valid: true}` and silence is a no. */
export async function validateToken(
  send: Send,
  { token }: { token: string },
  signal: AbortSignal,
): Promise<TokenAnswer> {
  try {
    const { valid } = await send(calls.validateToken, { token }, { signal });
    return { outcome: valid ? 'valid' : 'invalid' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.kind !== 'unavailable') return { outcome: 'invalid' };
    return { outcome: isOffline() ? 'offline' : 'unanswered' };
  }
}

/** Claims invitations sent to the proven number. */
export async function linkPending(
  send: Send,
  { userID, contact }: { userID: string; contact: string },
  signal: AbortSignal,
): Promise<void> {
  await send(calls.linkPending, { user_id: userID, contact }, { signal });
}
