import * as v from 'valibot';
import { Id } from '../domain/ids.ts';
import { PushWish } from '../domain/push.ts';
import { pushOwnerKey } from './push-owner.ts';

/** A person's wish about push messages on this device; null if it is absent or unreadable. */
export function readPushWish(storage: Storage, userID: string): PushWish | null {
  const text = attempt(() => storage.getItem(keyOf(userID)));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PushWish), text);
  return parsed.success ? parsed.output : null;
}

/** Stores a wish. With a full or forbidden storage the app asks the person again. */
export function writePushWish(storage: Storage, userID: string, wish: PushWish): void {
  attempt(() => storage.setItem(keyOf(userID), JSON.stringify(wish)));
}

/** The user whose push messages this device may receive, as it was stored last, or null. */
export function readPushOwner(storage: Storage): string | null {
  const parsed = v.safeParse(
    Id,
    attempt(() => storage.getItem(pushOwnerKey)),
  );
  return parsed.success ? parsed.output : null;
}

/** Stores the user whose push messages this device receives; null removes it. */
export function writePushOwner(storage: Storage, userID: string | null): void {
  attempt(() => {
    if (userID === null) storage.removeItem(pushOwnerKey);
    else storage.setItem(pushOwnerKey, userID);
  });
}

function keyOf(userID: string): string {
  return `${pushOwnerKey}.${userID}`;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
