import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { answerHeld } from '../open-answer.ts';

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

/** What answers a call to another origin: its status and JSON; null leaves it without an answer. */
export type Outside = (url: URL) => Promise<{ status: number; json: unknown } | null>;

const nothing: Outside = async () => null;

/**
 * A visitor with a cold cache, whose calls to the outside have no answer by default. The service
 * worker's own fetches would not be slowed down, so only what measures it allows it.
 */
export async function openVisitor(
  browser: Browser,
  origin: string,
  pace: Pace,
  serviceWorkers: 'allow' | 'block' = 'block',
  outside = nothing,
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
  const devtools = await context.newCDPSession(page);
  await standFor(outside, devtools);
  if (pace === 'slow phone') await slowDown(devtools);
  return { context, page };
}

/** By the browser's own protocol and not by routes, which would switch off its cache. */
async function standFor(outside: Outside, devtools: CDPSession): Promise<void> {
  devtools.on('Fetch.requestPaused', async ({ requestId, request: { method, url } }) => {
    // A preflight is no call of the app's: browsers keep its answer.
    if (method === 'OPTIONS') return answerHeld(devtools, requestId, 204, null);
    const answer = await outside(new URL(url));
    if (answer) return answerHeld(devtools, requestId, answer.status, answer.json);
    const refused = devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // The page may be gone by now.
    await refused.catch(() => undefined);
  });
  // The app itself is served over HTTP.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function slowDown(devtools: CDPSession): Promise<void> {
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
          performance.now() - last > least ? resolve() : setTimeout(look, least / 10);
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
