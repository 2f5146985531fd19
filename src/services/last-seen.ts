import type { Call, ResponseOf } from '../domain/contract/call.ts';
import { ApiFailure } from './api/failure.ts';
import { type DeviceStore, readStored } from './device-store.ts';
import { isOffline } from './network.ts';

/** Where a call's answer is stored, and what is stored beside it. */
interface Copy {
  store: DeviceStore;
  key: string;
  /** Whether the person is still signed in. */
  isThere: () => boolean;
  /** The cursor of the page after the answer, once it has come; null without a further page. */
  next: () => string | null;
  /** Receives that cursor with a stored answer. */
  onNext: (cursor: string) => void;
}

/**
 * Stores a call's answer for this person. When the device has no network and the call is
 * unavailable, resolves to the stored answer; any other failure rejects as it is.
 */
export async function orLastSeen<C extends Call>(
  call: C,
  answer: Promise<ResponseOf<C>>,
  { store, key, isThere, next, onNext }: Copy,
): Promise<ResponseOf<C>> {
  const nextKey = `${key}.next`;
  try {
    const seen = await answer;
    // A person who signed out meanwhile leaves no answer behind.
    if (isThere()) {
      store.setItem(key, JSON.stringify(seen));
      const cursor = next();
      if (cursor === null) store.removeItem(nextKey);
      else store.setItem(nextKey, cursor);
    }
    return seen;
  } catch (error) {
    const isUnavailable = error instanceof ApiFailure && error.kind === 'unavailable';
    if (!isUnavailable || !isOffline()) throw error;
    const seen = readStored(store, key, call.response);
    if (seen === null) throw error;
    const cursor = store.getItem(nextKey);
    if (cursor !== null) onNext(cursor);
    return seen as ResponseOf<C>;
  }
}
