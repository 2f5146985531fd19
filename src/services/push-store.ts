import * as v from 'valibot';
import { Id } from '../domain/ids.ts';
import { PushWish } from '../domain/push.ts';
import { pushOwnerKey } from './push-owner.ts';

/** What a person wishes about push messages on this device; what cannot be read was never said. */
export function readPushWish(storage: Storage, userID: string): PushWish | null {
  const text = attempt(() => storage.getItem(keyOf(userID)));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PushWish), text);
  return parsed.success ? parsed.output : null;
}

/** Writes a wish down; a full or forbidden storage only means that it is asked again. */
export function writePushWish(storage: Storage, userID: string, wish: PushWish): void {
  attempt(() => storage.setItem(keyOf(userID), JSON.stringify(wish)));
}

/** Whose messages come to this device, or may have come when it was used last; null for nobody's. */
export function readPushOwner(storage: Storage): string | null {
  const parsed = v.safeParse(
    Id,
    attempt(() => storage.getItem(pushOwnerKey)),
  );
  return parsed.success ? parsed.output : null;
}

/** Writes down whose messages come to this device from now on. */
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
