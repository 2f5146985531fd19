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

test.describe('A login that was rendered ahead while the page rested', () => {
  test('Login: rendered ahead, it returns the focus to its button, whatever had the focus meanwhile, and goes on with the code that was left, whose field has the focus', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/home' });
    await page.getByRole('searchbox').focus();
    await expectAhead(page);
    for (const path of ['/home', '/about-us']) {
      if (path !== '/home') await page.getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL(path);
      await pressLogin(page);
      await expect(field(page, 'Mobile number')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused();
      await expectAhead(page);
    }
    await pressLogin(page);
    await enterNumber(page, (await people.member('Gargi')).number);
    await expect(page.getByText('OTP sent!')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const press of ['click', 'Enter']) {
      await expectAhead(page);
      if (press === 'click') await pressLogin(page);
      else await page.keyboard.press(press);
      await expect(field(page, 'One-time code')).toBeFocused();
      await page.keyboard.press('Escape');
    }
  });

  test.describe('over a dialog whose call is refused', () => {
    test.use({ expectedProblems: /status of 401/ });

    test('Login: rendered ahead, it takes a number also over a dialog that was opened since', async ({
      openPage,
    }) => {
      const page = await openPage({
        at: '/home',
        prepare: async (context) => {
          await context.route('**/services/category/*', (route) =>
            route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
          );
        },
      });
      await expectAhead(page);
      await page.getByRole('button', { name: /^Doctor/ }).click();
      await expect(field(page, 'Mobile number')).toBeFocused();
      await page.keyboard.type('98765');
      await expect(field(page, 'Mobile number')).toHaveValue('98765');
      const login = page.getByRole('dialog', { name: 'Log in or sign up' });
      await login.getByRole('button', { name: 'Close' }).click();
      await expect(login).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
    });
  });
});

async function expectAhead(page: Page): Promise<void> {
  const ahead = page.locator('.dialog-veil:has([name=mobileNumber], [autocomplete=one-time-code])');
  await ahead.waitFor({ state: 'attached' });
  await expect(ahead).toBeHidden();
}

async function pressLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

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

test('Sign-out: on a page that stays, the page has the focus in the place of the menu’s button', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/home', as: await people.member('Sita') });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
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
