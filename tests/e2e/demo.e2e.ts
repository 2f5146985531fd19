import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterCode, proceedWith } from './people.ts';

test('Demonstration: the demo account’s owner signs in with the number as Indians type it', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/home' });
  await proceedWith(page, '098765 43210');
  await enterCode(page, await people.demo());
  await expect(page).toHaveURL('/dashboard');
});

test('Demonstration: an event that is over is listed as Completed and opens nothing', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.demo() });
  await page.getByRole('button', { name: 'Show My Events' }).click();
  const list = page.getByRole('dialog', { name: 'Your Created Events' });
  const over = list.getByRole('listitem').filter({ hasText: 'Completed' }).first();
  await expect(over).toBeVisible();
  await expect(over.getByRole('link')).toHaveCount(0);
  await expect(over.getByRole('button')).toHaveCount(0);
  await expect(list.getByRole('link').first()).toBeVisible();
});

test('Demonstration: this month’s calendar has items, and the dashboard shows today’s', {
  tag: '@desktop',
}, async ({ openPage, people }) => {
  const page = await openPage({ at: '/dashboard', as: await people.demo() });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const days = page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', {
    name: /, \d+ items?/,
  });
  await expect(days.nth(5)).toBeVisible();
});

test('Demonstration: an event to come has answers with names and sums, and one guest who has not answered', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.demo() });
  await page.getByRole('button', { name: 'Show My Events' }).click();
  await page.getByRole('link', { name: 'Lunch under the mango tree' }).click();
  await expect(page.getByText('3 of 4 have answered.')).toBeVisible();
  const guests = page.getByRole('list', { name: 'Invited' });
  await expect(guests.getByText('Padmaja Rao')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How many of you are coming?' })).toContainText(
    '6 in all',
  );
});

test('Demonstration: the calendar’s row of an event that is over leads to its answers', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/calendar', as: await people.demo() });
  const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  const [name, today] = [day, new Date()].map((one) =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(one),
  );
  if (name?.split(' ')[1] !== today?.split(' ')[1])
    await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: new RegExp(`${name}, \\d+ items?`) }).click();
  await page.getByRole('link', { name: 'Avakaya day with Ammamma' }).click();
  await expect(page.getByText('4 of 4 have answered.')).toBeVisible();
});

test('Demonstration: one invitation was moved and one cancelled since they were accepted, and a booking can be moved', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/my-appointments', as: await people.demo() });
  const bookings = page.getByRole('list', { name: 'Your bookings' });
  await expect(bookings.getByText(/^Can be cancelled until/)).toBeVisible();
  await expect(bookings.getByRole('button', { name: 'Move booking' })).toBeVisible();
  const cards = page.getByRole('article');
  // What is far below the window has no name until it is scrolled to.
  const movedTitle = 'Veena under the stars';
  await cards.filter({ hasText: movedTitle }).scrollIntoViewIfNeeded();
  const moved = page.getByRole('article', { name: movedTitle });
  await expect(moved.getByText('The time has changed since you answered.')).toBeVisible();
  await expect(moved.getByText(/before: .*07:00\spm/)).toBeVisible();
  const cancelledTitle = 'By boat to the Sangameswaram temple';
  await cards.filter({ hasText: cancelledTitle }).scrollIntoViewIfNeeded();
  const cancelled = page.getByRole('article', { name: cancelledTitle });
  await expect(cancelled.getByText('This event is cancelled.')).toBeVisible();
  await expect(cancelled.getByText(/^The river has risen/)).toBeVisible();
});
