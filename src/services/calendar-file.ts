import { getLocalTimeZone } from '@internationalized/date';
import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEntry } from '../domain/booking.ts';

/** Hands the entry over as an `.ics` file that `maker` has made, as a download. */
export function saveCalendarFile(entry: CalendarEntry, maker: string): void {
  const file = new Blob([calendarText(entry, maker)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${entry.date} ${entry.title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()}`
    .slice(0, 60)
    .concat('.ics');
  link.click();
  // Safari reads the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * The entry as iCalendar text, one event a slot, with the definition of its zone (RFC 5545). In a
 * zone that nobody has heard of the times float: they are shown as they stand, wherever one is.
 */
export function calendarText(entry: CalendarEntry, maker: string): string {
  const zone = zoneOf(entry.zone ?? getLocalTimeZone());
  const calendar = ical({
    prodId: { company: maker, product: maker },
    timezone: { name: null, generator: () => zone?.definition ?? null },
  });
  for (const { start, end } of entry.slots) {
    const begin = new WallTime(`${entry.date}T${start}Z`);
    const finish = new WallTime(`${entry.date}T${end}Z`);
    // A slot across midnight ends on the next day.
    if (finish <= begin) finish.setUTCDate(finish.getUTCDate() + 1);
    calendar.createEvent({
      start: begin,
      end: finish,
      ...(zone ? { timezone: zone.name } : { floating: true }),
      summary: entry.title,
      description: entry.description,
      location: entry.location,
    });
  }
  return calendar.toString();
}

/** A zone by the name that its definition carries: `Asia/Calcutta` is defined as `Asia/Kolkata`. */
function zoneOf(zone: string): { name: string; definition: string } | null {
  const block = tzlib_get_ical_block(zone);
  if (!Array.isArray(block)) return null;
  const [definition, nameLine] = block;
  return definition && nameLine ? { definition, name: nameLine.replace('TZID=', '') } : null;
}

/**
 * A wall time in the shape of a date that knows its zone (`TZDate` of @date-fns/tz), which the
 * calendar library takes as it is. A plain `Date` it would read in the device's zone, where this
 * time may not exist on a day when the clocks change.
 */
class WallTime extends Date {
  readonly internal = this;

  withTimeZone(): this {
    return this;
  }

  tzComponents(): number[] {
    return [];
  }

  override getFullYear = this.getUTCFullYear;
  override getMonth = this.getUTCMonth;
  override getDate = this.getUTCDate;
  override getHours = this.getUTCHours;
  override getMinutes = this.getUTCMinutes;
  override getSeconds = this.getUTCSeconds;
}
