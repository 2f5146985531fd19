import { fromAbsolute } from '@internationalized/date';
import * as v from 'valibot';

/** The IANA name of a zone that the device knows. */
export const KnownZone = v.pipe(v.string(), v.check(isKnown, 'not a zone'));

function isKnown(zone: string): boolean {
  try {
    return Boolean(fromAbsolute(0, zone));
  } catch {
    return false;
  }
}
