import { expect, type Page } from '@playwright/test';
import { checkUp } from '../world/own-bookings.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { answerBookings } from './paged-bookings.ts';

test('Cancel a booking: an impatient press that meets the question just as it comes cancels nothing, and the next press does', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/my-appointments',
    as: await people.member('Indira'),
    hasTouch: true,
    prepare: (context) => answerBookings(context, () => ({ bookings: [checkUp], isLast: true })),
  });
  const asked: string[] = [];
  await page.route('**/bookings/*/cancel', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ json: {} });
  });
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  await page.evaluate(pressAgainAtOnce, 'Cancel booking');
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toHaveAttribute('data-pressed', '');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(question).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('Login: a press whose code is on its way is answered by dots over the page, until the login opens', async ({
  openPage,
}) => {
  const { by, release } = holdBack(/\/assets\/sign-in-/);
  const page = await openPage({ at: '/home', prepare: by });
  await expectDots(page, false);
  await page.getByRole('button', { name: 'Login' }).click();
  await expectDots(page, true);
  release();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectDots(page, false);
});

test('Get started: a press before the app’s code has come is answered by dots over the page, until the login opens', async ({
  openEarly,
}) => {
  const { page, release } = await openEarly({ at: '/home' });
  await page.getByRole('button', { name: 'Get started' }).click();
  await expectDots(page, true);
  release();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectDots(page, false);
});

async function expectDots(page: Page, areShown: boolean): Promise<void> {
  const opacity = () =>
    page.evaluate(() => {
      const { content, opacity } = getComputedStyle(document.documentElement, '::after');
      return content === 'none' ? 'none' : opacity;
    });
  await expect.poll(opacity).toBe(areShown ? '1' : 'none');
}

/** Presses a button, and as soon as a dialog has the focus, the button of the same name in it, at the same place. */
function pressAgainAtOnce(name: string): void {
  const press = (place: ParentNode) => {
    const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
    // As by a finger on an iPhone, which counts each tap as a first one.
    const spot = { clientX: 200, clientY: 700, pointerType: 'touch' };
    const finger = { ...spot, bubbles: true, cancelable: true, detail: 1 };
    button?.dispatchEvent(new PointerEvent('pointerdown', finger));
    button?.dispatchEvent(new PointerEvent('click', finger));
  };
  document.addEventListener('focusin', () => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog]');
    if (!dialog || 'pressed' in dialog.dataset) return;
    dialog.dataset.pressed = '';
    press(dialog);
  });
  press(document);
}
