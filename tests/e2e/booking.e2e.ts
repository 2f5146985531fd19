import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isFirstShown } from './first-shown.ts';
import { test } from './fixtures.ts';
import { tomorrowMorning } from './hosts.ts';
import { iphone } from './iphone.ts';
import { signInAgain } from './people.ts';
import { endSessionAt } from './session-end.ts';
import { textOf } from './text-of.ts';

const familyDoctor = { category: 'Doctor', name: 'Family doctor: Dr. Lakshmi Prasad' };
// Of this test alone: others would take the time that was given back.
const childSpecialist = { category: 'Doctor', name: 'Child specialist: Dr. Farida Begum' };
// Of one test alone as well.
const badminton = { category: 'Sports', name: 'Badminton coaching: Sindhuja' };
const yoga = { category: 'Fitness', name: 'Sunrise yoga: Kavitha Reddy' };

test('Service booking: the slot of a one-on-one service that one person took is not offered to another', async ({
  openPage,
  people,
}) => {
  const first = await openPage({ at: '/dashboard', as: await people.member('Padma') });
  const day = await openSlots(first, familyDoctor);
  const taken = await book(first);

  const second = await openPage({ at: '/dashboard', as: await people.member('Rahul') });
  await openSlots(second, familyDoctor);
  await expect(dayHeading(second)).toHaveText(day, { useInnerText: true });
  await expect(slotOf(second, taken)).toHaveCount(0);
  expect(await book(second)).not.toBe(taken);
});

test('Service booking: two people book the same slot of a group service', async ({
  openPage,
  people,
}) => {
  const first = await openPage({ at: '/dashboard', as: await people.member('Divya') });
  const day = await openSlots(first, yoga);
  const slot = await book(first);

  const second = await openPage({ at: '/dashboard', as: await people.member('Imran') });
  await openSlots(second, yoga);
  await expect(dayHeading(second)).toHaveText(day, { useInnerText: true });
  expect(await book(second)).toBe(slot);
});

test('Your bookings: a time that one person cancels is offered to others again, and booked by one of them', async ({
  openPage,
  people,
}) => {
  const first = await openPage({ at: '/dashboard', as: await people.member('Gayatri') });
  const day = await openSlots(first, childSpecialist);
  const slot = await book(first);
  const second = await openPage({ at: '/dashboard', as: await people.member('Kiran') });
  await openSlots(second, childSpecialist);
  await expect(dayHeading(second)).toHaveText(day, { useInnerText: true });
  await expect(slotOf(second, slot)).toHaveCount(0);

  await first.goto('/my-appointments');
  const booking = first.getByRole('article', { name: childSpecialist.name });
  await expect(booking).toContainText(timesOf(slot));
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  const question = first.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText(timesOf(slot));
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(first.getByText('Booking cancelled.')).toBeVisible();
  await expect(booking).toHaveCount(0);

  await second.getByRole('button', { name: 'Close' }).click();
  await openDay(second);
  await slotOf(second, slot).click();
  await second.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(second.getByText(/^Booking confirmed at/)).toBeVisible();
});

test('Service booking: a confirmed booking downloads as a calendar file with its time zone', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Nisha') });
  await openSlots(page, familyDoctor);
  await book(page, async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/BEGIN:VCALENDAR[\s\S]*TZID:Asia\/Kolkata/);
    expect(text).toContain('SUMMARY:Family doctor: Dr. Lakshmi Prasad');
    expect(text).toMatch(/DTSTART;TZID=Asia\/Kolkata:\d{8}T\d{6}/);
  });
});

test('Service booking: the page says that there is no service when it is opened without navigation state', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Omkar') });
  await page.goto('/service-details');
  await expect(page.getByText('No service details found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 401/ });

  test('Service booking: a slot that was chosen before the session ended is booked after the next sign-in', async ({
    openPage,
    people,
  }) => {
    const member = await people.member('Bhavani');
    const page = await openPage({ at: '/dashboard', as: member });
    await openSlots(page, familyDoctor);
    const slot = page.getByRole('option').nth(1);
    const chosen = await textOf(slot);
    await slot.click();
    const restore = await endSessionAt('**/bookings/confirm', page);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page).toHaveURL('/service-details');

    await restore();
    await signInAgain(page, member);
    const kept = page.getByRole('option', { name: chosen });
    await expect(kept).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByText(/^Booking confirmed at/)).toBeVisible();
  });
});

