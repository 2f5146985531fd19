import * as calls from '../../domain/contract/session.ts';
import type { OwedEndings } from '../../domain/left-sessions.ts';
import type { PortOutcome } from '../../domain/ports.ts';
import type { DeviceStore } from '../device-store.ts';
import { dropLeft, readLeft } from '../left-store.ts';
import type { Send } from './client.ts';
import { ApiFailure } from './failure.ts';

/** Asks the service to end each session that was left; one that it answers for is forgotten. */
export async function endLeftSessions(
  send: Send,
  store: DeviceStore,
  signal: AbortSignal,
): Promise<PortOutcome<'endSessions'>> {
  for (const left of readLeft(store)) {
    if (await isSettled(send, left, signal)) dropLeft(store, left.token);
  }
  return { outcome: readLeft(store).length === 0 ? 'ended' : 'unanswered' };
}

/**
 * Whether a session needs no further request: it has ended, or the backend has no such call. Only
 * silence, a 429 and a 5xx are worth another try.
 */
async function isSettled(
  send: Send,
  { token, isEverywhere, leftAt }: OwedEndings[number],
  signal: AbortSignal,
): Promise<boolean> {
  const options = { signal, bearer: token };
  try {
    if (isEverywhere) {
      // The device's clock may have been set back since.
      const seconds_ago = Math.max(0, Math.floor((Date.now() - leftAt) / 1_000));
      await send(calls.logoutEverywhere, { seconds_ago }, options);
    } else await send(calls.logout, {}, options);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.status !== null && error.status < 500 && error.status !== tooManyRequests;
  }
}

const tooManyRequests = 429;
