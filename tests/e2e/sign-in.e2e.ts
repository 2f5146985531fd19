import { expect, type Page } from '@playwright/test';
import { menuItems } from '../world/menu.ts';
import { allHasArrived } from './arrived.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { partsArrive } from './parts.ts';
import { enterNumber, signIn, verify } from './people.ts';

test('Login: the page becomes inert after the login has been painted, since that has the style of all of it worked out', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  const main = page.locator('main');
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement)
        target.dataset.page = document.querySelector('main')?.matches('[inert]') ? 'inert' : 'free';
    });
  });
  await page.getByRole('button', { name: 'Login' }).click();
  const field = page.getByRole('textbox', { name: 'Mobile number' });
  await expect(field).toHaveAttribute('data-page', 'free');
  await expect(main).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(main).not.toHaveAttribute('inert');
});

test('Login: made unseen while the page rests, it returns the focus to its button, whatever had the focus meanwhile', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  await page.getByRole('searchbox').focus();
  const made = page.locator('.dialog-veil');
  await made.waitFor({ state: 'attached' });
  await expect(made).toBeHidden();
  const login = page.getByRole('button', { name: 'Login' });
  for (const _ of ['made at first', 'made anew']) {
    await login.click();
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(login).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(made).toBeHidden();
    await made.waitFor({ state: 'attached' });
  }
});

test('Sign-in: a person registers and signs out by keyboard alone, and the focus follows', async ({
  openPage,
  people,
}) => {
  const person = people.newcomer();
  const page = await openPage({ at: '/home' });
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

test('Sign-in: it goes on where a database of the device never opens', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/home',
    prepare: async (context) => {
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      });
    },
  });
  await signIn(page, await people.member('Asha'));
});

test('Login: a double press opens one dialog, a press beside it closes it, and the typed number stays', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home', prepare: (context) => context.clock.install() });
  const dialog = page.getByRole('dialog', { name: 'Log in or sign up' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await allHasArrived(page);
  // On a busy machine too, no time passes between the two presses.
  await page.clock.pauseAt(Date.now() + 60_000);
  await login.dblclick();
  await page.clock.resume();
  await field(page, 'Mobile number').fill('98765');
  // So late a press is one of its own.
  await page.clock.fastForward(1_000);
  await page.mouse.click(195, 30);
  await expect(dialog).toHaveCount(0);
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

test('Login: its field is painted before what the code will need is asked for', async ({
  openPage,
}) => {
  const page = await openPage({
    at: '/home',
    prepare: async (context) => {
      await context.addInitScript(noteWhatIsAskedFor);
    },
  });
  await partsArrive(page, 'sign-in', 'phone', 'fields', 'dialogs', 'press');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', /phone-sign-in/);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked', /before the paint/);
});

/** Runs in the page: writes on it what is fetched once the field is there, and what before its paint. */
function noteWhatIsAskedFor(): void {
  const ask = window.fetch;
  let isPainted = false;
  window.fetch = (asked, ...options) => {
    if (document.querySelector('input[type=tel]')) {
      const { dataset } = document.documentElement;
      dataset.asked = `${dataset.asked ?? ''} ${asked}${isPainted ? '' : ' before the paint'}`;
    }
    return ask(asked, ...options);
  };
  new MutationObserver(() => {
    if (document.querySelector('input[type=tel]'))
      requestAnimationFrame(() => {
        isPainted = true;
      });
  }).observe(document, { childList: true, subtree: true });
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
