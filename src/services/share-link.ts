import type { ShareOutcome } from '../domain/hosting.ts';

/**
 * Shares a page's address by the device's share sheet, or copies it; rejects if the device refuses.
 */
export async function shareLink({
  title,
  path,
}: {
  title: string;
  path: string;
}): Promise<ShareOutcome> {
  const url = new URL(path, window.location.origin).href;
  // Some devices lack it, although its type says otherwise.
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
