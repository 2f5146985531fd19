import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { chooseFromMenu, newNumber, signIn, signUp } from './people.ts';

describe('the calendar', () => {
  test('takes an appointment, an event and a task by keyboard alone, and shows them under their day', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00071'), 'Anand');
    // Not before it can be pressed.
    await page.getByRole('button', { name: 'Open calendar', disabled: false }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Calendar' });
    const today = dialog.locator('[role="gridcell"] [data-today]');
    await today.focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await add(page, 'Add Appointment', ['Blood test', '07:30', 'Confirmed', 'Sri Sai Labs']);
    await add(page, 'Add Event', ['Veena concert', '18:00', 'Planned', 'Amma and Nanna']);
    await add(page, 'Add Task', ['Pay the rent', '07:00', 'Planned', '']);
    const lines = dialog.getByRole('listitem');
    await lines.nth(2).waitFor();
    const texts = await lines.allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Task 07:00 am Pay the rent/),
      expect.stringMatching(/^Appointment 07:30 am Blood test/),
      expect.stringMatching(/^Event 06:00 pm Veena concert/),
    ]);
    await dialog.getByRole('button', { name: /, 3 items/ }).waitFor();

    await page.reload();
    await chooseFromMenu(page, 'Calendar');
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await dialog.getByRole('button', { name: /, 3 items/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Add/ }).count()).toBe(0);
  });

  test('keeps a half-filled form through a reload', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00072'), 'Sudha');
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.getByRole('button', { name: 'Add Task' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Water the tulsi');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Twice in summer');
    await page.reload();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    expect(await title.inputValue()).toBe('Water the tulsi');
    expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Twice in summer');
  });

  test('shows an item under the day that it has in the person’s zone, also after they travelled', async ({
    openPage,
  }) => {
    const number = newNumber('00073');
    const page = await openPage({ at: '/home' });
    await signUp(page, number, 'Tara');
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await page.getByRole('button', { name: 'Add Task' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2027-07-10');
    await fill(page, ['Early call', '06:00', 'Planned', '']);
    const line = page.getByRole('listitem').filter({ hasText: 'Early call' });
    await line.getByText('06:00 am').waitFor();
    await page.getByRole('heading', { name: 'Saturday, 10 July 2027' }).waitFor();

    const away = await openPage({ at: '/home', timezoneId: 'America/St_Johns' });
    await signIn(away, number);
    await away.clock.setFixedTime(new Date('2027-07-09T12:00:00Z'));
    await away.reload();
    await away.getByRole('button', { name: 'Open calendar' }).click();
    await away.getByRole('heading', { name: 'Friday, 9 July 2027' }).waitFor();
    const there = away.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Early call' });
    await there.getByText('10:00 pm').waitFor();
  });
});

async function add(page: Page, button: string, values: string[]): Promise<void> {
  await page.getByRole('button', { name: button }).press('Enter');
  await fill(page, values);
}

/** Fills in title, time, status and the kind's own field, and saves by Enter. */
async function fill(page: Page, [title = '', time = '', status = '', own = '']: string[]) {
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('textbox', { name: 'Status' }).fill(status);
  if (own !== '') await dialog.getByLabel(/Service provider|Invitees/).fill(own);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
}
