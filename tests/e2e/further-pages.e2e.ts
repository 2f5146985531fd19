import { type BrowserContext, expect } from '@playwright/test';
import { checkUp } from '../world/own-bookings.ts';
import { test } from './fixtures.ts';
import { lookAgain } from './look-again.ts';
import { answerBookings } from './paged-bookings.ts';

test("Show more: by keyboard alone, what it brought keeps the focus when the list is asked for again, and the end of the list keeps it where 'Show more' goes meanwhile", async ({
  openPage,
  people,
}) => {
  const walks = new Walks();
  const page = await openPage({
    at: '/my-appointments',
    as: await people.member('Lata'),
    prepare: walks.answerIn,
  });
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  const brought = page.getByRole('listitem').filter({ hasText: 'Walk 1' });
  await expect(brought).toBeFocused();

  walks.titled('Stroll');
  await lookAgain(page);
  await expect(page.getByText('Stroll 1')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Stroll 1' })).toBeFocused();

  walks.endAt(2);
  await more.focus();
  await lookAgain(page);
  await expect(more).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cancel booking' }).last()).toBeFocused();
});

/** Bookings that come one a page. */
class Walks {
  #title = 'Walk';
  #end = 3;

  titled(title: string): void {
    this.#title = title;
  }

  endAt(end: number): void {
    this.#end = end;
  }

  readonly answerIn = (context: BrowserContext): Promise<void> =>
    answerBookings(context, (at) => ({
      bookings: [{ ...checkUp, booking_id: `walk-${at}`, title: `${this.#title} ${at}` }],
      isLast: at + 1 >= this.#end,
    }));
}
