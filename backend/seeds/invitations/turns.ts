import { daysAfter } from '#domain/working-hours.ts';
import { endInKurnool } from '../calendar/insert-occasions.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * A deadline that repeats every so many days, at the end of a day `YYYY-MM-DD` in Kurnool. The
 * current one is the first that is at least `noticeHours` away; below zero, it is in the past.
 */
export interface Rhythm {
  readonly firstDay: string;
  readonly everyDays: number;
  readonly noticeHours: number;
}

/** The number of a turn, counted from the first day, and its day. */
export interface Turn {
  readonly number: number;
  readonly day: string;
}

/** The current turn at an instant. */
export function turnAt({ firstDay, everyDays, noticeHours }: Rhythm, now: Date): Turn {
  const sinceFirst = now.getTime() + noticeHours * hourMs - endInKurnool(firstDay).getTime();
  const number = Math.ceil(sinceFirst / (everyDays * dayMs));
  return { number, day: daysAfter(firstDay, number * everyDays) };
}

/** A day more than a week before now, in every turn. */
export function longBefore({ day }: Turn, { everyDays, noticeHours }: Rhythm): string {
  return daysAfter(day, -(everyDays + Math.ceil(noticeHours / 24) + 8));
}
