import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { enterCode, newNumber, signUp } from './people.ts';
import { stack } from './stack.ts';

const familyDoctor = { category: 'Doctor', name: 'Family doctor: Dr. Lakshmi Prasad' };
const yoga = { category: 'Fitness', name: 'Sunrise yoga: Kavitha Reddy' };

describe('a partner’s service', () => {
  test('one-on-one: the slot that one person took is no longer offered to another', async ({
    openPage,
  }) => {
    const first = await openPage({ at: '/home' });
    await signUp(first, newNumber('00041'), 'Padma');
    const day = await openSlots(first, familyDoctor);
    const taken = await book(first);

    const second = await openPage({ at: '/home' });
    await signUp(second, newNumber('00042'), 'Rahul');
    expect(await openSlots(second, familyDoctor)).toBe(day);
    expect(await slotTexts(second)).not.toContain(taken);
    expect(await book(second)).not.toBe(taken);
  });

  test('group: two people book the same slot', async ({ openPage }) => {
    const first = await openPage({ at: '/home' });
    await signUp(first, newNumber('00043'), 'Divya');
    const day = await openSlots(first, yoga);
    const slot = await book(first);

    const second = await openPage({ at: '/home' });
    await signUp(second, newNumber('00044'), 'Imran');
    expect(await openSlots(second, yoga)).toBe(day);
    expect(await book(second)).toBe(slot);
  });

  test('asks for a slot first, and says what pressing will do', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00045'), 'Teja');
    await openSlots(page, familyDoctor);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Select a slot first!').waitFor();
    const slot = page.getByRole('option').first();
    await slot.click();
    await page.getByText(`Book ${await slot.innerText()} on `).waitFor();
  });

  test('a booking that was made is a file for the person’s own calendar, with its zone', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00046'), 'Nisha');
    await openSlots(page, familyDoctor);
    await book(page, async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      const stream = await (await download).createReadStream();
      const text = (await stream.toArray()).join('');
      expect(text).toMatch(/BEGIN:VCALENDAR[\s\S]*TZID:Asia\/Kolkata/);
      expect(text).toContain('SUMMARY:Family doctor: Dr. Lakshmi Prasad');
      expect(text).toMatch(/DTSTART;TZID=Asia\/Kolkata:\d{8}T\d{6}/);
    });
  });

  test('opened on its own address, without navigation state, says that there is none', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00047'), 'Omkar');
    await page.goto('/service-details');
    await page.getByText('No service details found.').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
  });

  describe('with a session that ends in the middle', () => {
    test.override({ expectedProblems: [/status of 401/] });

    test('is still there after the sign-in, with the day and the slot that were chosen', async ({
      openPage,
    }) => {
      const page = await openPage({ at: '/home' });
      const number = newNumber('00048');
      await signUp(page, number, 'Bhavani');
      await openSlots(page, familyDoctor);
      const slot = page.getByRole('option').nth(1);
      const chosen = await slot.innerText();
      await slot.click();
      await page.route('**/bookings/confirm', refuse);
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/service-details');

      await page.unroute('**/bookings/confirm');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
      await page.getByRole('button', { name: 'Proceed' }).click();
      await enterCode(page, number);
      await page.waitForURL('**/dashboard');
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      const kept = page.getByRole('option', { name: chosen });
      await kept.waitFor();
      expect(await kept.getAttribute('aria-selected')).toBe('true');
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await page.getByText(/^Booking confirmed at/).waitFor();
    });
  });
});

describe('a resource of an organisation', () => {
  test('is found by keyboard in the tree, and two of its slots are booked at once', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00051'), 'Charan');
    // Tomorrow morning: tonight might have no slot left.
    await page.clock.setFixedTime(tomorrowMorning());
    await page.goto('/my-organisation');
    const tree = page.getByRole('treegrid').or(page.getByRole('tree'));
    await tree.getByText('Kurnool Commons').waitFor();
    await openResource(page, 'Quiet study');
    await page.waitForURL('**/resource/*');
    await page.getByRole('heading', { level: 1, name: 'Quiet study' }).waitFor();
    await page.getByRole('button', { name: 'Book Now' }).click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    const confirm = page.getByRole('button', { name: 'Confirm Booking' });
    expect(await confirm.isDisabled()).toBe(true);
    const chosen = [await options.nth(0).innerText(), await options.nth(2).innerText()];
    await options.nth(0).click();
    await options.nth(2).click();
    await confirm.click();
    const alert = page.getByRole('alertdialog', { name: 'Booking Successful' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Book Now' }).click();
    await options.first().waitFor();
    const left = await options.allInnerTexts();
    expect(left.filter((text) => chosen.includes(text))).toEqual([]);
  });

  describe('that is unknown', () => {
    test.override({ expectedProblems: [/status of 404/] });

    test('says that its details could not be loaded, and offers another try', async ({
      openPage,
    }) => {
      const page = await openPage({ at: '/home' });
      await signUp(page, newNumber('00052'), 'Vani');
      await page.goto('/resource/no-such-thing');
      await page.getByText('Could not load resource details').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    });
  });
});

/** From the dashboard to the open slots of a service, on the first day that has some; says which. */
async function openSlots(page: Page, service: { category: string; name: string }): Promise<string> {
  await page.getByRole('button', { name: `${service.category} Available` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${service.name}`) })
    .click();
  await page.waitForURL('**/service-details');
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Slot' });
  const later = dialog.getByRole('button', { name: /^Look at / });
  const slots = dialog.getByRole('option');
  // Always another day than today, whose slots run out while the tests run.
  await slots.or(later).first().waitFor();
  await pickTomorrow(dialog);
  await slots.or(later).first().waitFor();
  if (!(await slots.first().isVisible())) await later.click();
  await slots.first().waitFor();
  return dialog.getByRole('heading', { level: 3 }).first().innerText();
}

/** Goes one day on from the day that the dialog shows. */
async function pickTomorrow(dialog: Locator): Promise<void> {
  const today = dialog.locator('[role="gridcell"] [data-today]');
  await today.focus();
  await dialog.page().keyboard.press('ArrowRight');
  await dialog.page().keyboard.press('Enter');
}

async function slotTexts(page: Page): Promise<string[]> {
  return page.getByRole('option').allInnerTexts();
}

/** Books the first slot that is offered, and says which it was. */
async function book(page: Page, onceBooked?: () => Promise<void>): Promise<string> {
  const slot = page.getByRole('option').first();
  const text = await slot.innerText();
  await slot.click();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByText(/^Booking confirmed at/).waitFor();
  await onceBooked?.();
  await page.getByRole('button', { name: 'Done' }).click();
  return text;
}

/** Walks down the tree with the keys of a tree until the resource is there, and opens it. */
async function openResource(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(name) });
  await page.getByRole('row').first().focus();
  for (let step = 0; step < 12 && !(await row.isVisible()); step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
  }
  await row.click();
}

function refuse(route: Route): Promise<void> {
  return route.fulfill({
    status: 401,
    headers: { 'access-control-allow-origin': stack.appUrl },
    json: { error: 'Please sign in again.' },
  });
}

function tomorrowMorning(): Date {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(tomorrow);
  return new Date(`${day}T09:00:00+05:30`);
}
