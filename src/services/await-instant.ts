import { pause } from './pause.ts';

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
    // An instant that cannot be read never comes.
    await pause(left || Number.POSITIVE_INFINITY, signal);
  }
}
