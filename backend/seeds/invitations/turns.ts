import { daysAfter } from '#domain/working-hours.ts';
import { endInKurnool } from '../calendar/insert-occasions.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * A deadline that comes again every so many days, at the end of a day `YYYY-MM-DD` in Kurnool: the
 * one that counts is the first that leaves `noticeHours`. With a notice below zero it is over.
 */
export interface Rhythm {
  readonly firstDay: string;
  readonly everyDays: number;
  readonly noticeHours: number;
}

/** Which turn it is, counted from the first day, and on which day. */
export interface Turn {
  readonly number: number;
  readonly day: string;
}

/** The turn that counts at an instant. */
export function turnAt({ firstDay, everyDays, noticeHours }: Rhythm, now: Date): Turn {
  const sinceFirst = now.getTime() + noticeHours * hourMs - endInKurnool(firstDay).getTime();
  const number = Math.ceil(sinceFirst / (everyDays * dayMs));
  return { number, day: daysAfter(firstDay, number * everyDays) };
}

/** A day more than a week before now, whichever turn it is. */
export function longBefore({ day }: Turn, { everyDays, noticeHours }: Rhythm): string {
  return daysAfter(day, -(everyDays + Math.ceil(noticeHours / 24) + 8));
}
