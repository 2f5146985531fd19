// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { slotsOfDay } from '#domain/working-hours.ts';
import { daily } from './support/offer.ts';

const hour = 60 * 60 * 1000;

describe('Working hours: the slots of a day', () => {
  it('slots have their full length in real minutes in the night when clocks go forward', () => {
    const slots = slotsOn('Europe/Berlin', '2026-03-29', '00:00', '06:00', 60);
    expect(slots.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '00:00-01:00',
      '01:00-03:00',
      '03:00-04:00',
      '04:00-05:00',
      '05:00-06:00',
    ]);
    for (const { start, end } of slots) expect(end.getTime() - start.getTime()).toBe(hour);
  });

  it('times that occur twice in the night when clocks go back have no slots', () => {
    const slots = slotsOn('Europe/Berlin', '2026-10-25', '00:00', '06:00', 60);
    expect(slots.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '00:00-01:00',
      '03:00-04:00',
      '04:00-05:00',
      '05:00-06:00',
    ]);
    expect(slots[1]?.start.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it('a slot can span a clock change, and is named by the clock', () => {
    const back = slotsOn('Europe/Berlin', '2026-10-24', '22:00', '06:00', 480);
    expect(back.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['22:00', '05:00'],
    ]);
    expect(slotsOn('Europe/Berlin', '2026-03-28', '22:00', '06:00', 480)).toEqual([]);
    expect(slotsOn('Europe/Berlin', '2026-03-28', '22:00', '06:00', 420)).toMatchObject([
      { startTime: '22:00', endTime: '06:00' },
    ]);
  });

  it.each([
    ['Asia/Kolkata', '2026-03-14T03:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-14T03:15:00.000Z'],
    ['America/St_Johns', '2026-03-14T11:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-13T19:00:00.000Z'],
  ])('slots begin by the clock of %s', (zone, instant) => {
    const [first] = slotsOn(zone, '2026-03-14', '09:00', '17:00', 60);
    expect(first?.startTime).toBe('09:00');
    expect(first?.start.toISOString()).toBe(instant);
  });

  it('slots of hours past midnight belong to the day of their start', () => {
    const slots = slotsOn('Asia/Kolkata', '2026-03-14', '22:00', '02:00', 60);
    expect(slots.map(({ startTime }) => startTime)).toEqual(['00:00', '01:00', '22:00', '23:00']);
    expect(slots.at(-1)?.endTime).toBe('00:00');
  });

  it('a day that is open around the clock is full of slots', () => {
    expect(slotsOn('Asia/Kolkata', '2026-03-14', '00:00', '00:00', 15)).toHaveLength(96);
    expect(slotsOn('Asia/Kolkata', '2026-03-14', '00:00', '00:00', 24 * 60)).toHaveLength(1);
  });

  it('overlapping hours list each slot once', () => {
    const hours = [...daily('09:00', '12:00'), ...daily('10:00', '12:00')];
    const slots = slotsOfDay({ zone: 'Asia/Kolkata', hours }, '2026-03-14', 60);
    expect(slots.map(({ startTime }) => startTime)).toEqual(['09:00', '10:00', '11:00']);
  });
});

function slotsOn(zone: string, day: string, opens: string, closes: string, minutes: number) {
  return slotsOfDay({ zone, hours: daily(opens, closes) }, day, minutes);
}
