import type { DeviceStore } from './device-store.ts';

/** The storage key of the user whose push messages this device receives. */
export const pushOwnerKey = 'timewell.push';

/** The storage key of a user's wish about push messages on this device. */
export function pushWishKey(userID: string): string {
  return `${pushOwnerKey}.${userID}`;
}

/** Whether this device may receive a user's push messages, as it was stored last. */
export function hasPushOwner(store: DeviceStore): boolean {
  return store.getItem(pushOwnerKey) !== null;
}
