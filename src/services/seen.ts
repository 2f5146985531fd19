import type { Call, RequestOf } from '../domain/contract/call.ts';
import type { Send, SendOptions } from './api/client.ts';
import { type DeviceStore, partOf, removeAll } from './device-store.ts';

/** A stored answer's key is this prefix, the user's part and the call's name. */
export const seenPrefix = 'timewell.seen.';

/**
 * A `send` that stores the answers of calls that are kept offline, and keeps up with what the person
 * changes. It uses them without a network, and where the service does not answer a caller that says how
 * old they are (§22.107).
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
    if (who === null) return answer;
    if (call.changesKept) {
      const changed = async (answered: unknown) => {
        const { applyChange } = await import('./changed-lists.ts');
        applyChange(call.name, request, answered, store, (list) => keyOf(who, list));
      };
      // The person goes on with the answer, and waits for no code.
      answer.then(changed).catch(() => undefined);
    }
    if (!call.isKeptOffline) return answer;
    // The answer may fail before the code below has loaded, and would count as unhandled.
    answer.catch(() => undefined);
    const code = await import('./last-seen.ts').catch(() => null);
    if (!code) return answer;
    return code.orLastSeen(call, request, answer, {
      store,
      key: keyOf(who, call.name),
      isThere: () => userID() === who,
      next: () => next,
      ...options,
      onNext,
    });
  };
}

/** Where a person's answer of the call of this name is stored. */
export function keyOf(userID: string, name: string): string {
  return seenPrefix + partOf(userID) + name;
}

/** Deletes the stored answers of every user but this one; null deletes all. */
export function forgetLastSeen(store: DeviceStore, userID: string | null): void {
  removeAll(store, seenPrefix, seenPrefix + partOf(userID ?? ''));
}
