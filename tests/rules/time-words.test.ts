import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { zoneOfDayText } from '../../src/views/words/day-text.ts';
import { guestsText } from '../../src/views/words/guests-text.ts';
import { nextFreeText } from '../../src/views/words/next-free-text.ts';
import {
  bookingWhen,
  bookingWhenText,
  deadlineText,
  eventWhen,
  eventWhenText,
  longDayText,
  shortWhenText,
  timeText,
  wallTimeText,
  whenText,
} from '../../src/views/words/when-text.ts';
import { checkUp } from '../world/own-bookings.ts';

const instant = '2026-03-09T13:30:00Z';
const at = Date.parse(instant);

beforeEach(() => setLocalTimeZone('Asia/Kolkata'));

afterEach(() => resetLocalTimeZone());

it.each([
  ['of an instant', () => timeText(instant)],
  ['with a day in few letters', () => shortWhenText(at)],
  ['with its zone', () => whenText(at)],
  ['of a deadline', () => deadlineText(at)],
  ['on a wall', () => wallTimeText('07:05')],
  ['of a booking', () => bookingWhenText(checkUp)],
  ['of a slot that is free next', () => nextFreeText(instant, at)],
])('Words: no line ends before the am or pm of a time %s', (_, words) => {
  expect(words()).toMatch(/\d:\d\d\u00a0[ap]m/);
  expect(words()).not.toMatch(/\d [ap]m/);
});

it('Words: an event of which only the day is told is of a year, as one with a time is', () => {
  expect(eventWhenText('2027-03-05')).toBe('Friday, 5 March 2027');
  expect(eventWhenText('2027-03-05T14:00:00Z')).toMatch(/^Friday, 5 March 2027, 07:30.pm.IST$/);
});

it('Words: no line ends between the time of an event and the few letters of its zone', () => {
  expect(whenText(at)).toMatch(/07:00\u00a0pm\u00a0IST$/);
});

it('Words: no line begins with the dash between the times of a booking', () => {
  expect(bookingWhenText(checkUp)).toMatch(/m\u00a0- \d/);
});

it('Words: the facts of a booking and of an event have the day and the time as parts of their own', () => {
  const [day, times, ...more] = bookingWhen(checkUp);
  expect([day, times?.replaceAll('\u00a0', ' '), more]).toEqual([
    'Sunday, 29 November 2099,',
    '10:00 am - 11:00 am',
    [],
  ]);
  expect(eventWhen(instant)[0]).toBe('Monday, 9 March 2026,');
});

it('Words: a booking whose times are instants is told by day and time on the device, without a zone', () => {
  const [start_time, end_time] = ['2026-03-09T20:00:00Z', '2026-03-09T21:00:00+00:00'];
  const told = { ...checkUp, date: '2026-03-09', start_time, end_time, starts_at: start_time };
  const [start, end] = [start_time, end_time].map(timeText);
  const day = longDayText(Date.parse(start_time));
  for (const zone of ['Europe/London', undefined]) {
    expect(bookingWhenText({ ...told, zone })).toBe(`${day}, ${start}\u00a0- ${end}`);
  }
  const plain = { ...checkUp, start_time: '9:00:00', end_time: '1:00 PM' };
  expect(bookingWhenText(plain)).toContain('09:00\u00a0am\u00a0- 01:00\u00a0pm');
});

it('Words: a time is written in one way alone, by two digits of the hour, wherever it stands', () => {
  const texts = [
    timeText,
    (text: string) => nextFreeText(text, at),
    (text: string) => whenText(Date.parse(text)),
  ];
  const half = '2026-03-09T14:05:00Z';
  for (const written of texts) expect(written(half)).toContain('07:35\u00a0pm');
  expect(wallTimeText('19:35')).toBe('07:35\u00a0pm');
});

it('Words: a time on a day when clocks change is told with the name that its zone has then', () => {
  setLocalTimeZone('America/New_York');
  const [before, after] = ['2026-03-08T06:30:00Z', '2026-03-08T23:30:00Z'];
  expect(whenText(Date.parse(before))).toMatch(/01:30.am.GMT-5$/);
  expect(whenText(Date.parse(after))).toMatch(/07:30.pm.GMT-4$/);
  expect(zoneOfDayText(null, '2026-03-08')).toBe('Eastern Daylight Time');
  setLocalTimeZone('Asia/Kolkata');
  const there = { ...checkUp, zone: 'America/New_York', date: '2026-03-08', starts_at: after };
  expect(bookingWhenText(there)).toMatch(/Eastern Daylight Time$/);
});

it('Words: a day without a time is not given the time at which that day begins in London', () => {
  expect(timeText('2026-03-09')).toBe('');
});

it('Words: no file writes a day or a time but by the ways that stand in one place', () => {
  const src = join(import.meta.dirname, '../../src');
  // React Aria names the months of its calendar itself, a week's as well.
  const own =
    /new Intl\.DateTimeFormat|(?<!use)DateFormatter|toLocale(Date|Time)?String|hour: '(2-digit|numeric)'/;
  const writing = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => own.test(readFileSync(join(src, path), 'utf8')));
  expect(writing).toEqual([join('domain', 'written-time.ts')]);
});

it('Words: a sentence that is sent as a text message has ordinary spaces alone', () => {
  const event = { eventName: 'Garba', eventDateTime: instant };
  expect(guestsText(event)).not.toContain('\u00a0');
  expect(guestsText(event)).toContain(' pm IST');
});
