import { describe, expect, it } from 'vitest';
import { type DayOffer, judgeDay } from '#domain/availability.ts';

const now = new Date('2026-03-09T04:30:00Z');
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const hours = weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
const today: DayOffer = {
  working: { zone: 'Asia/Kolkata', hours },
  day: '2026-03-09',
  minutes: 60,
  now,
  floorDays: 0,
  isTooClose: false,
  busy: [],
};
const tomorrow: DayOffer = { ...today, day: '2026-03-10' };

function verdicts(offer: DayOffer): string[] {
  return judgeDay(offer).map(({ startTime, verdict }) => `${startTime} ${verdict}`);
}

/** Somebody's time tomorrow, in wall time there. */
function busy(from: string, until: string, isJoinable = false) {
  const at = (time: string) => new Date(`2026-03-10T${time}:00+05:30`);
  return { start: at(from), end: at(until), isJoinable };
}

describe('the slots of a day', () => {
  it('carry what they are beside what was decided of them', () => {
    expect(judgeDay(tomorrow)[0]).toEqual({
      startTime: '09:00',
      endTime: '10:00',
      start: new Date('2026-03-10T03:30:00Z'),
      end: new Date('2026-03-10T04:30:00Z'),
      verdict: 'free',
    });
  });

  it('are over once they have begun', () => {
    expect(verdicts(today)).toEqual(['09:00 over', '10:00 over', '11:00 free']);
    const before = { ...today, now: new Date(now.getTime() - 1) };
    expect(verdicts(before)).toEqual(['09:00 over', '10:00 free', '11:00 free']);
  });

  it('are none of a day that is over, in the partner’s zone', () => {
    expect(judgeDay({ ...today, day: '2026-03-08' })).toEqual([]);
    const late = { ...today, now: new Date('2026-03-09T18:30:00Z') };
    expect(judgeDay(late)).toEqual([]);
    expect(judgeDay({ ...late, now: new Date('2026-03-09T18:29:59Z') })).toHaveLength(3);
  });

  it('are offered 365 days ahead, and none after that', () => {
    expect(judgeDay({ ...today, day: '2027-03-09' })).toHaveLength(3);
    expect(judgeDay({ ...today, day: '2027-03-10' })).toEqual([]);
  });

  it('are too soon before the first day that can be booked', () => {
    const floor = { ...today, floorDays: 2 };
    expect(verdicts({ ...floor, day: '2026-03-10' })[0]).toBe('09:00 tooSoon');
    expect(verdicts({ ...floor, day: '2026-03-11' })[0]).toBe('09:00 free');
  });

  it('are too close on a day beside another booking, if they are not too soon', () => {
    expect(verdicts({ ...tomorrow, isTooClose: true })[0]).toBe('09:00 tooClose');
    expect(verdicts({ ...tomorrow, isTooClose: true, floorDays: 2 })[0]).toBe('09:00 tooSoon');
  });
});

describe('a slot that somebody has', () => {
  it.each([
    ['the same time', busy('10:00', '11:00'), ['free', 'taken', 'free']],
    ['a time within', busy('10:15', '10:45'), ['free', 'taken', 'free']],
    ['a time around', busy('09:30', '11:30'), ['taken', 'taken', 'taken']],
    ['a time up to its start', busy('08:00', '09:00'), ['free', 'free', 'free']],
    ['a time from its end', busy('12:00', '13:00'), ['free', 'free', 'free']],
    ['a time over its start', busy('08:00', '09:01'), ['taken', 'free', 'free']],
    ['a time over its end', busy('11:59', '13:00'), ['free', 'free', 'taken']],
  ])('is taken by %s', (_, other, expected) => {
    const judged = judgeDay({ ...tomorrow, busy: [other] });
    expect(judged.map(({ verdict }) => verdict)).toEqual(expected);
  });

  it.each([
    ['the same slot', busy('10:00', '11:00', true), 'free'],
    ['another end', busy('10:00', '10:30', true), 'taken'],
    ['another start', busy('10:30', '11:00', true), 'taken'],
  ])('can be joined where it is %s', (_, other, verdict) => {
    expect(judgeDay({ ...tomorrow, busy: [other] })[1]?.verdict).toBe(verdict);
  });

  it('is taken where one of those who have it cannot be joined', () => {
    const both = [busy('10:00', '11:00', true), busy('10:00', '11:00')];
    expect(judgeDay({ ...tomorrow, busy: both })[1]?.verdict).toBe('taken');
  });
});
