import { expect, it } from 'vitest';
import { isInDayRange, isInstantInDayRange } from '#domain/day-range.ts';

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['2201-01-01', false],
])('Days: the app takes the years from 1900 to 2200: %s is %s', (day, isTaken) => {
  expect(isInDayRange(day)).toBe(isTaken);
});

it.each([
  ['a millisecond before 1900 begins in the easternmost zone', '1899-12-31T09:59:59.999Z', false],
  ['when 1900 begins in the easternmost zone', '1899-12-31T10:00:00.000Z', true],
  ['in between', '2026-03-09T06:00:00.000Z', true],
  ['until 2200 ends in the westernmost zone', '2201-01-01T11:59:59.999Z', true],
  ['a millisecond after 2200 ends in the westernmost zone', '2201-01-01T12:00:00.000Z', false],
])('Days: an instant counts by the days that it has anywhere on earth: %s', (_, at, isTaken) => {
  expect(isInstantInDayRange(new Date(at))).toBe(isTaken);
});
