import * as v from 'valibot';
import { IsoDay } from './ids.ts';

/**
 * The first and the last day that the app and the service take (§17.3, §23.1); a day beyond is a typing
 * error.
 */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/** A day `YYYY-MM-DD` of the range. */
export const DayInRange = v.pipe(IsoDay, v.minValue(firstDay), v.maxValue(lastDay));

/** Whether a text is a day `YYYY-MM-DD` of the range. */
export function isInDayRange(day: string): boolean {
  return v.is(DayInRange, day);
}

const earliest = Date.parse(`${firstDay}T00:00:00.000+14:00`);
const latest = Date.parse(`${lastDay}T23:59:59.999-12:00`);

/** Whether it is a day of the range somewhere on earth at an instant. */
export function isInstantInDayRange(instant: Date): boolean {
  const at = instant.getTime();
  return at >= earliest && at <= latest;
}
