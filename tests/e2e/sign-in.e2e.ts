import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { chooseFromMenu, newNumber, proceedWith, register, signIn, signUp } from './people.ts';
import { codeFor } from './stack.ts';

describe('signing in', () => {
  test('a new number registers, signs out, signs in again and lands on the dashboard', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    const number = newNumber('00011');
    await signUp(page, number, 'Lakshmi Prasanna');
    await page.getByText('Registration successful!').waitFor();
    await chooseFromMenu(page, 'Logout');
    await page.waitForURL('**/home');
    await signIn(page, number);
    await page
      .getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })
      .waitFor();
  });

  describe('with a wrong code', () => {
    test.override({ expectedProblems: [/status of 400/] });

    test('is refused, keeps the step, and goes on with the right one', async ({ openPage }) => {
      const page = await openPage({ at: '/home' });
      const number = newNumber('00012');
      await proceedWith(page, number);
      await register(page, 'Venkata Ramana');
      const field = page.getByRole('textbox', { name: 'One-time code' });
      await page.getByText('OTP sent!').waitFor();
      const code = await codeFor(number);
      await field.fill(code === '111111' ? '222222' : '111111');
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Invalid OTP.', { exact: true }).waitFor();
      await field.fill(code);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.waitForURL('**/dashboard');
    });
  });

  test('by keyboard alone', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    const number = newNumber('00013');
    await page.getByRole('button', { name: 'Login', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    await focused(page, 'Mobile number');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
    await focused(page, 'Full Name');
    await page.keyboard.type('Sita');
    await page.keyboard.press('Tab');
    await page.keyboard.type('03021990');
    await page.getByRole('textbox', { name: 'Aadhaar' }).focus();
    await page.keyboard.type('123456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Register' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('OTP sent!').waitFor();
    await focused(page, 'One-time code');
    await page.keyboard.type(await codeFor(number));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.locator('main:focus').waitFor();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=menuitem]:focus', { hasText: 'Calendar' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=menuitem]:focus', { hasText: 'Logout' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
  });

  test('goes on at its step after a reload, and asks for a new code', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    const number = newNumber('00014');
    await proceedWith(page, number);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Radha Krishna');
    await page.reload();
    await expectValue(page, 'Full Name', 'Radha Krishna');
    await register(page, 'Radha Krishna');
    await page.getByText('OTP sent!').waitFor();
    const code = await codeFor(number);
    await page.reload();
    await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('OTP was not requested. Try again.').waitFor();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
    await expectValue(page, 'Full Name', 'Radha Krishna');
  });

  test('a double press of Login opens it once, and a press beside it closes it', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    const dialog = page.getByRole('dialog', { name: 'Log in or sign up' });
    await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765');
    // Beside the sheet, until the press counts as one of its own.
    await expect
      .poll(async () => {
        await page.mouse.click(195, 30);
        return dialog.count();
      })
      .toBe(0);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expectValue(page, 'Mobile number', '98765');
  });

  test('signing out in one tab signs out all tabs', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00015'), 'Anil');
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Menu' }).waitFor();
    await chooseFromMenu(page, 'Logout');
    await other.waitForURL('**/home');
    await other.getByRole('button', { name: 'Login', exact: true }).waitFor();
  });
});

type Page = Parameters<typeof signIn>[0];

async function focused(page: Page, name: string): Promise<void> {
  await page.waitForFunction((label) => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement && element.labels?.[0]?.textContent === label;
  }, name);
}

async function expectValue(page: Page, name: string, value: string): Promise<void> {
  expect(await page.getByRole('textbox', { name }).inputValue()).toBe(value);
}
