import type { ShareOutcome, ShareWay } from '../domain/hosting.ts';

export interface SharedPage {
  way: ShareWay;
  title: string;
  /** Introduces the page; the clipboard takes the address alone. */
  text: string;
  path: string;
}

/**
 * Hands a page's address to the device's share sheet, or copies it; rejects if the device refuses.
 */
export async function shareLink({ way, title, text, path }: SharedPage): Promise<ShareOutcome> {
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
