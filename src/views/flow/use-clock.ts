import { getLocalTimeZone } from '@internationalized/date';
import { useSyncExternalStore } from 'react';
import { todayHere } from '../words/day-text.ts';

const minute = 60_000;

/** The time in milliseconds, to the minute; the view follows it, and the person's zone as well. */
export function useMinute(): number {
  useZone();
  return useSyncExternalStore(onTick, thisMinute);
}

/** Renders a view that writes times again once the person is in another zone (§22.183). */
export function useZone(): void {
  useSyncExternalStore(onTick, getLocalTimeZone);
}

/** Today in the person's zone, `YYYY-MM-DD`; the view follows it, and the zone as well. */
export function useToday(): string {
  useZone();
  return useSyncExternalStore(onTick, todayHere);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/** The looks of the mounted views: one timer for all. */
const looks = new Set<() => void>();

let timer: ReturnType<typeof setTimeout> | undefined;

function onTick(look: () => void): () => void {
  looks.add(look);
  if (looks.size === 1) {
    document.addEventListener('visibilitychange', tick);
    tick();
  }
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    document.removeEventListener('visibilitychange', tick);
    clearTimeout(timer);
  };
}

/**
 * Often enough that a minute is shown within a few seconds of its beginning, and at once when the page
 * is shown; never while it is hidden, where a timer would only wake the device.
 */
function tick(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  for (const look of looks) look();
  timer = setTimeout(tick, minute / 12);
}
