import type { Locator, Page } from 'playwright-core';
import { codeFor } from './stack.ts';

/** A number that nobody has registered yet, E.164; each test takes a suffix of its own. */
export function newNumber(suffix: string): string {
  return `+9190000${suffix.padStart(5, '0')}`;
}

/** Opens the login with the header's button and proceeds with a number. */
export async function proceedWith(page: Page, mobileNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, mobileNumber);
}

/** Proceeds with a number in a login that is open. */
async function enterNumber(page: Page, mobileNumber: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
  await page.getByRole('button', { name: 'Proceed' }).click();
}

/** Where a number's codes are read: the run's stack, unless a test has one of its own. */
type ReadCode = (mobileNumber: string) => Promise<string>;

/** Types the newest code that was sent to a number, and verifies it. */
export async function enterCode(
  page: Page,
  mobileNumber: string,
  readCode: ReadCode = codeFor,
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'One-time code' });
  await field.waitFor();
  await page.getByText('OTP sent!').waitFor();
  await field.fill(await readCode(mobileNumber));
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Fills the registration in and sends it. */
export async function register(page: Page, fullName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(fullName);
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByRole('textbox', { name: 'Aadhaar' }).fill('123456');
  await page.getByRole('checkbox', { name: 'I agree to terms and conditions' }).check({
    force: true,
  });
  await page.getByRole('button', { name: 'Register' }).click();
}

/** From the home page to a new account's dashboard. */
export async function signUp(
  page: Page,
  mobileNumber: string,
  fullName: string,
  readCode?: ReadCode,
): Promise<void> {
  await proceedWith(page, mobileNumber);
  await register(page, fullName);
  await enterCode(page, mobileNumber, readCode);
  await page.waitForURL('**/dashboard');
}

/** From any page with a header to a known number's dashboard. */
export async function signIn(page: Page, mobileNumber: string): Promise<void> {
  await proceedWith(page, mobileNumber);
  await enterCode(page, mobileNumber);
  await page.waitForURL('**/dashboard');
}

/** Opens the menu and takes one of its ways. */
export async function chooseFromMenu(page: Page, item: 'Calendar' | 'Logout'): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The first event invitation on the page: those of organisations may come before it, and stand below. */
export function firstEvent(page: Page): Locator {
  const events = page.getByRole('region', { name: 'Event Invitations' });
  return events.getByRole('article').first();
}
