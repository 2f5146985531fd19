import { getLocalTimeZone } from '@internationalized/date';
import * as v from 'valibot';
import { IsoDay } from '../../domain/ids.ts';
import type { OwnBooking } from '../../domain/own-booking.ts';
import type { Slot } from '../../domain/slot.ts';
import { isInstant, timeOfDay } from '../../domain/slot-times.ts';
import { WallTime } from '../../domain/working-hours.ts';
import { type WayToWrite, writtenTime } from '../../domain/written-time.ts';
import { dayTold, endOfDay, instantTold, type ToldTime } from '../../domain/zoned-time.ts';
import { dayHere, dayText, fullDayText, zoneText } from './day-text.ts';
import { unknownDate } from './words.texts.ts';

/** An ISO instant as a time in the device's zone: '09:30 am'; empty for a day without a time. */
export function timeText(instant: string): string {
  if (v.is(IsoDay, instant)) return '';
  return writtenTime('clock', Date.parse(instant), getLocalTimeZone());
}

/** An instant, in milliseconds, in a few words: 'Fri, 20 Nov 2026, 07:30 pm'. */
export function shortWhenText(at: number): string {
  return inWords('shortWhen', at);
}

/** The day of an instant, in milliseconds, in words: 'Friday, 20 November 2026'. */
export function longDayText(at: number): string {
  return inWords('fullDay', at);
}

/** An instant, in milliseconds, with its zone: 'Friday, …, 07:30 pm IST'. No line ends in the time. */
export function whenText(at: number): string {
  return dayAndTime(at).join(' ');
}

function dayAndTime(at: number): string[] {
  if (Number.isNaN(at)) return [unknownDate];
  return [`${longDayText(at)},`, inWords('clockInZone', at).replaceAll(' ', '\u00a0')];
}

/** The time of an event in words, from its ISO text; only the day if the text has no time. */
export function eventWhenText(date: ToldTime): string {
  return eventWhen(date).join(' ');
}

/** The same by its day and its time. */
export function eventWhen(date: ToldTime): string[] {
  return v.is(IsoDay, date) ? [fullDayText(date)] : dayAndTime(instantTold(date));
}

/** The time of an event in a few words, from its ISO text; only the day if the text has no time. */
export function shortEventWhenText(date: ToldTime): string {
  return v.is(IsoDay, date) ? fullDayText(date) : shortWhenText(instantTold(date));
}

/** The day of an event, from its ISO text, in the person's zone, `YYYY-MM-DD`; null if unreadable. */
export function eventDay(date: ToldTime): string | null {
  return dayTold(date, getLocalTimeZone());
}

/**
 * A deadline, in milliseconds, in words: its day, with the time unless it is the end of that day.
 */
export function deadlineText(deadline: number): string {
  const day = dayHere(deadline);
  const isWholeDay = day !== null && endOfDay(day, getLocalTimeZone()) === deadline;
  return isWholeDay ? longDayText(deadline) : shortWhenText(deadline);
}

/**
 * The time of a booking in its own zone: 'Monday, 16 March 2026, 10:00 am - 11:00 am', with the zone's
 * name where the device has another one; of one whose times are instants the device's own time (§21.2).
 */
export function bookingWhenText(booking: OwnBooking): string {
  return bookingWhen(booking).join(' ');
}

/** The same by its day, its times and its zone. */
export function bookingWhen(booking: OwnBooking): string[] {
  const { date, start_time, end_time, zone, starts_at } = booking;
  const [start, end] = [start_time, end_time].map((time) =>
    isInstant(time)
      ? inWords('clock', Date.parse(time))
      : wallTimeText(timeOfDay(time) ?? '') || time,
  );
  // No line begins with the dash.
  const [day, times] = [`${fullDayText(slotDay(date, start_time))},`, `${start}\u00a0- ${end}`];
  if (isInZoneHere(booking)) return [day, times];
  return [day, `${times},`, zoneText(zone ?? null, Date.parse(starts_at))];
}

/** The day of a slot of a `day`, `YYYY-MM-DD`: of one that begins at an instant that of the device (§21.2). */
export function slotDay(day: string, start: string): string {
  return (isInstant(start) && dayHere(Date.parse(start))) || day;
}

/** The day of slots of a `day` in words, which is that of the first one (§21.2). */
export function slotsDayText(day: string, [first]: readonly Slot[]): string {
  return dayText(first ? slotDay(day, first.start) : day);
}

/** Whether a booking's times are those of the device's zone. */
export function isInZoneHere({ zone, start_time, starts_at }: OwnBooking): boolean {
  const at = Date.parse(starts_at);
  return !zone || isInstant(start_time) || zoneText(zone, at) === zoneText(null, at);
}

/** A wall time `HH:MM` in words: '07:30 pm'; empty for a text that is no time. */
export function wallTimeText(time: string): string {
  if (!v.is(WallTime, time)) return '';
  // A time is placed on a day in UTC and written in UTC, so that no zone moves it.
  return writtenTime('clock', Date.parse(`2000-01-01T${time}Z`), 'UTC');
}

function inWords(way: WayToWrite, at: number): string {
  return Number.isNaN(at) ? unknownDate : writtenTime(way, at, getLocalTimeZone());
}
