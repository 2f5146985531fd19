import { describe, expect, it } from 'vitest';
import { type DayOffer, judgeDay, lastDayToBook, nextFree } from '#domain/availability.ts';

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

/** A booking that exists tomorrow, in the partner's wall time. */
function busy(from: string, until: string, isJoinable = false) {
  const at = (time: string) => new Date(`2026-03-10T${time}:00+05:30`);
  return { start: at(from), end: at(until), isJoinable };
}

describe('Slots of a day', () => {
  it('each have their wall time, their instants and a verdict', () => {
    expect(judgeDay(tomorrow)[0]).toEqual({
      startTime: '09:00',
      endTime: '10:00',
      start: new Date('2026-03-10T03:30:00Z'),
      end: new Date('2026-03-10T04:30:00Z'),
      verdict: 'free',
    });
  });

  it('are over once their start has come', () => {
    expect(verdicts(today)).toEqual(['09:00 over', '10:00 over', '11:00 free']);
    const before = { ...today, now: new Date(now.getTime() - 1) };
    expect(verdicts(before)).toEqual(['09:00 over', '10:00 free', '11:00 free']);
  });

  it('are not offered for a day that is over in the partner’s zone', () => {
    expect(judgeDay({ ...today, day: '2026-03-08' })).toEqual([]);
    const late = { ...today, now: new Date('2026-03-09T18:30:00Z') };
    expect(judgeDay(late)).toEqual([]);
    expect(judgeDay({ ...late, now: new Date('2026-03-09T18:29:59Z') })).toHaveLength(3);
  });

  it('are offered up to 365 days ahead and no further', () => {
    expect(judgeDay({ ...today, day: '2027-03-09' })).toHaveLength(3);
    expect(judgeDay({ ...today, day: '2027-03-10' })).toEqual([]);
    expect(lastDayToBook(today.working.zone, now)).toBe('2027-03-09');
  });

  it('are too soon before the service’s first bookable day', () => {
    const floor = { ...today, floorDays: 2 };
    expect(verdicts({ ...floor, day: '2026-03-10' })[0]).toBe('09:00 tooSoon');
    expect(verdicts({ ...floor, day: '2026-03-11' })[0]).toBe('09:00 free');
  });

  it('are too close beside another booking of the person, unless they are too soon already', () => {
    expect(verdicts({ ...tomorrow, isTooClose: true })[0]).toBe('09:00 tooClose');
    expect(verdicts({ ...tomorrow, isTooClose: true, floorDays: 2 })[0]).toBe('09:00 tooSoon');
  });
});

describe('A slot beside an existing booking', () => {
  it.each([
    ['covers the same time', busy('10:00', '11:00'), ['free', 'taken', 'free']],
    ['lies within it', busy('10:15', '10:45'), ['free', 'taken', 'free']],
    ['reaches around it', busy('09:30', '11:30'), ['taken', 'taken', 'taken']],
    ['ends as it starts', busy('08:00', '09:00'), ['free', 'free', 'free']],
    ['starts as it ends', busy('12:00', '13:00'), ['free', 'free', 'free']],
    ['ends after its start', busy('08:00', '09:01'), ['taken', 'free', 'free']],
    ['starts before its end', busy('11:59', '13:00'), ['free', 'free', 'taken']],
  ])('is judged by whether both overlap: the booking %s', (_, other, expected) => {
    const judged = judgeDay({ ...tomorrow, busy: [other] });
    expect(judged.map(({ verdict }) => verdict)).toEqual(expected);
  });

  it.each([
    ['covers the same time', busy('10:00', '11:00', true), 'free'],
    ['has another end', busy('10:00', '10:30', true), 'taken'],
    ['has another start', busy('10:30', '11:00', true), 'taken'],
  ])('can be joined only at the same time: the group booking %s', (_, other, verdict) => {
    expect(judgeDay({ ...tomorrow, busy: [other] })[1]?.verdict).toBe(verdict);
  });

  it('is taken when one of its bookings cannot be joined', () => {
    const both = [busy('10:00', '11:00', true), busy('10:00', '11:00')];
    expect(judgeDay({ ...tomorrow, busy: both })[1]?.verdict).toBe('taken');
  });
});

describe('The next free slot', () => {
  it('is the first of today that is neither over nor taken', () => {
    expect(nextFree(today, 1)).toEqual(new Date('2026-03-09T05:30:00Z'));
  });

  it('is on the first day that can be booked, or a later one', () => {
    expect(nextFree({ ...today, floorDays: 1 }, 7)).toEqual(new Date('2026-03-10T03:30:00Z'));
    const full = { ...today, floorDays: 1, busy: [busy('09:00', '12:00')] };
    expect(nextFree(full, 7)).toEqual(new Date('2026-03-11T03:30:00Z'));
  });

  it('is looked for on so many days from today on, and on no later day', () => {
    const evening = { ...today, now: new Date('2026-03-09T12:00:00Z') };
    expect(nextFree(evening, 1)).toBeNull();
    expect(nextFree(evening, 2)).toEqual(new Date('2026-03-10T03:30:00Z'));
    expect(nextFree({ ...today, floorDays: 2 }, 2)).toBeNull();
  });
});