test('Move booking: one person books, moves and cancels, and the other one takes each freed slot', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/dashboard', as: await people.member('Anand') });
  const day = await openSlots(page, badminton);
  const first = await book(page);
  const offered = page.getByRole('option');
  const other = await openPage({ at: '/dashboard', as: await people.member('Bhavya') });
  await openSlots(other, badminton);
  await expect(slotOf(other, first)).toHaveCount(0);
  await other.getByRole('button', { name: 'Close' }).click();

  await page.goto('/my-appointments');
  await page.getByRole('link', { name: badminton.name }).first().click();
  await expect(page).toHaveURL(/\/booking\/./);
  await page.getByRole('button', { name: 'Move booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move booking' });
  await expect(dialog.getByText(/^Now: /)).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(day);
  await expect(offered.first()).toBeVisible();
  await expect(slotOf(page, first)).toHaveCount(0);
  const second = await textOf(offered.first());
  await slotOf(page, second).click();
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await expect(page.getByText('Booking moved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await openDay(other);
  await expect(slotOf(other, second)).toHaveCount(0);
  await slotOf(other, first).click();
  await other.getByRole('button', { name: 'Confirm Booking' }).click();
  await other.getByRole('link', { name: 'See your booking' }).click();
  await expect(other).toHaveURL(/\/booking\/./);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('This booking is cancelled.')).toBeVisible();
  await other.getByRole('button', { name: 'Move booking' }).click();
  await expect(slotOf(other, second)).toHaveCount(1);
});

test('Resource booking: the tree is walked by keyboard to a resource, and two of its slots are booked at once', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/my-organisation',
    as: await people.member('Charan'),
    // Tomorrow morning: tonight might have no slot left.
    prepare: (context) => context.clock.setFixedTime(tomorrowMorning()),
  });
  const tree = page.getByRole('treegrid').or(page.getByRole('tree'));
  await expect(tree.getByText('Kurnool Commons')).toBeVisible();
  await openResource(page, 'Quiet study');
  await expect(page).toHaveURL(/\/resource\/./);
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet study' })).toBeVisible();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const options = page.getByRole('option');
  const confirm = page.getByRole('button', { name: 'Confirm Booking' });
  await expect(options.first()).toBeVisible();
  await expect(confirm).toBeDisabled();
  const chosen = [await textOf(options.nth(-22)), await textOf(options.nth(-20))];
  for (const text of chosen) await slotOf(page, text).click();
  await confirm.click();
  const alert = page.getByRole('alertdialog', { name: 'Booking Successful' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(options.first()).toBeVisible();
  for (const text of chosen) await expect(slotOf(page, text)).toHaveCount(0);
});

