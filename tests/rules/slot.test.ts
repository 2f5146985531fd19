import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSameSlot, type Slot, stillFree } from '#domain/slot.ts';
import { dayPart, inOrder, slotsText, slotText, timeOfDay, toggled } from '#domain/slot-times.ts';

afterEach(() => vi.unstubAllEnvs());

const eight: Slot = { start: '08:00', end: '09:00' };
const nine: Slot = { start: '09:00', end: '10:00' };
const ten: Slot = { start: '10:00', end: '11:00' };
const nineToEleven: Slot = { start: '09:00', end: '11:00' };
const overMidnight: Slot = { start: '23:30', end: '00:30' };

const wallTime = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const anySlot = fc.record({ start: wallTime, end: wallTime });
const anySlots = fc.array(anySlot, { maxLength: 20 });

it('Slot: it is displayed as its start and end with a dash between', () => {
  expect(slotText(nine)).toBe('09:00 - 10:00');
  expect(slotText(overMidnight)).toBe('23:30 - 00:30');
});

it.each([
  ['2026-03-09T09:00:00', '2026-03-09T10:00:00', '09:00 - 10:00'],
  ['2026-03-09Tsoon', '9:00 AM', '2026-03-09Tsoon - 9:00 AM'],
])('Slot: of a time with its day the time of day is shown: %s to %s as %s', (start, end, text) => {
  expect(slotText({ start, end })).toBe(text);
});

it.each(['.000Z', '.5+0000', '+00:00'])(
  'Slot: an instant that ends with %s is shown in the person’s zone',
  (ending) => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    // By the device's clock, since a worker thread keeps the zone of its process.
    const instantAt = (hour: number) =>
      new Date(2026, 2, 9, hour).toISOString().replace('.000Z', ending);
    expect(slotText({ start: instantAt(9), end: instantAt(10) })).toBe('09:00 - 10:00');
  },
);

it('Slot: a sentence that names several ends no line within one of them', () => {
  expect(slotsText([nine, ten]).split(' ')).toEqual([
    '09:00\u00a0-\u00a010:00,',
    '10:00\u00a0-\u00a011:00',
  ]);
});

describe('Listed slots', () => {
  it('are sorted by time, whatever order they came in', () => {
    expect(inOrder([overMidnight, ten, nine])).toEqual([nine, ten, overMidnight]);
  });

  it('are sorted by time of day, also where the service writes hours with one digit or as am and pm', () => {
    const slotAt = (start: string): Slot => ({ start, end: '' });
    const starts = (...given: string[]) => inOrder(given.map(slotAt)).map(({ start }) => start);
    expect(starts('10:00', '9:30', '13:00')).toEqual(['9:30', '10:00', '13:00']);
    expect(starts('1:00 PM', '9:00 AM', '12:30 PM', '12:15 AM')).toEqual([
      '12:15 AM',
      '9:00 AM',
      '12:30 PM',
      '1:00 PM',
    ]);
    const ends = (...given: string[]) => inOrder(given.map((end) => ({ start: '09:00', end })));
    expect(ends('11:00', '9:30').map(({ end }) => end)).toEqual(['9:30', '11:00']);
  });

  it('appear once even if they came twice', () => {
    expect(inOrder([ten, nine, { ...ten }, nine])).toEqual([nine, ten]);
  });

  it('stay two slots when they overlap, the shorter first', () => {
    expect(inOrder([nineToEleven, ten, nine])).toEqual([nine, nineToEleven, ten]);
  });

  it('run on over midnight where they are written as instants', () => {
    vi.stubEnv('TZ', 'Asia/Dubai');
    const late = { start: '2026-03-09T19:30:00Z', end: '2026-03-09T20:30:00Z' };
    const later = { start: '2026-03-10T00:30:00+04:00', end: '2026-03-10T01:30:00+04:00' };
    expect(inOrder([later, late])).toEqual([late, later]);
  });

  it('are sorted by their start when they cross midnight', () => {
    expect(inOrder([overMidnight, { start: '00:30', end: '01:30' }])).toEqual([
      { start: '00:30', end: '01:30' },
      overMidnight,
    ]);
  });

  it('are the slots received, each once and unchanged', () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const before = structuredClone(slots);
        const listed = inOrder(slots);
        expect(slots).toEqual(before);
        expect(new Set(listed.map(slotText))).toEqual(new Set(slots.map(slotText)));
        expect(new Set(listed.map(slotText)).size).toBe(listed.length);
        const texts = listed.map(slotText);
        expect(texts.toSorted()).toEqual(texts);
        expect(inOrder(listed)).toEqual(listed);
      }),
    );
  });
});

