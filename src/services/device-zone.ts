import { getLocalTimeZone, resetLocalTimeZone } from '@internationalized/date';

/** Reads the device's zone anew, and tells where it is another one than before (§22.183). */
export function readZone(tellChanged: () => void): void {
  const before = getLocalTimeZone();
  resetLocalTimeZone();
  if (getLocalTimeZone() !== before) tellChanged();
}
