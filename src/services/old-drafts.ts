import type { DeviceStore } from './device-store.ts';
import { ofUsers } from './drafts.ts';

/** A draft that did not change for so long is dropped, in milliseconds (§22.233). */
const longest = 90 * 24 * 60 * 60 * 1_000;

/** Ends the key of what is known of a draft's age; it begins with the draft's own, and goes with it. */
const ofAge = '@since';

/**
 * Drops what people began to type and never came back to, as for an event that is over: nothing else
 * would ever remove it. Drafts do not say when they were typed, so each visit looks whether they changed.
 */
export function dropOldDrafts(store: DeviceStore): void {
  for (const key of store.keys().filter((one) => one.startsWith(ofUsers))) {
    if (key.endsWith(ofAge)) {
      if (store.getItem(key.slice(0, -ofAge.length)) === null) store.removeItem(key);
      continue;
    }
    const print = printOf(store.getItem(key) ?? '');
    const [known, since] = (store.getItem(key + ofAge) ?? '').split(' ');
    if (known !== print) store.setItem(key + ofAge, `${print} ${Date.now()}`);
    else if (!(Date.now() - Number(since) < longest)) {
      store.removeItem(key);
      store.removeItem(key + ofAge);
    }
  }
}

/** Tells a text from what it was before, without a copy of it. */
function printOf(text: string): string {
  let print = 0;
  for (let place = 0; place < text.length; place += 1)
    print = (print * 31 + text.charCodeAt(place)) | 0;
  return `${text.length}:${print}`;
}
