import { getLocalTimeZone } from '@internationalized/date';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEntry } from '../domain/booking.ts';
import { fileNameOf } from '../domain/file-name.ts';
import type { Slot } from '../domain/slot.ts';
import { daysAfter } from '../domain/working-hours.ts';
import { saveFile } from './save-file.ts';

/** Downloads the entry as an `.ics` file; `maker` names the app in it. */
export function saveCalendarFile(entry: CalendarEntry, maker: string): void {
  const file = new Blob([calendarText(entry, maker)], { type: 'text/calendar;charset=utf-8' });
  saveFile(fileNameOf(entry.date, entry.title, 'ics'), file);
}

/**
 * The entry as iCalendar text (RFC 5545): one event a slot, and the definition of its zone. In an
 * unknown zone the times float: a calendar shows them unchanged in every zone.
 */
export function calendarText(entry: CalendarEntry, maker: string): string {
  const zone = zoneOf(entry.zone ?? getLocalTimeZone());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${maker}//${maker}//EN`)}`,
    ...(zone ? zone.definition.trim().split(/\r?\n/) : []),
    ...entry.slots.flatMap((slot) => eventLines(entry, slot, zone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

type Zone = { readonly name: string; readonly definition: string };

/** A zone's definition with the name in it: `Asia/Calcutta` is defined as `Asia/Kolkata`. */
function zoneOf(zone: string): Zone | null {
  const block = tzlib_get_ical_block(zone);
  if (!Array.isArray(block)) return null;
  const [definition, nameLine] = block;
  return definition && nameLine ? { definition, name: nameLine.replace('TZID=', '') } : null;
}

function eventLines(entry: CalendarEntry, { start, end }: Slot, zone: Zone | null): string[] {
  const parameter = zone ? `;TZID=${zone.name}` : '';
  // A slot across midnight ends on the next day.
  const lastDay = end > start ? entry.date : daysAfter(entry.date, 1);
  const now = new Date().toISOString().replace(/\.\d+/, '');
  return [
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART${parameter}:${compact(`${entry.date}T${start}00`)}`,
    `DTEND${parameter}:${compact(`${lastDay}T${end}00`)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    'END:VEVENT',
  ];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Continues a line of more than 75 octets on the next one; never inside a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
