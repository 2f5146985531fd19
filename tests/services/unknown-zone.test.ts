import { getLocalTimeZone, resetLocalTimeZone, today } from '@internationalized/date';
import { afterEach, expect, it, vi } from 'vitest';
import { writtenTime } from '#domain/written-time.ts';
import { placeUnknownZone } from '../../src/services/unknown-zone.ts';

const { prototype } = Intl.DateTimeFormat;
const { resolvedOptions } = prototype;

afterEach(() => {
  prototype.resolvedOptions = resolvedOptions;
  resetLocalTimeZone();
  vi.useRealTimers();
});

/** The browser's name for the device's zone. */
function nameZone(timeZone: string): void {
  prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone };
  };
  resetLocalTimeZone();
}

it('Zone: on a device whose zone the browser does not know, days and times are those of UTC (§22.183)', () => {
  const at = Date.parse('2027-03-14T23:30:00Z');
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  nameZone('Etc/Unknown');
  expect(() => writtenTime('clock', at, getLocalTimeZone())).toThrow(RangeError);
  placeUnknownZone();
  resetLocalTimeZone();
  expect(writtenTime('clock', at, getLocalTimeZone())).toBe('11:30\u00a0pm');
  expect(today(getLocalTimeZone()).toString()).toBe('2027-03-14');
});

it('Zone: a device whose zone the browser knows stays in it', () => {
  nameZone('Asia/Dubai');
  placeUnknownZone();
  expect(getLocalTimeZone()).toBe('Asia/Dubai');
});
