// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { groupByDay } from '../../backend/calendar/days.ts';

describe('Calendar: the days of a calendar', () => {
  it.each([
    ['Asia/Kolkata', '2026-03-20T18:29:59.999Z', '2026-03-20'],
    ['Asia/Kolkata', '2026-03-20T18:30:00.000Z', '2026-03-21'],
    ['Asia/Kathmandu', '2026-03-20T18:14:59.999Z', '2026-03-20'],
    ['Asia/Kathmandu', '2026-03-20T18:15:00.000Z', '2026-03-21'],
    ['America/St_Johns', '2026-07-01T02:29:59.999Z', '2026-06-30'],
    ['America/St_Johns', '2026-07-01T02:30:00.000Z', '2026-07-01'],
    ['Asia/Kolkata', '2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['Asia/Kolkata', '2028-02-29T18:30:00.000Z', '2028-03-01'],
    ['Asia/Kolkata', '2027-02-28T18:30:00.000Z', '2027-03-01'],
    ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01'],
    // Clocks go forward at 02:00 and back at 02:00: 23 hours, and 25.
    ['America/New_York', '2026-03-08T04:59:59.999Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
    ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    // There was no 30 December 2011 in Samoa.
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
    ['asia/kolkata', '2026-03-20T18:30:00.000Z', '2026-03-21'],
  ])('in %s, an item at %s is on the day %s', (zone, time_slot, day) => {
    const items = [{ time_slot: new Date(time_slot) }];
    expect(groupByDay(items, zone)).toEqual({ [day]: [{ time_slot }] });
  });

  it('days are in order and appear once where clocks go back over midnight', () => {
    // In St. John's, clocks went back from 00:01 to 23:01 on 7 November 2010, at 02:31 UTC.
    const minutes = ['02:30', '02:31', '03:29', '03:30'];
    const items = minutes.map((time) => ({ time_slot: new Date(`2010-11-07T${time}:00Z`) }));
    const grouped = groupByDay(items, 'America/St_Johns');
    expect(Object.entries(grouped).map(([day, { length }]) => [day, length])).toEqual([
      ['2010-11-06', 2],
      ['2010-11-07', 2],
    ]);
  });
});
