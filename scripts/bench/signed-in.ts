import type { Browser, BrowserContext, Page } from '@playwright/test';
import { exampleSettings } from './example-settings.ts';
import { openVisitor, type Pace } from './press.ts';

/**
 * The service's answering time on a slow phone, in milliseconds; injected answers do not pass the
 * slowed network.
 */
const slowAnswer = 150;

export interface SignedIn {
  context: BrowserContext;
  page: Page;
}

export interface Visit {
  pace: Pace;
  /** The service's answers, by path; the session is always valid. */
  answers: Readonly<Record<string, unknown>>;
  /** The navigation state of the page. */
  state?: unknown;
  /** The device's storage beside the session. */
  stored?: Readonly<Record<string, unknown>>;
}

/** A page of a signed-in person; the bench itself answers its calls. */
export async function openSignedIn(
  browser: Browser,
  origin: string,
  { pace, answers, state = null, stored = {} }: Visit,
): Promise<SignedIn> {
  const { context, page } = await openVisitor(browser, origin, pace);
  const session = { userID: benchUser, token: 'bench', userLocation: null, isAuthenticated: true };
  await context.addInitScript(prepare, {
    state,
    stored: { 'timewell.session': session, ...stored },
  });
  const all: Readonly<Record<string, unknown>> = { '/validate-token': { valid: true }, ...answers };
  const api = new URL(exampleSettings.VITE_API_URL).origin;
  await page.route(
    (url) => url.origin === api,
    async (route) => {
      const answer = all[new URL(route.request().url()).pathname];
      if (pace === 'slow phone') await page.waitForTimeout(slowAnswer);
      await route.fulfill({
        status: answer === undefined ? 404 : 200,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: answer ?? {},
      });
    },
  );
  return { context, page };
}

/** The owner of the session and the drafts. */
export const benchUser = 'bench';

function prepare({ state, stored }: { state: unknown; stored: Record<string, unknown> }): void {
  if (state !== null) history.replaceState(state, '');
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value));
  }
}
