import ICAL from 'ical.js';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarEntry } from '#domain/booking.ts';
import { HostedEvent } from '#domain/event.ts';
import { toCalendarEntry } from '#domain/event-entry.ts';
import { calendarText } from '../../src/services/calendar-file.ts';

const maker = { name: 'Timewell', host: 'timewell.example' };

const entry: CalendarEntry = {
  kind: 'booking',
  ids: ['b-1'],
  title: 'Yoga; with <b>Kavitha</b>, at dawn',
  description: null,
  location: 'Hall 1',
  date: '2026-03-29',
  slots: [{ start: '02:30', end: '03:30' }],
  zone: 'Asia/Calcutta',
};

it('Calendar file: an entry keeps its wall time and its zone, with the definition of that zone', () => {
  const text = calendarText(entry, maker);
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata');
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20260329T023000');
  expect(text).toContain('DTEND;TZID=Asia/Kolkata:20260329T033000');
  expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  expect(text).toContain('SUMMARY:Yoga\\; with <b>Kavitha</b>\\, at dawn');
  const [event] = parsed(text).events;
  expect(event?.startDate.toUnixTime()).toBe(Date.parse('2026-03-28T21:00:00Z') / 1000);
});

it('Calendar file: each slot is an event, and a slot across midnight ends on the next day', () => {
  const slots = [
    { start: '10:00', end: '11:00' },
    { start: '23:30', end: '00:30' },
  ];
  const text = calendarText({ ...entry, slots }, maker);
  const { zones, events } = parsed(text);
  expect(zones).toHaveLength(1);
  expect(events).toHaveLength(2);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(events[1]?.endDate.toString()).toBe('2026-03-30T00:30:00');
});

it('Calendar file: the times of a slot are read however its service writes them', () => {
  const slots = [
    { start: '09:00:00', end: '10:00:00' },
    { start: '11:30 PM', end: '12:30 AM' },
  ];
  const times = parsed(calendarText({ ...entry, slots }, maker)).events.flatMap(
    ({ startDate, endDate }) => [startDate.toString(), endDate.toString()],
  );
  expect(times).toEqual([
    '2026-03-29T09:00:00',
    '2026-03-29T10:00:00',
    '2026-03-29T23:30:00',
    '2026-03-30T00:30:00',
  ]);
});

it('Calendar file: slots that are written as instants stand as these, whatever day and zone the entry has', () => {
  const slots = [{ start: '2026-03-29T20:30:00Z', end: '2026-03-30T03:00:00+05:30' }];
  const [event] = parsed(calendarText({ ...entry, slots }, maker)).events;
  expect(event?.startDate.toString()).toBe('2026-03-29T20:30:00Z');
  expect(event?.endDate.toString()).toBe('2026-03-29T21:30:00Z');
});

it.each([
  { start: 'noon', end: '13:00' },
  { start: '12:00', end: 'one' },
])('Calendar file: none is made of a slot whose times are no times: $start - $end', (slot) => {
  expect(() => calendarText({ ...entry, slots: [slot] }, maker)).toThrow(
    'a slot whose times cannot be read',
  );
});

describe('Calendar file: a calendar that has the booking or event already (§22.13)', () => {
  afterEach(() => vi.useRealTimers());

  it('Calendar file: a file that is saved later replaces the former one, also at another time', () => {
    const [first] = savedAt('2026-03-20T06:00:00Z', entry);
    const moved = { ...entry, date: '2026-04-02', slots: [{ start: '09:00', end: '10:00' }] };
    const [second] = savedAt('2026-03-20T06:01:00Z', moved);
    expect(first?.uid).toBe('b-1@booking.timewell.example');
    expect(second?.uid).toBe(first?.uid);
    expect(stampOf(second)).toBeGreaterThan(stampOf(first));
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
  });

  it('Calendar file: each slot of a booking has its own id, which the booking’s own file has later', () => {
    const slots = [
      { start: '10:00', end: '11:00' },
      { start: '11:00', end: '12:00' },
    ];
    const uids = uidsOf({ ...entry, ids: ['b-1', 'b-2'], slots });
    expect(uids).toEqual(['b-1@booking.timewell.example', 'b-2@booking.timewell.example']);
    expect(uidsOf({ ...entry, ids: ['b-2'], slots: slots.slice(1) })).toEqual(uids.slice(1));
  });

  it('Calendar file: an event has another id than a booking of the same identifier', () => {
    expect(uidsOf({ ...entry, kind: 'event' })).toEqual(['b-1@event.timewell.example']);
  });

  it.each([
    ['without ids', []],
    ['with fewer ids than slots', ['b-1']],
  ])('Calendar file: slots %s have new ids in each file', (_, ids) => {
    const several = { ...entry, ids, slots: [...entry.slots, { start: '04:00', end: '05:00' }] };
    const uids = [...uidsOf(several), ...uidsOf(several)];
    expect(new Set(uids).size).toBe(4);
    expect(uids.filter((uid) => uid.startsWith('b-1@'))).toEqual([]);
  });

  it('Calendar file: an id keeps all its characters', () => {
    const odd = 'a;b,c\\d\ne '.repeat(16).trim();
    expect(uidsOf({ ...entry, ids: [odd] })).toEqual([`${odd}@booking.timewell.example`]);
  });
});

