import type { Call, RequestOf } from '../domain/contract/call.ts';
import type { Send, SendOptions } from './api/client.ts';
import type { DeviceStore } from './device-store.ts';

/** A stored answer's key is this prefix, the user's id, a dot and the call's name. */
const seenPrefix = 'timewell.seen.';

/**
 * A `send` that stores the answers of calls that are kept offline and uses them without a network.
 */
export function withLastSeen(send: Send, store: DeviceStore, userID: () => string | null): Send {
  return async <C extends Call>(call: C, request: RequestOf<C>, options: SendOptions) => {
    const who = userID();
    let next: string | null = null;
    const onNext = (cursor: string) => {
      next = cursor;
      options.onNext?.(cursor);
    };
    const answer = send(call, request, { ...options, onNext });
    const isFirstPage = Reflect.get(Object(request), 'cursor') === undefined;
    if (!call.isKeptOffline || !isFirstPage || who === null) return answer;
    // The answer may fail before the code below has loaded, and would count as unhandled.
    answer.catch(() => undefined);
    const code = await import('./last-seen.ts').catch(() => null);
    const key = `${seenPrefix}${who}.${call.name}`;
    const isThere = () => userID() === who;
    const copy = { store, key, isThere, next: () => next, onNext };
    return code ? code.orLastSeen(call, answer, copy) : answer;
  };
}

/** Deletes the stored answers of every user but this one; null deletes all. */
export function forgetLastSeen(store: DeviceStore, userID: string | null): void {
  const isOther = (key: string) => userID === null || !key.startsWith(`${seenPrefix}${userID}.`);
  const others = store.keys().filter((key) => key.startsWith(seenPrefix) && isOther(key));
  for (const key of others) store.removeItem(key);
}
