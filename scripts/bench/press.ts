import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Fault } from '../fault.ts';

/** The ways to press Login; touch has no hover that announces it. */
export type Manner = 'after hover' | 'by touch' | 'at once with a mouse';

/** The browser as it is, or slowed down by CDP. */
export type Pace = 'as it is' | 'slow phone';

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A visitor with a cold cache, and with calls to the outside refused. */
export async function openVisitor(
  browser: Browser,
  origin: string,
  pace: Pace,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  if (pace === 'slow phone') {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { context, page };
}

/** Milliseconds from the press of Login to a 'Mobile number' field that has focus and takes input. */
export async function timePress(
  browser: Browser,
  origin: string,
  pace: Pace,
  manner: Manner,
): Promise<number> {
  const { context, page } = await openVisitor(browser, origin, pace);
  try {
    await page.goto('/home');
    const login = page.getByRole('button', { name: 'Login', exact: true }).first();
    await login.waitFor();
    await page.waitForLoadState('networkidle');
    if (manner === 'after hover') {
      await login.hover();
      await page.waitForLoadState('networkidle');
      await quiet(page);
    }
    await (manner === 'by touch' ? login.tap() : login.click());
    return await pressToInput(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the last press; throws a `Fault` without a field within 20 s. */
export async function pressToInput(page: Page): Promise<number> {
  const clock = new AbortController();
  try {
    return await Promise.race([
      page.evaluate(() => window.pressToInput),
      after(20_000, undefined, { signal: clock.signal }).then(() => {
        throw new Fault("A press of Login brought no field 'Mobile number' within 20 s.");
      }),
    ]);
  } finally {
    clock.abort();
  }
}

/** Waits until nothing was loaded for half a second; `networkidle` counts only once a page. */
export function quiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        new PerformanceObserver(() => {
          last = performance.now();
        }).observe({ type: 'resource' });
        const look = () =>
          performance.now() - last > 500 ? resolve() : requestAnimationFrame(look);
        look();
      }),
  );
}

declare global {
  interface Window {
    pressToInput: Promise<number>;
    longTasks: number[];
  }
}

function watchPage(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  window.pressToInput = new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const field = [...document.querySelectorAll('input')].find(takesNumber);
          field?.focus();
          if (field && document.activeElement === field) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });

  function takesNumber(input: HTMLInputElement): boolean {
    const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
    return name.includes('Mobile number') && !input.disabled && !input.readOnly;
  }
}
