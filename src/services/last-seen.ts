import * as v from 'valibot';
import type { Call, ResponseOf } from '../domain/contract/call.ts';
import { ApiFailure } from './api/failure.ts';
import { isOffline } from './network.ts';

/**
 * The answer of a call, remembered for this person. Where the device has no network, and so no answer
 * came, what was remembered last is given back; any other failure stays one. A storage that is full
 * or forbidden only forgets.
 */
export async function orLastSeen<C extends Call>(
  call: C,
  answer: Promise<ResponseOf<C>>,
  { storage, key, isThere }: { storage: Storage; key: string; isThere: () => boolean },
): Promise<ResponseOf<C>> {
  try {
    const seen = await answer;
    // Whoever has left meanwhile leaves nothing behind.
    if (isThere()) attempt(() => storage.setItem(key, JSON.stringify(seen)));
    return seen;
  } catch (error) {
    const isUnavailable = error instanceof ApiFailure && error.kind === 'unavailable';
    if (!isUnavailable || !isOffline()) throw error;
    const text = attempt(() => storage.getItem(key));
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), call.response), text);
    if (!parsed.success) throw error;
    return parsed.output as ResponseOf<C>;
  }
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
