import type { Page } from '@playwright/test';

/** Lets the service answer 401 at an address, as it does once a session has ended; gives the way back. */
export async function endSessionAt(address: string, page: Page): Promise<() => Promise<void>> {
  const { origin } = new URL(page.url());
  await page.route(address, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': origin },
      json: { error: 'Please sign in again.' },
    }),
  );
  return () => page.unroute(address);
}
