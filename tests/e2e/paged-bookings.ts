import type { BrowserContext } from '@playwright/test';

/** One page of a list, and whether it is the last. */
interface BookingsPage {
  readonly bookings: readonly object[];
  readonly isLast: boolean;
}

/** Answers each page of a person's bookings, counted from 0. */
export async function answerBookings(
  context: BrowserContext,
  pageAt: (at: number) => BookingsPage | Promise<BookingsPage>,
): Promise<void> {
  await context.route(/\/bookings\?/, async (route) => {
    const address = new URL(route.request().url());
    const at = Number(address.searchParams.get('cursor'));
    address.searchParams.delete('cursor');
    const response = await route.fetch({ url: address.href });
    const { bookings, isLast } = await pageAt(at);
    const link = isLast ? '' : `<?cursor=${at + 1}>; rel="next"`;
    await route.fulfill({
      response,
      headers: { ...response.headers(), link },
      json: { bookings },
    });
  });
}
