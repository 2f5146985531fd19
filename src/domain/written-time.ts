import { parseDate } from '@internationalized/date';
import { locale } from './locale.texts.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The only ways in which the app writes days and times; slots stand as `slot-times.ts` has them. */
const ways = {
  /** '07:30 pm' */
  clock,
  /** '07:30 pm IST' */
  clockInZone: { ...clock, timeZoneName: 'short' },
  /** 'Nov' */
  month: { month: 'short' },
  /** 'Fri 20' */
  weekday: { weekday: 'short', day: 'numeric' },
  /** 'Fri, 20 Nov' */
  shortDay,
  /** 'Friday, 20 November' */
  longDay,
  /** 'Friday, 20 November 2026' */
  fullDay: { ...longDay, year: 'numeric' },
  /** 'Fri, 20 Nov 2026, 07:30 pm' */
  shortWhen: { ...shortDay, year: 'numeric', ...clock },
  /** '20/11/2026, India Standard Time' */
  zone: { timeZoneName: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type WayToWrite = keyof typeof ways;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant, in milliseconds, as the person's language writes it in a zone, with a no-break space
 * before 'am' or 'pm', so that no line ends between them. Throws a `RangeError` for an unknown zone.
 */
export function writtenTime(way: WayToWrite, at: number, timeZone: string): string {
  return formatOf(way, timeZone)
    .format(at)
    .replace(/\s(?=[ap]m\b)/gi, '\u00a0');
}

/** A day, `YYYY-MM-DD`: placed at midnight UTC and written in UTC, so that no zone moves it. */
export function writtenDay(way: WayToWrite, day: string): string {
  return writtenTime(way, parseDate(day).toDate('UTC').getTime(), 'UTC');
}

/** A zone's name at an instant, if it has one: 'India Standard Time'. */
export function writtenZone(at: number, timeZone: string): string | undefined {
  const parts = formatOf('zone', timeZone).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** Made once: making one takes a hundred times as long as using it, and a list uses it for each row. */
function formatOf(way: WayToWrite, timeZone: string): Intl.DateTimeFormat {
  const key = `${way} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...ways[way], timeZone });
  formats.set(key, format);
  return format;
}
