import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { respondToInvite } from '#domain/contract/invitations.ts';
import { allHasArrived } from './arrived.ts';
import { expectFit, phones } from './expect-fit.ts';
import { test } from './fixtures.ts';
import { createEvent, idOf } from './hosts.ts';
import { chooseFromMenu } from './people.ts';
import { desktop, phone } from './sizes.ts';
import { memberWithTask } from './tasks.ts';

// The page of an unknown address comes with its status.
test.use({ expectedProblems: /status of 404 / });

test('Text size: nothing of a public page is cut, covered or outside the window', async ({
  openPage,
}) => {
  const page = await openPage();
  const footerPages = ['/about-us', '/terms-and-conditions', '/services-for-partners'];
  for (const path of ['/home', ...footerPages, '/categories', '/no/such/page']) {
    await page.goto(path);
    await expectFit(page, path);
  }
  await page.goto('/home');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  await expectFit(page, 'login');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /change place/ }).click();
  await expect(page.getByRole('textbox', { name: 'City or pincode' })).toBeVisible();
  await expectFit(page, 'place');
});

test('Text size: nothing of a member’s page is cut, covered or outside the window', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ as: await people.demo() });
  for (const path of [
    '/dashboard',
    '/my-appointments',
    '/calendar',
    '/create-events',
    '/account',
  ]) {
    await page.goto(path);
    await expectFit(page, path);
  }
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Add Event' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await expectFit(page, 'form of an entry');
  await page.goto('/my-organisation');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expectFit(page, 'organisation');
  await page
    .getByRole('row', { name: /free today$/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/resource\//);
  await expectFit(page, 'resource');
  await page.goto('/my-appointments');
  await page.getByRole('list', { name: 'Your bookings' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/booking\//);
  await expectFit(page, 'booking');
});

test('Text size: nothing of a dialog and of an event is cut, covered or outside the window', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.demo() });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await expect(dialog.getByRole('listitem').first().getByRole('button')).toBeVisible();
  await expectFit(page, 'category');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expectFit(page, 'service');
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog).toBeVisible();
  await expectFit(page, 'slots');
  await page.goto('/dashboard');
  await chooseFromMenu(page, 'Calendar');
  await expect(dialog).toBeVisible();
  await expectFit(page, 'calendar');
  await page.goto('/create-events');
  await page.getByRole('button', { name: 'Show My Events' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expectFit(page, 'hosted events');
  await dialog.getByRole('link', { name: 'Lunch under the mango tree' }).click();
  await expect(page).toHaveURL(/\/event\//);
  await expectFit(page, 'own event');
  await page.goto('/my-appointments');
  await page.locator('article a[href^="/event/"]').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await expectFit(page, 'guest’s event');
});

test('Dialog: in a low window, as at a zoom of 400 %, the field that has the focus is seen whole, and the buttons are reached', async ({
  openPage,
  people,
}) => {
  const host = await people.member('Bhavani');
  const page = await openPage({
    at: await createEvent(people, host, { name: 'Choir' }),
    as: host,
    viewport: { width: 320, height: 256 },
  });
  await page.getByRole('button', { name: 'Edit event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  for (const viewport of lowWindows) {
    await page.setViewportSize(viewport);
    for (const name of ['Event name', 'Venue', 'Description']) {
      const field = dialog.getByRole('textbox', { name });
      await field.focus();
      await expect.poll(() => partInSight(field), `${name} at ${viewport.width}`).toBe(1);
    }
    const save = dialog.getByRole('button', { name: 'Save changes' });
    await save.focus();
    await expect.poll(() => partInSight(save)).toBe(1);
  }
});

test('Calendar: on a phone that lies on its side the last week of a month can be scrolled into sight', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/calendar',
    as: await people.demo(),
    viewport: { width: phone.height, height: phone.width },
  });
  await allHasArrived(page);
  const last = page.locator('.month-day').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => partInSight(last)).toBe(1);
});

/** How much of a control can be pressed: from 0 to 1, by its middle line. */
function partInSight(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const rows = [0.05, 0.25, 0.5, 0.75, 0.95];
    const seen = rows.filter((row) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height * row)),
    );
    return seen.length / rows.length;
  });
}

test('Paper: a dialog is printed whole in the place of the page, and a page without its buttons and its end', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.demo() });
  await page.getByRole('button', { name: 'Show My Events' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link').nth(3)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
  const cut = () =>
    dialog.evaluate((all) =>
      [all, ...all.children].map((part) => part.scrollHeight - part.clientHeight),
    );
  await expect.poll(async () => Math.max(...(await cut()))).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Event' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('Text size: one long word is wrapped in a guest’s answer, in the list of bookings, in the questions before a cancellation, in the host’s sentence about it, and in a toast', async ({
  openPage,
  people,
}) => {
  const host = await memberWithTask(people, 'Bhavani', longWord);
  const guest = await people.member('Chandra');
  const answer = longWord.slice(1);
  const at = await createEvent(people, host, {
    name: longWord,
    invitees: [guest.number],
    questions: [['What will you sing?', 'text']],
  });
  await people.ask(guest, respondToInvite, {
    user_id: guest.session.userID,
    event_id: idOf(at),
    rsvpResponses: { q_attending: true, 'question-0': answer },
  });
  const page = await openPage({ at, as: host });
  await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible();
  await expectFit(page, 'answers', sizes);
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(longWord)).toBeVisible();
  await expectFit(page, 'cancellation of an event', sizes);
  await dialog.getByRole('textbox').fill(longWord);
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByRole('main').getByText(longWord, { exact: true })).toHaveCount(2);
  await expectFit(page, 'cancelled event', sizes);

  const booking = await openPage({
    at: '/my-appointments',
    as: await people.demo(),
    prepare: withLongTitles,
  });
  await expect(booking.getByRole('link', { name: longWord }).first()).toBeVisible();
  await expectFit(booking, 'bookings', sizes);
  await booking.getByRole('button', { name: 'Cancel booking' }).first().click();
  await expect(booking.getByRole('dialog').getByText(longWord)).toBeVisible();
  await expectFit(booking, 'cancellation of a booking', sizes);

  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Delete' }).click();
  const told = page.getByRole('status', { name: 'Notifications' }).getByText(longWord);
  await expect(told).toBeVisible();
  // It stays while the pointer is on it.
  await told.hover();
  const hidden = () =>
    told.evaluate((words) => {
      const room = words.closest('.toast > div');
      return room && room.scrollWidth - room.clientWidth;
    });
  await expect.poll(hidden).toBe(0);
});

test('Text size: a long place stands whole in the header of a tablet', async ({
  openPage,
  people,
}) => {
  const { session } = await people.member('Padmaja');
  // The place that a person has chosen stays: the device would find another one.
  const place = {
    userLocation: { city: 'Thiruvananthapuram', pincode: '695001' },
    placeBy: session.userID,
  };
  const page = await openPage({ at: '/dashboard', as: { session: { ...session, ...place } } });
  await expect(page.getByRole('button', { name: 'Thiruvananthapuram - 695001' })).toBeVisible();
  await expectFit(page, 'header', tablets);
});

async function withLongTitles(context: BrowserContext): Promise<void> {
  await context.route('**/bookings?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/("title":")[^"]*/g, `$1${longWord}`);
    await route.fulfill({ response, body });
  });
}

const longWord = 'Venkatanarasimharajuvaripeta'.repeat(4);

const sizes = [...phones, desktop];

const lowWindows = [
  { width: 320, height: 256 },
  { width: 375, height: 300 },
  { width: 667, height: 320 },
];

const tablets = [
  { width: 740, height: 1024 },
  { width: 1024, height: 740 },
];
