/** Under which key a device says whose push messages come to it. */
export const pushOwnerKey = 'timewell.push';

/** Whether somebody's messages come to this device, or may have come when it was used last. */
export function hasPushOwner(storage: Storage): boolean {
  try {
    return storage.getItem(pushOwnerKey) !== null;
  } catch {
    return false;
  }
}
