import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { test } from './fixtures.ts';
import { dayFromNow, tomorrowMorning } from './hosts.ts';
import { textOf } from './text-of.ts';

test('Service booking: by keyboard alone a slot is booked, moved and cancelled, and the focus is never lost', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/dashboard',
    as: await people.member('Harini'),
    prepare: async (context) => {
      await context.clock.setFixedTime(tomorrowMorning());
      await context.route('**/calendar/slots-by-date', answerNothingOf(dayFromNow(2)));
    },
  });
  await enter(page, page.getByRole('button', { name: 'Fitness Available' }));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: /^Sunrise yoga/ }));
  const opener = page.getByRole('button', { name: 'Book Now' });
  await enter(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Select Slot' });
  const day = dialog.getByRole('heading', { level: 3 }).first();
  const options = dialog.getByRole('option');

  // One day on there is nothing.
  await tabTo(page, dialog.locator('[data-today]'));
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  const look = dialog.getByRole('button', { name: /^Look at / });
  const next = (await textOf(look)).replace('Look at ', '');
  await enter(page, look);
  await expect(day).toHaveText(next);
  await expect(day).toBeFocused();

  const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
  await enter(page, confirm);
  const prompt = page.getByText('Select a slot first!');
  await expect(prompt).toBeVisible();
  await tabTo(page, options.first(), 'Shift+Tab');
  await press(page, 'ArrowRight');
  await press(page, ' ');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(prompt).toHaveCount(0);
  await expect(confirm).toHaveAccessibleDescription(/^Book \d\d:\d\d\s-\s\d\d:\d\d on /);
  await enter(page, confirm);
  await expect(page.getByRole('heading', { name: /^Sunrise yoga/, level: 3 })).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'See your booking' }));
  await expect(page).toHaveURL(/\/booking\/./);

  await enter(page, page.getByRole('button', { name: 'Move booking' }));
  const move = page.getByRole('dialog', { name: 'Move booking' });
  await tabTo(page, move.getByRole('option').first());
  await press(page, 'Enter');
  await enter(page, move.getByRole('button', { name: 'Move booking' }));
  await expect(page.getByText('Booking moved.')).toBeVisible();
  await expect(move).toHaveCount(0);
  await expectFocus(page);
  await enter(page, page.getByRole('button', { name: 'Cancel booking' }));
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await enter(page, question.getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByText('This booking is cancelled.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectFocus(page);
});

/** Reaches a control by Tab, and presses it. */
async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await press(page, 'Enter');
}

async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = async () => {
    await press(page, key);
    return control.evaluate((one) => one === document.activeElement);
  };
  await expect.poll(isThere, { intervals: [0] }).toBe(true);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page);
}

/** Holds while the focus is on something: a lost focus falls to the body. */
async function expectFocus(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe('BODY');
}

/** Answers that a day has no slots; other days have theirs. */
function answerNothingOf(day: string): (route: Route) => Promise<void> {
  return (route) => {
    if (route.request().postDataJSON()?.date !== day) return route.fallback();
    return route.fulfill({
      json: { slots: [], zone: 'Asia/Kolkata' },
      headers: { 'access-control-allow-origin': '*' },
    });
  };
}
