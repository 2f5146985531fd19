import * as v from 'valibot';
import { Id } from '../domain/ids.ts';
import { PushWish } from '../domain/push.ts';
import { type DeviceStore, readStored } from './device-store.ts';
import { pushOwnerKey, pushWishKey } from './push-owner.ts';

/** A person's wish about push messages on this device; null if it is absent or unreadable. */
export function readPushWish(store: DeviceStore, userID: string): PushWish | null {
  return readStored(store, pushWishKey(userID), PushWish);
}

/** Stores a wish. */
export function writePushWish(store: DeviceStore, userID: string, wish: PushWish): void {
  store.setItem(pushWishKey(userID), JSON.stringify(wish));
}

/** Tells of each wish that another tab stores, until the returned function is called. */
export function onPushWishChangedElsewhere(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key?.startsWith(pushWishKey(''))) tell();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The user whose push messages this device may receive, as it was stored last, or null. */
export function readPushOwner(store: DeviceStore): string | null {
  const parsed = v.safeParse(Id, store.getItem(pushOwnerKey));
  return parsed.success ? parsed.output : null;
}

/** Stores the user whose push messages this device receives; null removes it. */
export function writePushOwner(store: DeviceStore, userID: string | null): void {
  if (userID === null) store.removeItem(pushOwnerKey);
  else store.setItem(pushOwnerKey, userID);
}
