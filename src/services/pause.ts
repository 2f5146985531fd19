/** So that a device that slept, or came into another zone, is noticed within a minute. */
const longest = 60_000;

/**
 * Resolves after so many milliseconds, or a minute where that is sooner, and once the page is shown
 * again. A hidden page sets no timer, which would only wake the device. An aborted pause never settles.
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      signal.removeEventListener('abort', stop);
    };
    const end = () => {
      stop();
      resolve();
    };
    const onChange = () => {
      if (isHidden()) clearTimeout(timer);
      else end();
    };
    // A pause follows a pause for days: what stays at the signal would add up.
    signal.addEventListener('abort', stop);
    document.addEventListener('visibilitychange', onChange);
    if (!isHidden()) timer = setTimeout(end, Math.min(milliseconds, longest));
  });
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
