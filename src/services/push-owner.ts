import type { DeviceStore } from './device-store.ts';

/** The storage key of the user whose push messages this device receives. */
export const pushOwnerKey = 'timewell.push';

/** Whether this device may receive a user's push messages, as it was stored last. */
export function hasPushOwner(store: DeviceStore): boolean {
  return store.getItem(pushOwnerKey) !== null;
}
