import * as calls from '../../domain/contract/session.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure } from './failure.ts';

/** Whether a token still holds; everything but `{valid: true}` and silence is a no. */
export const validateToken: ApiService<'validateToken'> = async (send, { token }, signal) => {
  try {
    const { valid } = await send(calls.validateToken, { token }, { signal });
    return { outcome: valid ? 'valid' : 'invalid' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.kind !== 'unavailable') return { outcome: 'invalid' };
    return { outcome: isOffline() ? 'offline' : 'unanswered' };
  }
};

/** Claims invitations sent to the proven number. */
export const linkPending: ApiService<'linkPending'> = async (send, { userID, contact }, signal) => {
  await send(calls.linkPending, { user_id: userID, contact }, { signal });
};
