import type { Call, RequestOf, ResponseOf } from '../domain/contract/call.ts';
import { isUnanswered } from './api/failure.ts';
import { type DeviceStore, readStored } from './device-store.ts';
import { logFailure } from './log.ts';
import { isOffline } from './network.ts';

/** A longer answer is not kept: the browser reads the whole storage when a page begins. */
const longest = 512 * 1024;

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
  /** Receives when a stored answer was given, in milliseconds. */
  onStored?: (at: number) => void;
  /** Whether the person is shown what came before: a stored answer lacks what they have changed since. */
  isShown?: boolean;
}

/** How often each list was changed since the page began: an answer that was asked for before lacks the change. */
export const timesChanged = new Map<string, number>();

/**
 * Stores a call's answer for this person, of a list the first page. Without an answer, resolves to the
 * stored one if the device has no network or the caller says how old it is; any other failure rejects
 * as it is.
 */
export async function orLastSeen<C extends Call>(
  call: C,
  request: RequestOf<C>,
  answer: Promise<ResponseOf<C>>,
  { store, key, isThere, next, onNext, onStored, isShown = false }: Copy,
): Promise<ResponseOf<C>> {
  const isFirstPage = Reflect.get(Object(request), 'cursor') === undefined;
  if (!isFirstPage) return answer;
  const [nextKey, atKey] = besides(key);
  const asOf = timesChanged.get(call.name);
  try {
    const seen = await answer;
    // A person who signed out meanwhile leaves no answer behind.
    if (isThere() && timesChanged.get(call.name) === asOf) {
      const text = JSON.stringify(seen);
      const isKept = text.length <= longest;
      put(store, key, isKept ? text : null);
      put(store, atKey, isKept ? String(Date.now()) : null);
      put(store, nextKey, isKept ? next() : null);
    }
    return seen;
  } catch (error) {
    // NaN for what no calendar has a day for.
    const at = new Date(Number(store.getItem(atKey))).getTime();
    const isTold = onStored !== undefined && at > 0;
    if (isShown || !isUnanswered(error) || !(isTold || isOffline())) throw error;
    const seen = readStored(store, key, call.response);
    if (seen === null) throw error;
    if (!isOffline()) logFailure(error);
    if (isTold) onStored(at);
    const cursor = store.getItem(nextKey);
    if (cursor !== null) onNext(cursor);
    return seen as ResponseOf<C>;
  }
}

/** Removes an answer with what is stored beside it. */
export function removeAnswer(store: DeviceStore, key: string): void {
  for (const part of [key, ...besides(key)]) store.removeItem(part);
}

/** Where the cursor of the next page stands, and when the answer came. */
function besides(key: string): [string, string] {
  return [`${key}.next`, `${key}.at`];
}

function put(store: DeviceStore, key: string, text: string | null): void {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
}
