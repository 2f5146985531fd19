import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enterCode, enterNumber } from './people.ts';

test('§22.63 a person deletes their account by a new code: other tabs leave too, and the number leads to the registration', async ({
  openPage,
  people,
}) => {
  const person = await people.member('Ravi Teja');
  const page = await openPage({ at: '/account', as: person });
  const other = await page.context().newPage();
  await other.goto('/my-appointments');
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ravi Teja' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('textbox').fill(person.number.slice(-4));
  await question.getByRole('button', { name: 'Send the code' }).click();
  await enterCode(page, person);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, person.number);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
});
