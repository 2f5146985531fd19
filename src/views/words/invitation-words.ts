import { getLocalTimeZone } from '@internationalized/date';
import * as v from 'valibot';
import { IsoDay } from '../../domain/ids.ts';
import { endOfDay } from '../../domain/zoned-time.ts';
import { dayText } from './day-text.ts';
import { dayHere, longDayText, shortWhenText, whenText } from './when-text.ts';

/** The day of an ISO text in the person's zone, `YYYY-MM-DD`; null where it cannot be read. */
export function dayOf(date: string): string | null {
  return v.is(IsoDay, date) ? date : dayHere(Date.parse(date));
}

/** When an event is, from its ISO text, in words; a day without a time is no more than that. */
export function whenOf(date: string): string {
  return v.is(IsoDay, date) ? dayText(date) : whenText(Date.parse(date));
}

/** Until when one can answer, in milliseconds, in words: a day, and the time where the day goes on. */
export function untilText(deadline: number): string {
  const day = dayHere(deadline);
  const isWholeDay = day !== null && endOfDay(day, getLocalTimeZone()) === deadline;
  return `Answer until ${isWholeDay ? longDayText(deadline) : shortWhenText(deadline)}`;
}
