import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The browser as it is, or slowed down by CDP. */
export type Pace = 'as it is' | 'slow phone';

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * A visitor with a cold cache, and with calls to the outside refused. The service worker's own
 * fetches would not be slowed down, so only what measures it allows it.
 */
export async function openVisitor(
  browser: Browser,
  origin: string,
  pace: Pace,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    serviceWorkers,
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  if (pace === 'slow phone') await slowDown({ context, page });
  return { context, page };
}

async function slowDown({ context, page }: Opened): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits until nothing was loaded for some time; `networkidle` counts only once a page. */
export function quiet(page: Page, span = 500): Promise<void> {
  return page.evaluate(
    (least) =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        new PerformanceObserver(() => {
          last = performance.now();
        }).observe({ type: 'resource' });
        const look = () =>
          performance.now() - last > least ? resolve() : requestAnimationFrame(look);
        look();
      }),
    span,
  );
}

declare global {
  interface Window {
    /** The time of the largest paint so far. */
    largestPaint: number;
    longestTask: number;
  }
}

function watchPage(): void {
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    const times = list.getEntries().map(({ duration }) => duration);
    window.longestTask = Math.max(window.longestTask, ...times);
  }).observe({ type: 'longtask', buffered: true });
}
