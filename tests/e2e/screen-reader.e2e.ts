import { expect, type Locator } from '@playwright/test';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { openInvitation, tomorrowMorning } from './hosts.ts';
import { ScreenReader } from './screen-reader.ts';
import { phone } from './sizes.ts';
import { textOf } from './text-of.ts';

test.describe(() => {
  test.use({ expectedProblems: /status of 400/ });

  test('Screen reader: a sign-in is read step by step, and each change is announced once', async ({
    openPage,
    people,
  }) => {
    const person = await people.member('Sita');
    const page = await openPage({ at: '/home' });
    const reader = await ScreenReader.of(page);
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Login', exact: true }).press('Enter');
    await reader.expectHeard([], "textbox 'Mobile number', required");
    await keyboard.type(person.number);
    await keyboard.press('Enter');
    await reader.expectHeard(['Sending OTP...', 'OTP sent!'], "textbox 'One-time code', required");
    const code = await person.code();
    await keyboard.type(code === '111111' ? '222222' : '111111');
    await keyboard.press('Enter');
    await reader.expectHeard(
      ['Invalid OTP or login failed. Please try again.'],
      "textbox 'One-time code', That code is not right or has expired. Check the message, or resend the code., required, invalid",
    );
    await keyboard.type(code);
    await keyboard.press('Enter');
    await reader.expectHeard(['OTP verified!'], "main ''");
  });
});

test('Screen reader: a booking is read step by step, and each change is announced once', async ({
  openPage,
  people,
}) => {
  const list = holdBack(/\/services\/category\//);
  const slots = holdBack(/\/calendar\/slots-by-date/);
  const page = await openPage({
    at: '/dashboard',
    as: await people.member('Ramya'),
    prepare: async (context) => {
      // Late in the evening a day has no time left.
      await context.clock.setFixedTime(tomorrowMorning());
      await list.by(context);
      await slots.by(context);
    },
  });
  const reader = await ScreenReader.of(page);
  await page.getByRole('button', { name: 'Fitness Available' }).press('Enter');
  await reader.expectHeard(['Loading services...'], "dialog 'Fitness Services'");
  list.release();
  await reader.expectHeard(['5 services'], "dialog 'Fitness Services'");
  const services = page.getByRole('dialog', { name: 'Fitness Services' });
  await services.getByRole('button', { name: /^Sunrise yoga/ }).press('Enter');
  await reader.expectHeard([], "main ''");
  await page.getByRole('button', { name: 'Book Now' }).press('Enter');
  await reader.expectHeard(['Loading slots...'], "dialog 'Select Slot'");
  slots.release();
  const dialog = page.getByRole('dialog', { name: 'Select Slot' });
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const count = await textOf(dialog.getByText(/^\d+ slots$/));
  await reader.expectHeard([count], "dialog 'Select Slot'");
  const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
  await confirm.press('Enter');
  await reader.expectHeard(
    ['Select a slot first!'],
    "button 'Confirm Booking', Choose a day, then a slot.",
  );
  const option = dialog.getByRole('option').nth(1);
  const slot = await textOf(option);
  const day = await textOf(dialog.getByRole('heading', { level: 3 }).first());
  await option.press(' ');
  await reader.expectHeard([`Book ${slot} on ${day}`], `option '${slot}', selected`);
  await confirm.press('Enter');
  await reader.expectHeard(
    [`Booking confirmed at ${slot.slice(0, 5)}`],
    "heading 'Sunrise yoga: Kavitha Reddy'",
  );
  await page.keyboard.press('Escape');
  await reader.expectHeard([], "button 'Book Now'");
});

test('Screen reader: an answer to an invitation is read step by step, and announced once', async ({
  openPage,
  people,
}) => {
  const { page, card } = await openInvitation(openPage, people, 'Bommala koluvu');
  const submit = card.getByRole('button', { name: 'Submit RSVP' });
  await submit.waitFor();
  const reader = await ScreenReader.of(page);
  const { keyboard } = page;
  await submit.press('Enter');
  await reader.expectHeard([], "button 'OK'");
  await keyboard.press('Enter');
  await reader.expectHeard([], "button 'Submit RSVP', Bommala koluvu");
  await card.getByRole('radio', { name: 'Yes' }).press(' ');
  await reader.expectHeard([], "radio 'Yes', checked");
  await keyboard.press('Tab');
  await reader.expectHeard([], "textbox 'How many are you?'");
  await keyboard.type('four');
  await submit.press('Enter');
  await reader.expectHeard(
    [],
    "textbox 'How many are you?', Please answer with a number., invalid",
  );
  await card.getByRole('textbox', { name: 'How many are you?' }).fill('4');
  await submit.press('Enter');
  await reader.expectHeard(['Your answer: Accepted'], "heading 'Bommala koluvu'");
});

test('Screen reader: an alert returns the focus to a person who wants no movement, on a page longer than the screen', async ({
  people,
  playwright,
  stack,
}) => {
  const { session } = await people.demo();
  // A reader has Chromium work out the style of what stands below the screen too.
  const browser = await playwright.chromium.launch({
    executablePath: stack.chromium.path,
    args: [...chromiumFlags, '--force-renderer-accessibility'],
  });
  const kept = [{ name: 'timewell.session', value: JSON.stringify(session) }];
  const page = await browser.newPage({
    baseURL: stack.appUrl,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: stack.appUrl, localStorage: kept }] },
    viewport: phone,
  });
  await page.goto('/my-appointments');
  await expectFocusBack(page.getByRole('button', { name: 'Submit RSVP' }).first());
  await browser.close();
});

test('Alert: it returns the focus at once, and not when the toasts have moved', async ({
  openPage,
  people,
}) => {
  const { page, card } = await openInvitation(openPage, people, 'Gobbemma at dawn');
  await page.evaluate(() => {
    const late = new CSSStyleSheet();
    const root = ':root:not(:has(.dialog-veil))';
    late.replaceSync(`${root} .toast-region{transition-delay:1000s!important}`);
    document.adoptedStyleSheets.push(late);
  });
  await expectFocusBack(card.getByRole('button', { name: 'Submit RSVP' }));
});

test('Screen reader: the alert that takes the place of the one before is announced', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.member('Madhavi') });
  const reader = await ScreenReader.of(page);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('+12, +345, +6,');
  await reader.expectHeard([], "button 'OK'");
  for (const number of ['+345', '+6']) {
    const alert = page.getByRole('alertdialog');
    await page.keyboard.press('Enter');
    await expect(alert).toContainText(number);
    const message = await textOf(alert.getByText(number));
    await reader.expectHeard([message], "button 'OK'");
  }
});

/** Expects the focus of a button whose alert is closed by a key. */
async function expectFocusBack(button: Locator): Promise<void> {
  await button.press('Enter');
  const ok = button.page().getByRole('button', { name: 'OK', exact: true });
  await expect(ok).toBeFocused();
  await ok.press('Enter');
  await expect(button).toBeFocused();
}
