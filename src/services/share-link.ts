import type { ShareOutcome } from '../domain/hosting.ts';

/** Hands a page of the app to another app, where the device can; copies its address otherwise. */
export async function shareLink({
  title,
  path,
}: {
  title: string;
  path: string;
}): Promise<ShareOutcome> {
  const url = new URL(path, window.location.origin).href;
  // Not on every device, whatever its type says.
  const canShare = typeof navigator.share === 'function';
  if (!canShare) {
    await navigator.clipboard.writeText(url);
    return { outcome: 'copied' };
  }
  try {
    await navigator.share({ title, url });
    return { outcome: 'shared' };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      return { outcome: 'cancelled' };
    }
    throw error;
  }
}