describe('A pressed slot', () => {
  it('replaces the selected one when only one can be selected', () => {
    expect(toggled([], nine, false)).toEqual([nine]);
    expect(toggled([nine], ten, false)).toEqual([ten]);
    expect(toggled([nine], { ...nine }, false)).toEqual([]);
  });

  it('joins the selected ones in the order of time when several can be selected', () => {
    expect(toggled([ten], nine, true)).toEqual([nine, ten]);
    expect(toggled([nine, ten], nine, true)).toEqual([ten]);
  });

  it('differs from a longer one with the same start', () => {
    expect(isSameSlot(nine, nineToEleven)).toBe(false);
    expect(toggled([nine], nineToEleven, true)).toEqual([nine, nineToEleven]);
  });

  it('restores the selection when it is pressed twice', () => {
    fc.assert(
      fc.property(anySlots, anySlot, (slots, slot) => {
        const chosen = inOrder(slots);
        expect(toggled(toggled(chosen, slot, true), slot, true)).toEqual(chosen);
      }),
    );
  });
});

describe('The selection after slots are fetched again', () => {
  it('keeps slots that are offered with the same start and end', () => {
    expect(stillFree([nine, ten], [ten, eight])).toEqual([ten]);
    expect(stillFree([nine], [nineToEleven])).toEqual([]);
    expect(stillFree([nine], [])).toEqual([]);
  });

  it('keeps selected slots only, and all of them while all are offered', () => {
    fc.assert(
      fc.property(anySlots, anySlots, (chosen, free) => {
        for (const slot of stillFree(chosen, free)) expect(chosen).toContainEqual(slot);
        expect(stillFree(chosen, [...free, ...chosen])).toEqual(chosen);
      }),
    );
  });
});

it.each([
  ['00:00', 'Morning'],
  ['11:59', 'Morning'],
  ['12:00', 'Afternoon'],
  ['16:59', 'Afternoon'],
  ['17:00', 'Evening'],
  ['23:30', 'Evening'],
  ['9:00', 'Morning'],
  ['09:00:00', 'Morning'],
  ['1:00 PM', 'Afternoon'],
  ['05:15 pm', 'Evening'],
])('Slot: a start at %s belongs to the %s', (start, part) => {
  expect(dayPart({ start, end: '00:30' })).toBe(part);
});

it.each([
  ['9:05', '09:05'],
  ['09:05:30', '09:05'],
  ['23:59:59.999', '23:59'],
  ['24:00', '00:00'],
  [' 9:05 am ', '09:05'],
  ['2026-03-09T09:05:00', '09:05'],
  ['2026-13-09T09:05:00Z', null],
  ['12:00 AM', '00:00'],
  ['12:00 p.m.', '12:00'],
  ['11:59PM', '23:59'],
  ['0:30 PM', null],
  ['13:00 PM', null],
  ['25:00', null],
  ['9:60', null],
  ['9', null],
  ['x9:00', null],
  ['9:00x', null],
  ['', null],
])('Slot: a time that a service writes as %j is read as %j', (text, time) => {
  expect(timeOfDay(text)).toBe(time);
});
