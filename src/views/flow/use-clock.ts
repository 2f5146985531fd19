import { useSyncExternalStore } from 'react';
import { todayHere } from '../words/day-text.ts';

const minute = 60_000;

/** The time in milliseconds, to the minute; the view follows it. */
export function useMinute(): number {
  return useSyncExternalStore(onTick, thisMinute);
}

/** Today in the person's zone, `YYYY-MM-DD`; the view follows it. */
export function useToday(): string {
  return useSyncExternalStore(onTick, todayHere);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/** Often enough that a minute is shown within a few seconds of its beginning. */
function onTick(look: () => void): () => void {
  const timer = setInterval(look, minute / 12);
  return () => clearInterval(timer);
}
