import { expect } from '@playwright/test';
import { enterNumber, verify } from '../e2e/people.ts';
import { ok } from '../world/answers.ts';
import { expectPictures, test } from './pictures.ts';

/** After this long all toasts are gone, and a new code can be asked for; milliseconds. */
const aWhile = 31_000;

test('Pictures: the home page looks as before', async ({ come }) => {
  const page = await come({ at: '/home', isAnonymous: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPictures(page, 'home');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 400 / });

  test('Pictures: the step of the one-time code looks as before, after a wrong one', async ({
    come,
  }) => {
    const page = await come({ at: '/home', isAnonymous: true });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await enterNumber(page, '9848022339');
    await expect(page.getByText(/^We sent a code to/)).toBeVisible();
    await verify(page, '000000');
    await expect(page.getByText(/^That code is not right/)).toBeVisible();
    await page.clock.fastForward(aWhile);
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
    await expect(page.getByText(/^Invalid OTP/)).toHaveCount(0);
    await expectPictures(page, 'code');
  });
});

test('Pictures: the registration looks as before', async ({ come }) => {
  const answers = { checkUser: ok({ exists: false }) };
  const page = await come({ at: '/home', isAnonymous: true, answers });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, '9848022338');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao');
  await expectPictures(page, 'registration');
});

test('Pictures: the dashboard, the services of a category, the slots of one and the confirmed booking look as before', async ({
  come,
}) => {
  const page = await come({ at: '/dashboard' });
  await expect(page.getByText('Veena concert')).toBeVisible();
  await expectPictures(page, 'dashboard');
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expectPictures(page, 'category');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText(/^Book 10:30/)).toBeVisible();
  await expectPictures(page, 'slots');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const toast = page.getByText(/^Booking confirmed at/);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await page.clock.fastForward(aWhile);
  await expect(toast).toHaveCount(0);
  await expectPictures(page, 'booked');
});

test('Pictures: the tree of organisations looks as before', async ({ come }) => {
  const page = await come({ at: '/my-organisation' });
  await expect(page.getByText('Quiet study')).toBeVisible();
  await expectPictures(page, 'organisation');
});

test('Pictures: the form of a new event looks as before, filled in', async ({ come }) => {
  const page = await come({ at: '/create-events' });
  await page.getByRole('textbox', { name: 'Event name' }).fill('Lunch under the mango tree');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-22');
  await page.getByLabel('Time', { exact: true }).fill('12:30');
  await page.getByLabel('Invite deadline').fill('2026-03-20');
  await page.getByRole('textbox', { name: 'Description' }).fill('Biryani, and time.');
  await page.getByRole('textbox', { name: 'Venue' }).fill('Our garden, Kurnool');
  await expectPictures(page, 'new event', page.getByText('Event name', { exact: true }));
});

test('Pictures: an event with its guests looks as before', async ({ come }) => {
  const page = await come({ at: '/event/lunch' });
  await expect(page.getByText('Ravi Kumar')).toBeVisible();
  await expectPictures(page, 'event');
});

test('Pictures: invitations look as before', async ({ come }) => {
  const page = await come({ at: '/my-appointments' });
  await expect(page.getByText('Ugadi dinner')).toBeVisible();
  await expect(page.getByText('Sunrise Trust')).toBeVisible();
  await expectPictures(
    page,
    'invitations',
    page.getByRole('heading', { name: 'Event Invitations' }),
  );
});

test('Pictures: the calendar looks as before', async ({ come }) => {
  const page = await come({ at: '/calendar' });
  await expect(page.getByText('Veena concert').first()).toBeVisible();
  await expectPictures(page, 'calendar');
});
