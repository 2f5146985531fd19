import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitNextDay } from '../../src/services/next-day.ts';
import { VisiblePage } from '../services/visible-page.ts';

const second = 1_000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new VisiblePage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetLocalTimeZone();
});

/** By zone: an instant before its midnight, the hours until then, and the days before and after it. */
const nights = [
  ['Asia/Kolkata', 'UTC+5:30', '2026-03-09T17:30:00Z', 1, '2026-03-09', '2026-03-10'],
  ['Asia/Kathmandu', 'UTC+5:45', '2026-03-09T17:15:00Z', 1, '2026-03-09', '2026-03-10'],
  ['America/St_Johns', 'UTC−2:30', '2026-06-10T01:30:00Z', 1, '2026-06-09', '2026-06-10'],
  ['Pacific/Kiritimati', 'UTC+14', '2026-03-09T09:00:00Z', 1, '2026-03-09', '2026-03-10'],
  ['Europe/Berlin', 'a leap day', '2028-02-28T22:00:00Z', 1, '2028-02-28', '2028-02-29'],
  ['Europe/Berlin', 'a new year', '2026-12-31T22:00:00Z', 1, '2026-12-31', '2027-01-01'],
  ['Europe/Berlin', 'clocks forward', '2026-03-28T23:00:00Z', 23, '2026-03-29', '2026-03-30'],
  ['Europe/Berlin', 'clocks back', '2026-10-24T22:00:00Z', 25, '2026-10-25', '2026-10-26'],
  // Cairo goes from 23:59:59 to 01:00 on the last Friday of April.
  ['Africa/Cairo', 'no midnight', '2026-04-23T21:00:00Z', 1, '2026-04-23', '2026-04-24'],
] as const;

it.each(nights)(
  'The end of the day in %s, %s, is announced at midnight there, not a second earlier',
  async (zone, _, moment, hours, date, next) => {
    const turned = wait(zone, moment, date);
    await vi.advanceTimersByTimeAsync(hours * hour - second);
    expect(turned).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(second);
    expect(turned).toHaveBeenCalledExactlyOnceWith({ date: next });
  },
);

it('The end of the day: a day that is over already is announced at once', async () => {
  const turned = wait('Asia/Kolkata', '2026-03-12T06:00:00Z', '2026-03-09');
  await vi.advanceTimersByTimeAsync(0);
  expect(turned).toHaveBeenCalledExactlyOnceWith({ date: '2026-03-12' });
});

it.each([
  ['east, where it is the next day', 'Pacific/Auckland', '2026-03-10'],
  ['west, where it is the day before', 'America/New_York', '2026-03-08'],
])('The end of the day: a journey %s changes the day within a minute', async (_, zone, day) => {
  const turned = wait('Asia/Kolkata', '2026-03-09T12:30:00Z', '2026-03-09');
  await vi.advanceTimersByTimeAsync(0);
  expect(turned).not.toHaveBeenCalled();
  setLocalTimeZone(zone);
  if (day < '2026-03-09') vi.setSystemTime('2026-03-09T03:00:00Z');
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(turned).toHaveBeenCalledExactlyOnceWith({ date: day });
});

it('The end of the day: an aborted wait leaves no timer behind and never settles', async () => {
  const giveUp = new AbortController();
  const turned = wait('Asia/Kolkata', '2026-03-09T17:30:00Z', '2026-03-09', giveUp.signal);
  await vi.advanceTimersByTimeAsync(0);
  giveUp.abort();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(turned).not.toHaveBeenCalled();
});

function wait(zone: string, moment: string, date: string, signal = new AbortController().signal) {
  setLocalTimeZone(zone);
  vi.setSystemTime(moment);
  const turned = vi.fn();
  void awaitNextDay({ date }, signal).then(turned);
  return turned;
}
