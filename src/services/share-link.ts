import type { PortInput, PortOutcome } from '../domain/ports.ts';

/**
 * Hands a page's address to the device's share sheet, or copies it; rejects if the device refuses.
 */
export async function shareLink({
  way,
  title,
  text,
  path,
}: PortInput<'shareLink'>): Promise<PortOutcome<'shareLink'>> {
  const url = new URL(path, window.location.origin).href;
  if (way === 'clipboard') {
    await navigator.clipboard.writeText(url);
    return { outcome: 'copied' };
  }
  try {
    await navigator.share({ title, text, url });
    return { outcome: 'shared' };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      return { outcome: 'cancelled' };
    }
    throw error;
  }
}
