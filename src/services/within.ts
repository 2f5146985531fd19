/** Milliseconds in which a page that was frozen hears of an answer that came meanwhile. */
const afterFreeze = 2_000;

/**
 * A signal that aborts with the given one, and after so many milliseconds. A page that was frozen for longer, as
 * on a phone whose person looks at another app, finds its time over before it has read the answer that came
 * meanwhile, and goes on for a moment. Safari before 17.4 has no `AbortSignal.any`.
 */
export function within(milliseconds: number, signal: AbortSignal): AbortSignal {
  const either = new AbortController();
  const since = Date.now();
  const follow = (one: AbortSignal, wasFrozen = () => false) =>
    one.addEventListener('abort', () => {
      if (wasFrozen()) follow(AbortSignal.timeout(afterFreeze));
      else either.abort(one.reason);
    });
  follow(signal);
  follow(AbortSignal.timeout(milliseconds), () => Date.now() - since > milliseconds + afterFreeze);
  if (signal.aborted) either.abort();
  return either.signal;
}
