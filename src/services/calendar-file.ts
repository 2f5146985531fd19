import { getLocalTimeZone } from '@internationalized/date';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEntry } from '../domain/booking.ts';
import { fileNameOf } from '../domain/file-name.ts';
import { locale } from '../domain/locale.texts.ts';
import type { Slot } from '../domain/slot.ts';
import { isInstant, timeOfDay } from '../domain/slot-times.ts';
import { daysAfter } from '../domain/working-hours.ts';
import { saveFile } from './save-file.ts';

/** The app that makes a file: its name, and the host that it is served from. */
interface Maker {
  name: string;
  host: string;
}

/** Downloads the entry as an `.ics` file; `name` is that of the app. */
export function saveCalendarFile(entry: CalendarEntry, name: string): void {
  const maker = { name, host: window.location.hostname };
  const file = new Blob([calendarText(entry, maker)], { type: 'text/calendar;charset=utf-8' });
  saveFile(fileNameOf(entry.date, entry.title, 'ics'), file);
}

/**
 * The entry as iCalendar text (RFC 5545): one event a slot, and the definition of its zone. In an
 * unknown zone the times float: a calendar shows them unchanged in every zone. Of what has an id, a
 * file that is saved later replaces an earlier one in the person's calendar (§22.13).
 */
export function calendarText(entry: CalendarEntry, maker: Maker): string {
  const zone = zoneOf(entry.zone ?? getLocalTimeZone());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${maker.name}//${maker.name}//${locale.slice(0, 2).toUpperCase()}`)}`,
    ...(zone ? zone.definition.trim().split(/\r?\n/) : []),
    ...entry.slots.flatMap((slot, place) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uidOf(entry, place, maker))}`,
      ...timeLines(entry, slot, zone),
      ...wordLines(entry),
      'END:VEVENT',
    ]),
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

/**
 * The name by which a calendar knows the event of a slot again. An entry whose ids are not those of
 * its slots has a new name each time: under a wrong one it would take the place of another event.
 */
function uidOf({ kind, ids, slots }: CalendarEntry, place: number, { host }: Maker): string {
  const id = ids.length === slots.length ? ids[place] : undefined;
  return id === undefined ? crypto.randomUUID() : `${id}@${kind}.${host}`;
}

function timeLines(entry: CalendarEntry, slot: Slot, zone: Zone | null): string[] {
  const now = new Date();
  return [
    `DTSTAMP:${inUtc(now)}`,
    // Changes are not counted everywhere; minutes since 1970 grow with each of them.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    ...spanLines(entry, slot, zone),
  ];
}

function spanLines({ date }: CalendarEntry, slot: Slot, zone: Zone | null): string[] {
  if (isInstant(slot.start) && isInstant(slot.end)) {
    return [`DTSTART:${inUtc(new Date(slot.start))}`, `DTEND:${inUtc(new Date(slot.end))}`];
  }
  const [start, end] = [timeOfDay(slot.start), timeOfDay(slot.end)];
  if (start === null || end === null) throw new Error('a slot whose times cannot be read');
  const parameter = zone ? `;TZID=${zone.name}` : '';
  // A slot across midnight ends on the next day.
  const lastDay = end > start ? date : daysAfter(date, 1);
  return [
    `DTSTART${parameter}:${compact(`${date}T${start}00`)}`,
    `DTEND${parameter}:${compact(`${lastDay}T${end}00`)}`,
  ];
}

function inUtc(at: Date): string {
  return compact(at.toISOString().replace(/\.\d+/, ''));
}

function wordLines({ title, location, description }: CalendarEntry): string[] {
  return [
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

/** A text by RFC 5545, which allows no control character but the tab. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, ' ');
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
