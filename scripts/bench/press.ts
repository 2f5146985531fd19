import type { Browser } from '@playwright/test';
import { touch } from './finger.ts';
import { openVisitor, quiet } from './visitor.ts';

/**
 * When Login is touched: after the page has rested, as soon as the app takes presses, or as soon as
 * the button is seen.
 */
export type Moment = 'rested' | 'ready' | 'seen';

/** The time from the end of the touch to a phone field that takes input, and the scripts that came until then. */
export interface Press {
  readonly took: number;
  readonly scripts: readonly string[];
}

/** Touches Login on `/home`, on a slow phone. */
export async function timePress(browser: Browser, origin: string, moment: Moment): Promise<Press> {
  const { context, page } = await openVisitor(browser, origin, 'slow phone');
  try {
    await context.addInitScript(watchPress);
    await page.goto('/home', { waitUntil: 'commit' });
    const login = page.getByRole('button', { name: 'Login', exact: true }).first();
    await login.waitFor();
    // The app takes this mark from the page's HTML once it has taken it over.
    if (moment !== 'seen') await page.waitForSelector('#root:not([data-page])');
    if (moment === 'rested') await quiet(page, 2_000);
    await touch(login);
    return await page.evaluate(() => window.pressToInput);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    pressToInput: Promise<Press>;
  }
}

function watchPress(): void {
  window.pressToInput = new Promise((resolve, reject) => {
    const onPress = ({ timeStamp }: PointerEvent) => {
      const look = () => {
        const took = performance.now() - timeStamp;
        const field = [...document.querySelectorAll('input')].find(takesNumber);
        field?.focus();
        if (field && document.activeElement === field) resolve({ took, scripts: scripts() });
        else if (took < 60_000) requestAnimationFrame(look);
        else
          reject(new Error("A press of Login brought no field 'Mobile number' within a minute."));
      };
      look();
    };
    window.addEventListener('pointerup', onPress, { capture: true, once: true });
  });

  function takesNumber(input: HTMLInputElement): boolean {
    const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
    return name.includes('Mobile number') && !input.disabled && !input.readOnly;
  }

  function scripts(): string[] {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin }) => origin === location.origin);
    return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => path.endsWith('.js'));
  }
}
