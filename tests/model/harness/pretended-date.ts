import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, vi } from 'vitest';

/** Pretends the date in each test of a file, and the zone if one is named; timers run for real. */
export function pretendDate(now: number | Date, zone?: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    if (zone) setLocalTimeZone(zone);
  });

  afterEach(() => {
    vi.useRealTimers();
    resetLocalTimeZone();
  });
}