test('Resource booking: a slot of tomorrow is booked, is taken for others, and stands in Your bookings and under its day in the calendar', {
  tag: '@both-sizes',
}, async ({ openPage, people }) => {
  const page = await openPage({ at: '/my-organisation', as: await people.member('Mahesh') });
  await openResource(page, 'Quiet study');
  await page.getByRole('button', { name: 'Next day' }).press('Enter');
  const words = page.getByText(/^Tomorrow, /);
  await expect(words).toBeVisible();
  const day = (await textOf(words)).replace('Tomorrow, ', '');
  // Not before it can be pressed.
  await page.getByRole('button', { name: 'Book Now', disabled: false }).press('Enter');
  // Of the day's last slots, and apart from one that the same test books meanwhile in the other size:
  // tests of the same resource run side by side.
  const option = page.getByRole('option').nth(-1 - 4 * test.info().parallelIndex);
  await expect(option).toBeVisible();
  const slot = await textOf(option);
  // By its text, since its place changes once another slot is booked.
  await slotOf(page, slot).press('Enter');
  await expect(page.getByText(`Book ${slot} on ${day}`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Booking Successful' });
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  const booked = page.getByRole('dialog', { name: 'Your booking is confirmed' });
  await expect(booked.getByText(day)).toBeVisible();

  const other = await openPage({ at: '/my-organisation', as: await people.member('Meghana') });
  await openResource(other, 'Quiet study');
  await other.getByRole('button', { name: 'Next day' }).click();
  await other.getByRole('button', { name: 'Book Now' }).click();
  await expect(other.getByRole('option').first()).toBeVisible();
  await expect(slotOf(other, slot)).toHaveCount(0);

  await page.goto('/my-appointments');
  const booking = page.getByRole('article', { name: 'Quiet study' });
  await expect(booking).toContainText(timesOf(slot));
  await expect(booking).toContainText(day);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await pickTomorrow(calendar);
  // The coming days below it have the booking as well.
  const ofDay = calendar.getByRole('region', { name: day });
  await expect(ofDay.getByRole('listitem').filter({ hasText: 'Quiet study' })).toHaveCount(1);
});

test('Back on a phone: it closes the alert over a finished booking first, and then the booking’s dialog', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    at: '/my-organisation',
    as: await people.member('Indu'),
    ...iphone,
    prepare: async (context) => {
      await iphone.prepare(context);
      await context.clock.setFixedTime(tomorrowMorning());
    },
  });
  await openResource(page, 'Quiet study');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('option').nth(4).click();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Booking Successful' });
  const dialog = page.getByRole('dialog', { name: 'Your booking is confirmed' });
  await expect(alert).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.openDialogs)).toBe(2);
  await page.goBack();
  await expect(alert).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet study' })).toBeVisible();
});

/** From the dashboard to the open slots of a service, on the first day that has some; gives the day. */
async function openSlots(page: Page, service: { category: string; name: string }): Promise<string> {
  await page.getByRole('button', { name: `${service.category} Available` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${service.name}`) })
    .click();
  await expect(page).toHaveURL('/service-details');
  return openDay(page);
}

/** Opens the slots of the first day from tomorrow on that has any; the day in words. */
async function openDay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Slot' });
  const slots = dialog.getByRole('option');
  const later = dialog.getByRole('button', { name: /^Look at / });
  // Always another day than today, whose slots run out while the tests run.
  await pickTomorrow(dialog);
  await expect(dayHeading(page)).toContainText(dayWords(tomorrow()));
  if (await isFirstShown(later, slots)) await later.click();
  await expect(slots.first()).toBeVisible();
  return dayHeading(page).innerText();
}

/** The day whose slots the dialog shows. */
function dayHeading(page: Page): Locator {
  const dialog = page.getByRole('dialog', { name: 'Select Slot' });
  return dialog.getByRole('heading', { level: 3 }).first();
}

/** Goes one day on from the day that the dialog shows. */
async function pickTomorrow(dialog: Locator): Promise<void> {
  const today = dialog.locator('[role="gridcell"] [data-today]');
  await today.focus();
  await dialog.page().keyboard.press('ArrowRight');
  await dialog.page().keyboard.press('Enter');
}

/** The slots with this text: one, or none. */
function slotOf(page: Page, text: string): Locator {
  return page.getByRole('option').filter({ hasText: text });
}

/** A slot's times as a booking says them: '09:00 am - 10:30 am'. */
function timesOf(slot: string): string {
  return slot.replaceAll(/(\d\d):(\d\d)/g, (_, hour, minutes) => {
    const shown = String(Number(hour) % 12 || 12).padStart(2, '0');
    return `${shown}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  });
}

/** Books the first slot that is offered, and gives its text. */
async function book(page: Page, onceBooked?: () => Promise<void>): Promise<string> {
  const text = await textOf(page.getByRole('option').first());
  await slotOf(page, text).click();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText(/^Booking confirmed at/)).toBeVisible();
  await onceBooked?.();
  await page.getByRole('button', { name: 'Done' }).click();
  return text;
}

/** Walks down the tree with the keys of a tree until the resource is there, and opens it. */
async function openResource(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(name) });
  await page.getByRole('row').first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeVisible({ timeout: 300 });
  }).toPass();
  await row.click();
}

function tomorrow(): Date {
  return new Date(Date.now() + 24 * 60 * 60 * 1000);
}

/** A day in Kolkata as the page names it: 'Monday, 9 March'. */
function dayWords(date: Date): string {
  return new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}
