import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { CalendarEntry } from '#domain/booking.ts';
import { HostedEvent } from '#domain/event.ts';
import { toCalendarEntry } from '#domain/event-entry.ts';
import { calendarText } from '../../src/services/calendar-file.ts';

const entry: CalendarEntry = {
  title: 'Yoga; with <b>Kavitha</b>, at dawn',
  description: null,
  location: 'Hall 1',
  date: '2026-03-29',
  slots: [{ start: '02:30', end: '03:30' }],
  zone: 'Asia/Calcutta',
};

it('keeps the wall time of the slot in its own zone, with the definition of that zone', () => {
  const text = calendarText(entry, 'Timewell');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata');
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20260329T023000');
  expect(text).toContain('DTEND;TZID=Asia/Kolkata:20260329T033000');
  expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  expect(text).toContain('SUMMARY:Yoga\\; with <b>Kavitha</b>\\, at dawn');
});

it('makes one event of each slot, and lets one across midnight end on the next day', () => {
  const slots = [
    { start: '10:00', end: '11:00' },
    { start: '23:30', end: '00:30' },
  ];
  const text = calendarText({ ...entry, slots }, 'Timewell');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text).toContain('DTEND;TZID=Asia/Kolkata:20260330T003000');
});

it('lets the times float where the zone is unknown', () => {
  const text = calendarText({ ...entry, zone: 'Nowhere/At-all' }, 'Timewell');
  expect(text).toContain('DTSTART:20260329T023000\r\n');
  expect(text).not.toContain('VTIMEZONE');
});

it.each([
  [
    'an ordinary evening',
    'Asia/Kolkata',
    '2026-03-14T14:00:00Z',
    '20260314T193000',
    '20260314T203000',
  ],
  [
    'an hour over midnight',
    'Asia/Kolkata',
    '2026-03-14T18:00:00Z',
    '20260314T233000',
    '20260315T003000',
  ],
  [
    'New Year’s Eve',
    'Asia/Kathmandu',
    '2026-12-31T17:45:00Z',
    '20261231T233000',
    '20270101T003000',
  ],
  [
    'the hour that comes twice',
    'Europe/Berlin',
    '2026-10-25T00:30:00Z',
    '20261025T023000',
    '20261025T033000',
  ],
])('puts a hosted event on %s an hour long into the file', (_, zone, eventDateTime, start, end) => {
  const event = v.parse(HostedEvent, { eventName: 'Garba night', eventDateTime });
  const text = calendarText(toCalendarEntry(event, zone), 'Timewell');
  expect(text).toContain(`DTSTART;TZID=${zone}:${start}`);
  expect(text).toContain(`DTEND;TZID=${zone}:${end}`);
  expect(text).toContain('SUMMARY:Garba night');
});
