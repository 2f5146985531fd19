import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { createEvent, dayFromNow, daysToEvent, openOnlyEvent } from './hosts.ts';
import { firstEvent, newNumber, signIn, signUp } from './people.ts';

const guestZone = 'America/St_Johns';
const eightDays = 8 * 24 * 60 * 60 * 1000;

describe('an invitation', () => {
  test('made to a number before its owner registered is found, accepted, seen by the host, and changed', async ({
    openPage,
  }) => {
    const guestNumber = newNumber('00082');
    const host = await openPage({ at: '/home' });
    await signUp(host, newNumber('00081'), 'Yamini');
    await host.goto('/create-events');
    await createEvent(host, {
      name: 'Ugadi lunch',
      invitees: [guestNumber],
      questions: [
        ['What will you bring?', 'Short Answer'],
        ['How many are you?', 'Numeric Answer'],
      ],
    });
    await openOnlyEvent(host);
    await expectCount(host, 'Waiting', 1);

    const guest = await openPage({ at: '/home', timezoneId: guestZone });
    await signUp(guest, guestNumber, 'Zubeda');
    await guest.goto('/my-appointments');
    const card = guest.getByRole('article', { name: 'Ugadi lunch' });
    await card.waitFor();
    // 18:00 in Kolkata, where the host is; by an hour later in summer.
    await card
      .getByText(/(09|10):00 am/)
      .first()
      .waitFor();
    await answer(card, 'Yes');
    await card.getByRole('textbox', { name: 'What will you bring?' }).fill('Mango pachadi');
    await card.getByRole('textbox', { name: 'How many are you?' }).fill('3');
    await card.getByRole('button', { name: 'Submit RSVP' }).click();
    await card.getByText('Accepted').first().waitFor();

    await lookAgain(host);
    await expectCount(host, 'Accepted', 1);
    await host.getByText('Mango pachadi').waitFor();

    await expectInCalendar(guest, 'Ugadi lunch');
    await card.getByRole('button', { name: 'Change response' }).click();
    await answer(card, 'No');
    await card.getByRole('button', { name: 'Submit RSVP' }).click();
    await card.getByText('Rejected').first().waitFor();

    await lookAgain(host);
    await expectCount(host, 'Rejected', 1);
    await expectCount(host, 'Accepted', 0);
    await lookAgain(guest);
    await card.getByText('Rejected').first().waitFor();
  });

  test('that is made while the guest has the page open appears when they look again', async ({
    openPage,
  }) => {
    const guestNumber = newNumber('00084');
    const guest = await openPage({ at: '/home' });
    await signUp(guest, guestNumber, 'Harini');
    await guest.goto('/my-appointments');
    await firstEvent(guest).waitFor();

    const host = await openPage({ at: '/home' });
    await signUp(host, newNumber('00083'), 'Iqbal');
    await host.goto('/create-events');
    await createEvent(host, { name: 'Chai on the roof', invitees: [guestNumber] });
    await lookAgain(guest);
    await guest.getByRole('article', { name: 'Chai on the roof' }).waitFor();
  });

  test('whose deadline passes while its form is open turns into its expired text', async ({
    openPage,
  }) => {
    const guestNumber = newNumber('00086');
    const host = await openPage({ at: '/home' });
    await signUp(host, newNumber('00085'), 'Jaya');
    await host.goto('/create-events');
    await createEvent(host, { name: 'Kite day', invitees: [guestNumber] });

    const guest = await openPage({ at: '/home' });
    await signUp(guest, guestNumber, 'Karthik');
    await guest.clock.install();
    await guest.goto('/my-appointments');
    const card = guest.getByRole('article', { name: 'Kite day' });
    await answer(card, 'Yes');
    await guest.clock.fastForward(eightDays);
    await card.getByText('RSVP period has expired for this event.').waitFor();
    expect(await card.getByRole('button', { name: 'Submit RSVP' }).count()).toBe(0);
  });

  test('needs an answer first, and says so', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00087'), 'Latha');
    await page.goto('/my-appointments');
    const card = firstEvent(page);
    await card.getByRole('button', { name: 'Submit RSVP' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Incomplete' });
    await alert.getByText('Please answer whether you will be able to attend.').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
  });

  describe('without a network', () => {
    test.override({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

    test('keeps the answer that was typed until the network is back', async ({ openPage }) => {
      const page = await openPage({ at: '/home' });
      await signUp(page, newNumber('00088'), 'Mahesh');
      await page.goto('/my-appointments');
      const card = firstEvent(page);
      await answer(card, 'No');
      await page.context().setOffline(true);
      await card.getByRole('button', { name: 'Submit RSVP' }).click();
      const alert = page.getByRole('alertdialog', { name: 'Submission Failed' });
      await alert.getByText('Something went wrong while submitting your RSVP.').waitFor();
      await alert.getByRole('button', { name: 'OK' }).click();
      expect(await card.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
      await page.context().setOffline(false);
      await card.getByRole('button', { name: 'Submit RSVP' }).click();
      await card.getByText('Rejected').first().waitFor();
    });
  });
});

test('accepting an organisation’s invitation makes its tree appear', async ({ openPage }) => {
  const number = newNumber('00089');
  const page = await openPage({ at: '/home' });
  await signUp(page, number, 'Nagamani');
  await page.goto('/my-appointments');
  const section = page.getByRole('region', { name: 'Organization Invitations' });
  const invitation = section.getByRole('article').first();
  const organisation = (await invitation.getByRole('heading').textContent()) ?? '';
  await answer(invitation, 'Yes');
  await invitation.getByRole('button', { name: 'Submit RSVP' }).click();
  await invitation.getByText('Accepted').first().waitFor();
  await page.goto('/my-organisation');
  await page.getByRole('row', { name: new RegExp(organisation) }).waitFor();

  const again = await openPage({ at: '/home' });
  await signIn(again, number);
  await again.goto('/my-appointments');
  await firstEvent(again).waitFor();
  expect(await again.getByRole('article', { name: organisation }).count()).toBe(0);
});

/** Opens the calendar of the guest, goes to the one day that has something, and closes it again. */
async function expectInCalendar(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  // Six in the evening of the host's day is the morning of the same day where the guest is.
  const isInNextMonth =
    dayFromNow(daysToEvent).slice(0, 7) !== dayFromNow(0, guestZone).slice(0, 7);
  if (isInNextMonth) await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('button', { name: /, 1 item$/ }).click();
  await dialog.getByRole('listitem').filter({ hasText: title }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function answer(card: Locator, choice: 'Yes' | 'No'): Promise<void> {
  const question = card.getByRole('radiogroup').first();
  await question.getByRole('radio', { name: choice }).check({ force: true });
}

async function expectCount(page: Page, answered: string, count: number): Promise<void> {
  const coming = page.getByRole('region', { name: 'Who is coming' });
  const term = coming.locator('dl > div').filter({ hasText: answered });
  await term.getByText(String(count), { exact: true }).waitFor();
}

/** The person was elsewhere and comes back to the page. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
