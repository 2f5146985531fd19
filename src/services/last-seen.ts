import type { Call, ResponseOf } from '../domain/contract/call.ts';
import { ApiFailure } from './api/failure.ts';
import { type DeviceStore, readStored } from './device-store.ts';
import { isOffline } from './network.ts';

/**
 * Stores a call's answer for this person. When the device has no network and the call is
 * unavailable, resolves to the stored answer; any other failure rejects as it is.
 */
export async function orLastSeen<C extends Call>(
  call: C,
  answer: Promise<ResponseOf<C>>,
  { store, key, isThere }: { store: DeviceStore; key: string; isThere: () => boolean },
): Promise<ResponseOf<C>> {
  try {
    const seen = await answer;
    // A person who signed out meanwhile leaves no answer behind.
    if (isThere()) store.setItem(key, JSON.stringify(seen));
    return seen;
  } catch (error) {
    const isUnavailable = error instanceof ApiFailure && error.kind === 'unavailable';
    if (!isUnavailable || !isOffline()) throw error;
    const seen = readStored(store, key, call.response);
    if (seen === null) throw error;
    return seen as ResponseOf<C>;
  }
}
