import { describe, expect, it } from 'vitest';
import { partOfDayAt } from '#domain/part-of-day.ts';

describe('Part of the day', () => {
  it('is morning from five, afternoon from noon and evening from five until the night is over', () => {
    const hours = [0, 4, 5, 11, 12, 16, 17, 23].map((hour) => [hour, partOfDayAt(hour)]);
    expect(hours).toEqual([
      [0, 'evening'],
      [4, 'evening'],
      [5, 'morning'],
      [11, 'morning'],
      [12, 'afternoon'],
      [16, 'afternoon'],
      [17, 'evening'],
      [23, 'evening'],
    ]);
  });
});
