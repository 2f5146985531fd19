import { expect, type Locator, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';
import { coveredByToast } from './covered-by-toast.ts';
import { test } from './fixtures.ts';
import { textOf } from './text-of.ts';
import { setTextSize } from './text-size-setting.ts';

const quietStudy = '/resource/commons-quiet-study';

test('Resource booking: a slot of tomorrow is booked, is taken for others, and stands in Your bookings and under its day in the calendar', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: quietStudy, as: await people.member('Mahesh') });
  await page.getByRole('button', { name: 'Next day' }).press('Enter');
  const words = page.getByText(/^Tomorrow, /);
  await expect(words).toBeVisible();
  const day = (await textOf(words)).replace('Tomorrow, ', '');
  // Not before it can be pressed.
  await page.getByRole('button', { name: 'Book Now', disabled: false }).press('Enter');
  // Tests of the same resource, which book its first slots, run side by side.
  const option = page.getByRole('option').last();
  const slot = await textOf(option);
  // By its text, since its place changes once another slot is booked.
  await slotOf(page, slot).press('Enter');
  await expect(page.getByText(`Book ${slot} on ${day}`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Booking Successful' });
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  const booked = page.getByRole('dialog', { name: 'Your booking is confirmed' });
  await expect(booked.getByText(day)).toBeVisible();

  const other = await openPage({ at: quietStudy, as: await people.member('Meghana') });
  await other.getByRole('button', { name: 'Next day' }).click();
  await other.getByRole('button', { name: 'Book Now' }).click();
  await expect(other.getByRole('option').first()).toBeVisible();
  await expect(slotOf(other, slot)).toHaveCount(0);

  await page.goto('/my-appointments');
  const booking = page.getByRole('article', { name: 'Quiet study' });
  await expect(booking).toContainText(timesOf(slot));
  await expect(booking).toContainText(day);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.locator('[role="gridcell"] [data-today]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The coming days below it have the booking as well.
  const ofDay = calendar.getByRole('region', { name: day });
  await expect(ofDay.getByRole('listitem').filter({ hasText: 'Quiet study' })).toHaveCount(1);
});

test('Service page: on a phone that lies on its side the picture is behind “Book Now”', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard',
    as: await people.member('Usha'),
    viewport: { width: 844, height: 390 },
  });
  await page.getByRole('button', { name: 'Fitness Available' }).press('Enter');
  const services = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await services.first().press('Enter');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Book Now' });
  await button.focus();
  await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
});

test.describe('Slots that do not arrive', () => {
  test.use({ expectedProblems: /status of 503/ });

  test('Resource page: on a phone the toast that slots did not arrive covers nothing in the bar with “Book Now”, which “Try again” makes higher', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({
      at: quietStudy,
      as: await people.member('Jhansi'),
      prepare: async (context) => {
        await context.route('**/resource/*/slots?*', (route) => route.fulfill({ status: 503 }));
      },
    });
    await expect(page.getByText('Failed to fetch slots.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect
      .poll(() => coveredByToast(page, '.bookable-bar :is(button, p), .navigation a'))
      .toEqual([]);
  });
});

test('Resource page: with text of twice the size the bar with “Book Now” stands at the page’s end, not over half of a phone, and in a low window it does not lie over what has the focus', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: quietStudy, as: await people.member('Kamala') });
  const button = page.getByRole('button', { name: 'Book Now' });
  await expect(button).toBeInViewport();
  await setTextSize(page, 32);
  await expect(button).not.toBeInViewport();

  await setTextSize(page, 16);
  await page.setViewportSize({ width: 320, height: 256 });
  // What comes later would move what has the focus.
  await allHasArrived(page);
  await page.getByRole('button', { name: 'Next day' }).focus();
  const back = page.getByRole('main').getByRole('link', { name: 'My organisation' });
  await back.focus();
  await expect.poll(() => back.evaluate(isOnTop)).toBe(true);
});

/** The slots with this text: one, or none. */
function slotOf(page: Page, text: string): Locator {
  return page.getByRole('option').filter({ hasText: text });
}

/** A slot's times as a booking says them: '09:00 am - 10:30 am'. */
function timesOf(slot: string): string {
  return slot.replaceAll(/(\d\d):(\d\d)/g, (_, hour, minutes) => {
    const shown = String(Number(hour) % 12 || 12).padStart(2, '0');
    return `${shown}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  });
}

/** Runs in the page: whether nothing lies over the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