it('Calendar file: times float in an unknown zone', () => {
  const text = calendarText({ ...entry, zone: 'Nowhere/At-all' }, maker);
  expect(text).toContain('DTSTART:20260329T023000\r\n');
  expect(text).not.toContain('VTIMEZONE');
});

it('Calendar file: a parser reads long, many-lined and many-scripted texts back unchanged', () => {
  const texts = {
    title: 'ध्यान, ధ్యానం; 🧘🏽‍♀️ '.repeat(20).trim(),
    description: 'First line\nC:\\Users\\n; a, b: “c”\n\nLast line '.repeat(9).trim(),
    location: `${'x'.repeat(66)}é, Hall 1`,
  };
  const text = calendarText({ ...entry, ...texts }, { ...maker, name: 'Time; well, and good' });
  const [event] = parsed(text).events;
  expect(event?.summary).toBe(texts.title);
  expect(event?.description).toBe(texts.description);
  expect(event?.location).toBe(texts.location);
});

it('Calendar file: a control character, as some programs paste it, is a space, which RFC 5545 allows', () => {
  const text = calendarText({ ...entry, title: 'Yoga\u000bat\u0000dawn\tdaily\u007f!' }, maker);
  expect(text).toContain('SUMMARY:Yoga at dawn\tdaily !\r\n');
});

it('Calendar file: lines end with CRLF and hold at most 75 octets', () => {
  const text = calendarText({ ...entry, title: 'धन्यवाद '.repeat(40), zone: null }, maker);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

it('Calendar file: an entry without a place or a description leaves both out', () => {
  const text = calendarText({ ...entry, location: null }, maker);
  expect(text).not.toMatch(/^(LOCATION|DESCRIPTION):/m);
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
])('Calendar file: a hosted event on %s lasts an hour', (_, zone, eventDateTime, start, end) => {
  const event = v.parse(HostedEvent, { eventName: 'Garba night', eventDateTime });
  const text = calendarText(toCalendarEntry(event, null, zone), maker);
  expect(text).toContain(`DTSTART;TZID=${zone}:${start}`);
  expect(text).toContain(`DTEND;TZID=${zone}:${end}`);
  expect(text).toContain('SUMMARY:Garba night');
});

it.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])(
  'Calendar file: a hosted event begins at its instant in an hour that comes twice, and lasts one: %s',
  (eventDateTime) => {
    const event = v.parse(HostedEvent, { eventName: 'Garba night', eventDateTime });
    const text = calendarText(toCalendarEntry(event, null, 'Europe/Berlin'), maker);
    const [saved] = parsed(text).events;
    const begin = Date.parse(eventDateTime) / 1000;
    const span = [saved?.startDate.toUnixTime(), saved?.endDate.toUnixTime()];
    expect(span).toEqual([begin, begin + 3600]);
  },
);

function savedAt(time: string, saved: CalendarEntry) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
  return parsed(calendarText(saved, maker)).events;
}

function stampOf(event: ICAL.Event | undefined): number {
  const stamp = event?.component.getFirstPropertyValue('dtstamp');
  return stamp instanceof ICAL.Time ? stamp.toUnixTime() : Number.NaN;
}

function uidsOf(saved: CalendarEntry): string[] {
  return parsed(calendarText(saved, maker)).events.map(({ uid }) => uid);
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    zones: calendar.getAllSubcomponents('vtimezone'),
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
}
