import * as calls from '../../domain/contract/session-start.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, isUnanswered } from './failure.ts';

/**
 * Whether a token still holds. A service that breaks down says as little about it as silence does;
 * any other answer but `{valid: true}` is a no (§11.1, §11.2).
 */
export const validateToken: ApiService<'validateToken'> = async (send, { token }, signal) => {
  if (isOffline()) return { outcome: 'offline' };
  try {
    const { valid, language, name } = await send(calls.validateToken, { token }, { signal });
    return valid ? { outcome: 'valid', language, name } : { outcome: 'invalid' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (!isUnanswered(error)) return { outcome: 'invalid' };
    const { retryAfter } = error;
    return isOffline() ? { outcome: 'offline' } : { outcome: 'unanswered', retryAfter };
  }
};

/** Claims invitations sent to the proven number. */
export const linkPending: ApiService<'linkPending'> = async (send, { userID, contact }, signal) => {
  await send(calls.linkPending, { user_id: userID, contact }, { signal });
};
