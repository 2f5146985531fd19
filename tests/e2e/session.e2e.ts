import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { signUp } from './people.ts';
import { endSessionAt } from './session-end.ts';

const guarded = [
  '/dashboard',
  '/create-events',
  '/my-appointments',
  '/my-organisation',
  '/resource/hall-1',
  '/service-details',
  '/event/1',
];

for (const at of guarded) {
  test(`Guard: an anonymous visitor of ${at} comes home, with the login open`, async ({
    openPage,
  }) => {
    const page = await openPage({ at });
    await expect(page).toHaveURL('/home');
    const login = page.getByRole('dialog', { name: 'Log in or sign up' });
    await expect(login.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  });
}

test('Guard: after the sign-in a link leads to the page that was closed to the visitor', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/my-appointments' });
  await page.getByRole('button', { name: 'Close' }).click();
  await signUp(page, people.newcomer(), 'Meena');
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/my-appointments');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 401/ });

  test('Session: a 401 from any call ends the session and leaves the page under the login', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/dashboard', as: await people.member('Ravi') });
    await endSessionAt('**/services/category/*', page);
    await page.getByRole('button', { name: /^Doctor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    const login = page.getByRole('button', { name: 'Login', exact: true, includeHidden: true });
    await expect(login).toBeVisible();
  });
});
