import * as v from 'valibot';
import { ApiFailure } from './api/failure.ts';
import { isOffline } from './network.ts';

const prefix = 'timewell.seen.';

/** What a person saw last, kept on the device for when there is no network. */
export interface LastSeen {
  /**
   * Asks, and remembers the answer. Where the device has no network and so no answer came, gives
   * back what was remembered last; any other failure stays one.
   */
  of<Schema extends v.GenericSchema>(
    kept: { name: string; userID: string; schema: Schema; signal: AbortSignal },
    ask: () => Promise<v.InferOutput<Schema>>,
  ): Promise<v.InferOutput<Schema>>;
}

/** What was seen last, over the browser's storage; one that is full or forbidden only forgets. */
export function createLastSeen(storage: Storage): LastSeen {
  return {
    async of({ name, userID, schema, signal }, ask) {
      const key = `${prefix}${userID}.${name}`;
      try {
        const answer = await ask();
        // Whoever has left meanwhile leaves nothing behind.
        if (!signal.aborted) attempt(() => storage.setItem(key, JSON.stringify(answer)));
        return answer;
      } catch (error) {
        const isUnavailable = error instanceof ApiFailure && error.kind === 'unavailable';
        if (!isUnavailable || !isOffline()) throw error;
        const text = attempt(() => storage.getItem(key));
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
        if (!parsed.success) throw error;
        return parsed.output;
      }
    },
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
