import { expect, type Page } from '@playwright/test';
import { menuItems } from '../world/menu.ts';
import { type OpenPage, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { partsArrive } from './parts.ts';
import {
  chooseFromMenu,
  enterNumber,
  type People,
  type Person,
  proceedWith,
  register,
  signIn,
  signUp,
  verify,
} from './people.ts';

test('Sign-in: a new person registers, signs out, signs in again and lands on the dashboard', async ({
  openPage,
  people,
}) => {
  const { page, person } = await arrive(openPage, people);
  await signUp(page, person, 'Lakshmi Prasanna');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await chooseFromMenu(page, 'Logout');
  await expect(page).toHaveURL('/home');
  await signIn(page, person);
  const greeting = /^Good (morning|afternoon|evening)/;
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedProblems: /status of 400/ });

  test('Sign-in: a wrong code is refused at the code step, and the right one signs in', async ({
    openPage,
    people,
  }) => {
    const { page, person } = await arrive(openPage, people);
    await proceedWith(page, person.number);
    const code = await registerUpToCode(page, person, 'Venkata Ramana');
    await verify(page, code === '111111' ? '222222' : '111111');
    await expect(page.getByText('Invalid OTP.', { exact: true })).toBeVisible();
    await verify(page, code);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Sign-in: a person registers and signs out by keyboard alone, and the focus follows', async ({
  openPage,
  people,
}) => {
  const { page, person } = await arrive(openPage, people);
  await page.getByRole('button', { name: 'Login', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Mobile number')).toBeFocused();
  await page.keyboard.type(person.number);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Full Name')).toBeFocused();
  await page.keyboard.type('Sita');
  await page.keyboard.press('Tab');
  await page.keyboard.type('03021990');
  await field(page, 'Aadhaar').focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Register' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP sent!')).toBeVisible();
  await expect(field(page, 'One-time code')).toBeFocused();
  await page.keyboard.type(await person.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  for (const [at, name] of menuItems.entries()) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('Sign-in: a member signs in by keyboard alone, closes the dialog and opens it again, and the focus follows', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Gita');
  const page = await openPage({ at: '/home' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const number = field(page, 'Mobile number');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(login).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.type(member.number);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(login).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(field(page, 'One-time code')).toBeFocused();
  await page.keyboard.type(await member.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Registration: a reload keeps the typed details, but no Aadhaar digits', async ({
  openPage,
  people,
}) => {
  const { page, person } = await arrive(openPage, people);
  await proceedWith(page, person.number);
  await field(page, 'Full Name').fill('Radha Krishna');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Radha Krishna');
  await registerUpToCode(page, person, 'Radha Krishna');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Radha Krishna');
  await expect(field(page, 'Aadhaar')).toHaveValue('');
  await expect(page.getByText(/^Aadhaar digits are never kept on this device/)).toBeVisible();
});

test('Login: a reload keeps the code step, and voids the code that was sent before', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Radha');
  const page = await openPage({ at: '/home' });
  await proceedWith(page, member.number);
  await expect(page.getByText(/^We sent a code to/)).toBeVisible();
  const code = await member.code();
  await page.reload();
  await verify(page, code);
  await expect(page.getByText('OTP was not requested. Try again.')).toBeVisible();
  await expect(field(page, 'Mobile number')).not.toHaveValue('');
});

test('Login: a double press opens one dialog, a press beside it closes it, and the typed number stays', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home', prepare: (context) => context.clock.install() });
  const dialog = page.getByRole('dialog', { name: 'Log in or sign up' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(login).toBeVisible();
  // On a busy machine too, no time passes between the two presses.
  await page.clock.pauseAt(Date.now() + 60_000);
  await login.dblclick();
  await page.clock.resume();
  await field(page, 'Mobile number').fill('98765');
  // Until the press counts as one of its own.
  await expect(async () => {
    await page.mouse.click(195, 30);
    await expect(dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await login.click();
  await expect(field(page, 'Mobile number')).toHaveValue('98765');
});

test('Login: a number of India goes on before the rules of other countries and the code’s sender have arrived', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Gauri');
  const held = holdBack(/\/assets\/(country-box|metadata|phone-sign-in)/);
  const page = await openPage({ at: '/home', prepare: held.by });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(field(page, 'Mobile number')).toBeFocused();
  await expect(field(page, 'Country')).toHaveValue('India (+91)');
  await enterNumber(page, member.number);
  await expect(page.getByText(/^Sending a code to/)).toBeVisible();
  held.release();
  await verify(page, await member.code());
  await expect(page).toHaveURL('/dashboard');
});

test('Session: signing out in one tab signs out all tabs', async ({ openPage, people }) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Anil') });
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  await chooseFromMenu(page, 'Logout');
  await expect(other).toHaveURL('/home');
  await expect(other.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

/** A person without an account on the home page. */
async function arrive(openPage: OpenPage, people: People): Promise<{ page: Page; person: Person }> {
  return { person: people.newcomer(), page: await openPage({ at: '/home' }) };
}

/** From the registration's form to the code step; gives the code. */
async function registerUpToCode(page: Page, person: Person, fullName: string): Promise<string> {
  await register(page, fullName);
  await expect(page.getByText('OTP sent!')).toBeVisible();
  return person.code();
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name });
}

test.describe(() => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('Login: once the page rests, the dialog opens without anything being fetched for it', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await partsArrive(page, 'sign-in', 'phone', 'fields', 'dialogs', 'press');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused();
  });
});
