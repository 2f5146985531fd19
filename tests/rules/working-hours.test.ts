import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayIn, daysAfter, type OpenHours, slotsOfDay, WallTime } from '#domain/working-hours.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function open(opens: string, closes: string, on: readonly OpenHours['weekday'][] = weekdays) {
  return on.map((weekday) => ({ weekday, opens, closes }));
}

function slotsOn(zone: string, day: string, opens: string, closes: string, minutes: number) {
  return slotsOfDay({ zone, hours: open(opens, closes) }, day, minutes);
}

function slots(hours: OpenHours[], day: string, minutes = 60, zone = 'Asia/Kolkata'): string[] {
  return slotsOfDay({ zone, hours }, day, minutes).map(
    ({ startTime, endTime }) => `${startTime}-${endTime}`,
  );
}

describe('Slots from working hours', () => {
  it.each([
    ['a Sunday', 0, '2026-03-08'],
    ['a Monday', 1, '2026-03-09'],
    ['a Saturday', 6, '2026-03-14'],
  ] as const)('follow the hours of their weekday: %s', (_, weekday, day) => {
    expect(slots(open('09:00', '10:00', [weekday]), day)).toEqual(['09:00-10:00']);
    const others = weekdays.filter((one) => one !== weekday);
    expect(slots(open('09:00', '10:00', others), day)).toEqual([]);
  });

  it('are sorted by time, whatever order the opening hours come in', () => {
    const hours = [...open('14:00', '16:00'), ...open('09:00', '10:00')];
    expect(slots(hours, '2026-03-09')).toEqual(['09:00-10:00', '14:00-15:00', '15:00-16:00']);
  });

  it('appear once where opening hours overlap', () => {
    const day = slotsOfDay(
      { zone: 'Asia/Kolkata', hours: [...open('09:00', '11:00'), ...open('10:00', '12:00')] },
      '2026-03-09',
      60,
    );
    expect(day.map(({ startTime }) => startTime)).toEqual(['09:00', '10:00', '11:00']);
  });

  it('belong to the day that they start on when the hours cross midnight', () => {
    const night = open('22:00', '02:00', [1]);
    expect(slots(night, '2026-03-09')).toEqual(['22:00-23:00', '23:00-00:00']);
    expect(slots(night, '2026-03-10')).toEqual(['00:00-01:00', '01:00-02:00']);
    expect(slots(open('09:00', '10:00', [1]), '2026-03-10')).toEqual([]);
  });

  it('fill the day when a partner is open around the clock', () => {
    const all = slots(open('00:00', '00:00'), '2026-03-09', 480);
    expect(all).toEqual(['00:00-08:00', '08:00-16:00', '16:00-00:00']);
  });

  it('are left out when they would end after closing', () => {
    expect(slots(open('09:00', '10:59'), '2026-03-09')).toEqual(['09:00-10:00']);
    expect(slots(open('09:00', '11:00'), '2026-03-09', 90)).toEqual(['09:00-10:30']);
  });

  it('have wall times of the partner’s zone in a night when clocks change', () => {
    const berlin = (day: string) => slots(open('00:00', '04:00'), day, 60, 'Europe/Berlin');
    expect(berlin('2026-03-29')).toEqual(['00:00-01:00', '01:00-03:00', '03:00-04:00']);
    expect(berlin('2026-10-25')).toEqual(['00:00-01:00', '03:00-04:00']);
    const whole = ['00:00-01:00', '01:00-02:00', '02:00-03:00', '03:00-04:00'];
    for (const day of ['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26']) {
      expect(berlin(day)).toEqual(whole);
    }
  });

  it('have their full length in real minutes in the night when clocks go forward', () => {
    for (const { start, end } of slotsOn('Europe/Berlin', '2026-03-29', '00:00', '06:00', 60))
      expect(end.getTime() - start.getTime()).toBe(60 * 60 * 1000);
  });

  it('can span a clock change, and are named by the clock', () => {
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
  ])('begin by the clock of %s', (zone, instant) => {
    const [first] = slotsOn(zone, '2026-03-14', '09:00', '17:00', 60);
    expect(first?.startTime).toBe('09:00');
    expect(first?.start.toISOString()).toBe(instant);
  });

  it('start at the clock change when it skips the opening time', () => {
    const skipped = slots(open('02:30', '05:30'), '2026-03-29', 60, 'Europe/Berlin');
    expect(skipped).toEqual(['03:30-04:30', '04:30-05:30']);
  });
});

describe('Days in a zone', () => {
  it('begin at midnight of the zone', () => {
    expect(dayIn('Asia/Kolkata', new Date('2026-03-09T18:29:59.999Z'))).toBe('2026-03-09');
    expect(dayIn('Asia/Kolkata', new Date('2026-03-09T18:30:00Z'))).toBe('2026-03-10');
    expect(dayIn('America/St_Johns', new Date('2026-06-10T02:29:00Z'))).toBe('2026-06-09');
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-09', 0, '2026-03-09'],
    ['2026-03-09', 365, '2027-03-09'],
  ])('can be counted: %s plus %i days is %s', (day, days, later) => {
    expect(daysAfter(day, days)).toBe(later);
  });
});

describe('A wall time', () => {
  it.each(['00:00', '09:05', '19:59', '20:00', '23:59'])('may be %s', (time) => {
    expect(v.is(WallTime, time)).toBe(true);
  });

  it.each(['24:00', '9:05', '09:60', '29:00', '09:05:00', ' 09:05', 'x09:05', '09:5', ''])(
    'may not be %j',
    (time) => {
      expect(v.is(WallTime, time)).toBe(false);
    },
  );
});

it('Slots from working hours: a slot is left out whose end comes twice after closing', () => {
  const night = slots(open('00:00', '02:30'), '2026-10-25', 60, 'Europe/Berlin');
  expect(night).toEqual(['00:00-01:00']);
});
