/**
 * A signal that aborts with the given one, and after so many milliseconds. Safari before 17.4 has no
 * `AbortSignal.any`.
 */
export function within(milliseconds: number, signal: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(milliseconds)])
    one.addEventListener('abort', () => either.abort(one.reason));
  if (signal.aborted) either.abort();
  return either.signal;
}
