/** The storage key of the user whose push messages this device receives. */
export const pushOwnerKey = 'timewell.push';

/** Whether this device may receive a user's push messages, as it was stored last. */
export function hasPushOwner(storage: Storage): boolean {
  try {
    return storage.getItem(pushOwnerKey) !== null;
  } catch {
    return false;
  }
}
