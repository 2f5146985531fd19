import { expect, it, vi } from 'vitest';
import { writtenDay, writtenTime, writtenZone } from '#domain/written-time.ts';

const at = Date.parse('2026-11-20T14:00:00Z');

it('Words: a day is written as that day, wherever the device is', () => {
  expect(writtenDay('fullDay', '2026-11-20')).toBe('Friday, 20 November 2026');
  expect(writtenDay('month', '2026-11-01')).toBe('Nov');
});

it.each([
  ['Asia/Kolkata', 'India Standard Time'],
  ['America/St_Johns', 'Newfoundland Standard Time'],
])('Words: the zone %s is written by its name', (zone, name) => {
  expect(writtenZone(at, zone)).toBe(name);
});

it('Words: a list of times makes its format once, since making one is slow', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const rows = [1, 2, 3].map((minute) => writtenTime('clock', at + minute * 60_000, 'Asia/Tokyo'));
  expect(new Set(rows).size).toBe(3);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
