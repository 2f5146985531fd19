import {
  type CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import * as v from 'valibot';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A wall time `HH:MM` of a 24-hour day. */
export const WallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * Open on one weekday (0 is Sunday) between two wall times `HH:MM`. Closing at or before the time
 * of opening means on the next day, so `00:00` to `00:00` is around the clock.
 */
export interface OpenHours {
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly opens: string;
  readonly closes: string;
}

/** Weekly hours in the owner's own IANA zone. */
export interface WorkingHours {
  readonly zone: string;
  readonly hours: readonly OpenHours[];
}

/** A stretch of time with the wall times `HH:MM` that name it on its day; `start` and `end` are instants. */
export interface TimeSlot {
  readonly startTime: string;
  readonly endTime: string;
  readonly start: Date;
  readonly end: Date;
}

/**
 * The slots that begin on a day (`YYYY-MM-DD`), back to back from each opening, all of `minutes`
 * real minutes, in order. Where clocks go back, a slot is left out whose start or end is a wall
 * time that comes twice that night, since it is ambiguous.
 */
export function slotsOfDay(working: WorkingHours, day: string, minutes: number): TimeSlot[] {
  const date = parseDate(day);
  const clock = clockOf(working.zone, date);
  const nights = working.hours.filter(endsNextDay);
  const windows = [
    ...windowsFrom(nights, date.subtract({ days: 1 }), clock),
    ...windowsFrom(working.hours, date, clock),
  ];
  const all = windows.flatMap((window) => cut(window, clock, day, minutes));
  const slots = new Map(all.map((slot) => [slot.startTime, slot]));
  return [...slots.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** What calendar and clock of a zone show at an instant, in milliseconds. */
export function wallTimeIn(zone: string, at: number): WallTimeOnDay {
  return wallTimeOf(fromAbsolute(at, zone).toString());
}

/** The day `YYYY-MM-DD` that it is in a zone at an instant. */
export function dayIn(zone: string, at: Date): string {
  return wallTimeIn(zone, at.getTime()).day;
}

/** The day that comes `days` later. */
export function daysAfter(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

interface Window {
  readonly opens: number;
  readonly closes: number;
}

function windowsFrom(hours: readonly OpenHours[], date: CalendarDate, clock: Clock): Window[] {
  const weekday = getDayOfWeek(date, 'en-US', 'sun');
  const next = date.add({ days: 1 });
  return hours
    .filter((open) => open.weekday === weekday)
    .map((open) => ({
      opens: clock.instantOf(wallTime(date, open.opens)),
      closes: clock.instantOf(wallTime(endsNextDay(open) ? next : date, open.closes)),
    }));
}

function endsNextDay({ opens, closes }: OpenHours): boolean {
  return closes <= opens;
}

function wallTime({ year, month, day }: CalendarDate, time: string): CalendarDateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new CalendarDateTime(year, month, day, hour, minute);
}

function cut(window: Window, { nameOf }: Clock, day: string, minutes: number): TimeSlot[] {
  const length = minutes * minuteMs;
  const slots: TimeSlot[] = [];
  for (let start = window.opens; start + length <= window.closes; start += length) {
    const from = nameOf(start);
    if (from?.day !== day) continue;
    const to = nameOf(start + length);
    if (to === undefined) continue;
    slots.push({
      startTime: from.time,
      endTime: to.time,
      start: new Date(start),
      end: new Date(start + length),
    });
  }
  return slots;
}

/** A day `YYYY-MM-DD` with a wall time `HH:MM` on it. */
interface WallTimeOnDay {
  readonly day: string;
  readonly time: string;
}

/** The wall clock of a zone. */
interface Clock {
  readonly instantOf: (wall: CalendarDateTime) => number;
  readonly nameOf: (at: number) => WallTimeOnDay | undefined;
}

/**
 * The clock for the windows that open on a day or the one before. Asking the zone about each instant
 * would take most of the time of a request, and is needed only around a clock change.
 */
function clockOf(zone: string, date: CalendarDate): Clock {
  const midnight = date.toDate('UTC').getTime();
  // Hours before and after all windows, wherever on earth the day is.
  const offset = fromAbsolute(midnight - 2 * dayMs, zone).offset;
  if (fromAbsolute(midnight + 3 * dayMs, zone).offset !== offset) {
    return {
      instantOf: (wall) => wall.toDate(zone).getTime(),
      nameOf: (at) => uniqueName(at, zone),
    };
  }
  return {
    instantOf: (wall) => wall.toDate('UTC').getTime() - offset,
    nameOf: (at) => wallTimeOf(new Date(at + offset).toISOString()),
  };
}

/** The day and wall time of an instant, or undefined if another instant has the same. */
function uniqueName(at: number, zone: string): WallTimeOnDay | undefined {
  const wall = toCalendarDateTime(fromAbsolute(at, zone));
  const isTwice = toZoned(wall, zone, 'earlier').offset !== toZoned(wall, zone, 'later').offset;
  return isTwice ? undefined : wallTimeOf(wall.toString());
}

function wallTimeOf(iso: string): WallTimeOnDay {
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}
