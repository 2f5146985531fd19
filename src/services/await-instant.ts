import { pause } from './pause.ts';

const aMinute = 60_000;

/**
 * Waits until the device's clock shows `at`, in milliseconds; resolves to the clock's time then.
 */
export async function awaitInstant(
  { at }: { at: number },
  signal: AbortSignal,
): Promise<{ now: number }> {
  for (;;) {
    const left = at - Date.now();
    if (left <= 0) return { now: Date.now() };
    // A sleeping device stops its timers: look again now and then.
    await pause(Math.min(left, aMinute) || aMinute, signal);
  }
}
