import type { Call, RequestOf } from '../domain/contract/call.ts';
import type { Send, SendOptions } from './api/client.ts';

/** Under which keys a device keeps what was seen last: this, the user's id, a dot and the call. */
const seenPrefix = 'timewell.seen.';

/** Sends as `send` does; calls that are kept offline may be answered by what was seen last. */
export function withLastSeen(send: Send, storage: Storage, userID: () => string | null): Send {
  return async <C extends Call>(call: C, request: RequestOf<C>, options: SendOptions) => {
    const who = userID();
    const answer = send(call, request, options);
    if (!call.isKeptOffline || who === null) return answer;
    // It may fail while the code arrives that looks at it.
    answer.catch(() => undefined);
    const code = await import('./last-seen.ts').catch(() => null);
    const key = `${seenPrefix}${who}.${call.name}`;
    const isThere = () => userID() === who;
    return code ? code.orLastSeen(call, answer, { storage, key, isThere }) : answer;
  };
}

/** Forgets what anybody but this user has seen; with null, what everybody has. */
export function forgetLastSeen(storage: Storage, userID: string | null): void {
  try {
    const others = Object.keys(storage).filter(
      (key) =>
        key.startsWith(seenPrefix) &&
        (userID === null || !key.startsWith(`${seenPrefix}${userID}.`)),
    );
    for (const key of others) storage.removeItem(key);
  } catch {
    return;
  }
}
