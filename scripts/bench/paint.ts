import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * Resolves with the time of the first paint after `isThere`, in milliseconds since the page was
     * opened; rejects if that takes more than a minute.
     */
    paintWhen: (isThere: () => boolean) => Promise<number>;
    /** Milliseconds from the action to the first paint of its result. */
    actToPaint: (action: () => void, isThere: () => boolean) => Promise<number>;
    /**
     * The time at which the last answer to a call of this path had arrived whole, in milliseconds since
     * the page was opened; null before.
     */
    arrivalOf: (path: string) => number | null;
  }
}

/** Adds the measuring functions to the page; call it before the page is opened. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paintWhen = (isThere) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => {
          observer.disconnect();
          reject(new Error(`Not within a minute: ${isThere}`));
        }, 60_000);
        const look = () => {
          if (!isThere()) return;
          observer.disconnect();
          clearTimeout(end);
          requestAnimationFrame(() => {
            // A message comes after the frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(null);
          });
        };
        // Looking in each frame would make frames that the page has no need of.
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        look();
      });
    window.actToPaint = async (action, isThere) => {
      const start = performance.now();
      action();
      return (await window.paintWhen(isThere)) - start;
    };
    // By the browser's own record: who reads an answer, and how, does not matter to it.
    window.arrivalOf = (path) => {
      const loads = performance.getEntriesByType('resource');
      const load = loads.findLast(({ name }) => new URL(name).pathname === path);
      return load instanceof PerformanceResourceTiming ? load.responseEnd : null;
    };
  });
}
