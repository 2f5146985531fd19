import * as v from 'valibot';
import type { Call, RequestOf, ResponseOf } from '../domain/contract/call.ts';
import type { Send, SendOptions } from './api/client.ts';
import { ApiFailure } from './api/failure.ts';
import { isOffline } from './network.ts';

const prefix = 'timewell.seen.';

/**
 * Sends as `send` does, and remembers the answers of calls that are kept offline, for the person who
 * is signed in. Where the device has no network, and so no answer came, what was remembered last is
 * given back; any other failure stays one. A storage that is full or forbidden only forgets.
 */
export function withLastSeen(send: Send, storage: Storage, userID: () => string | null): Send {
  return async <C extends Call>(call: C, request: RequestOf<C>, options: SendOptions) => {
    const who = userID();
    if (!call.isKeptOffline || who === null) return send(call, request, options);
    const key = `${prefix}${who}.${call.name}`;
    try {
      const answer = await send(call, request, options);
      // Whoever has left meanwhile leaves nothing behind.
      if (userID() === who) attempt(() => storage.setItem(key, JSON.stringify(answer)));
      return answer;
    } catch (error) {
      const isUnavailable = error instanceof ApiFailure && error.kind === 'unavailable';
      if (!isUnavailable || !isOffline()) throw error;
      const text = attempt(() => storage.getItem(key));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), call.response), text);
      if (!parsed.success) throw error;
      return parsed.output as ResponseOf<C>;
    }
  };
}

/** Forgets what anybody but this user has seen; with null, what everybody has. */
export function forgetLastSeen(storage: Storage, userID: string | null): void {
  attempt(() => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    const own = userID === null ? null : `${prefix}${userID}.`;
    for (const key of keys) if (own === null || !key.startsWith(own)) storage.removeItem(key);
  });
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
