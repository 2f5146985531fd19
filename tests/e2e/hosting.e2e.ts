import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { ask, dismiss, fillIn, invite, openOnlyEvent } from './hosts.ts';
import { chooseFromMenu, enterCode, newNumber, signIn, signUp } from './people.ts';
import { stack } from './stack.ts';

const guests = ['98480 22338', '+44 7700 900123', '098480-22339'];

describe('an event', () => {
  test('with three invitees and two questions is created, listed as Active, opened, and found again at its address', async ({
    openPage,
  }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00061'), 'Meera');
    await page.goto('/create-events');
    await fillIn(page, 'Terrace dinner');
    await invite(page, guests.join(', '));
    await ask(page, 'What will you bring?', 'Short Answer');
    await ask(page, 'How many are you?', 'Numeric Answer');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await dismiss(page, 'Success!', 'Event created successfully!');
    expect(await page.getByRole('textbox', { name: 'Event name' }).inputValue()).toBe('');
    await page.getByText('Nobody is invited yet.').waitFor();

    await page.getByRole('button', { name: 'Show My Events' }).click();
    const list = page.getByRole('dialog', { name: 'Your Created Events' });
    const row = list.getByRole('link', { name: /Terrace dinner/ });
    await row.getByText('Active').waitFor();
    await row.click();
    await page.waitForURL('**/event/*');
    await expectPage(page);
    await page.reload();
    await expectPage(page);

    // As from a link: without what came along with the navigation.
    const address = page.url();
    await page.goto('/dashboard');
    await page.goto(address);
    await expectPage(page);
  });

  test('of somebody else is not found at its address', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await signUp(page, newNumber('00062'), 'Gopal');
    await page.goto('/event/11111111-2222-4333-8444-555555555555');
    await page.getByRole('heading', { level: 1, name: 'Event not found' }).waitFor();
  });

  test('is at the same instant for a host who travels: 18:00 in Kolkata is 18:15 in Kathmandu and 10:00 in St. John’s', async ({
    openPage,
  }) => {
    const number = newNumber('00063');
    const page = await openPage({ at: '/home' });
    await signUp(page, number, 'Lalitha');
    await page.goto('/create-events');
    await fillIn(page, 'Across the zones', { date: '2027-07-10', deadline: '2027-07-09' });
    await page.getByRole('button', { name: 'Create Event' }).click();
    await dismiss(page, 'Success!', 'Event created successfully!');
    await openOnlyEvent(page);
    const address = page.url();
    await page.getByText(/10 July 2027, 06:00 pm/).waitFor();
    await page.getByText('Answers until Friday, 9 July 2027').waitFor();

    const nepal = await openPage({ at: '/home', timezoneId: 'Asia/Kathmandu' });
    await signIn(nepal, number);
    await nepal.goto(address);
    await nepal.getByText(/10 July 2027, 06:15 pm/).waitFor();

    const newfoundland = await openPage({ at: '/home', timezoneId: 'America/St_Johns' });
    await signIn(newfoundland, number);
    await newfoundland.goto(address);
    await newfoundland.getByText(/10 July 2027, 10:00 am/).waitFor();
  });
});

describe('a half-filled form', () => {
  test('is there after a reload and after a sign-out, for the same person, and never for another', async ({
    openPage,
  }) => {
    const number = newNumber('00064');
    const page = await openPage({ at: '/home' });
    await signUp(page, number, 'Kiran');
    await page.goto('/create-events');
    await page.getByRole('textbox', { name: 'Event name' }).fill('Half a plan');
    await page.getByRole('textbox', { name: 'Venue' }).fill('By the river');
    await invite(page, '98480 22338');
    await ask(page, 'Do you sing?', 'Yes or No');
    await page.getByRole('textbox', { name: 'Question' }).fill('And then');
    await page.reload();
    await expectHalf(page);

    await chooseFromMenu(page, 'Logout');
    await page.waitForURL('**/home');
    await signUp(page, newNumber('00065'), 'Usha');
    await page.goto('/create-events');
    const name = page.getByRole('textbox', { name: 'Event name' });
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
    expect(await page.getByText('+91 98480 22338').count()).toBe(0);

    await chooseFromMenu(page, 'Logout');
    await page.waitForURL('**/home');
    await signIn(page, number);
    await page.goto('/create-events');
    await expectHalf(page);
  });

  describe('whose session ends in the middle', () => {
    test.override({ expectedProblems: [/status of 401/] });

    test('is sent after the sign-in as it was typed', async ({ openPage }) => {
      const number = newNumber('00066');
      const page = await openPage({ at: '/home' });
      await signUp(page, number, 'Sarala');
      await page.goto('/create-events');
      await fillIn(page, 'Kept through it all');
      await invite(page, '98480 22338');
      await page.route('**/create_event', refuse);
      await page.getByRole('button', { name: 'Create Event' }).click();
      await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();

      await page.unroute('**/create_event');
      const login = page.getByRole('dialog', { name: 'Log in or sign up' });
      await login.getByRole('textbox', { name: 'Mobile number' }).fill(number);
      await login.getByRole('button', { name: 'Proceed' }).click();
      await enterCode(page, number);
      await page.waitForURL('**/dashboard');
      await page.getByRole('link', { name: 'Continue where you left off' }).click();
      await page.getByRole('button', { name: 'Create Event' }).click();
      await dismiss(page, 'Success!', 'Event created successfully!');
      await openOnlyEvent(page);
      await page.getByRole('heading', { level: 1, name: 'Kept through it all' }).waitFor();
      await page.getByText('+91 98480 22338').waitFor();
    });
  });
});

test('a wrong number is said, and stays in the field while the good ones become invitees', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home' });
  await signUp(page, newNumber('00067'), 'Farida');
  await page.goto('/create-events');
  await invite(page, '98480 22338, 12, 98480 22338');
  await dismiss(page, 'Check the numbers', 'Invalid number format: 12');
  await dismiss(page, 'Check the numbers', 'Number already added: 98480 22338');
  await page.getByText('+91 98480 22338').waitFor();
  expect(await page.getByRole('textbox', { name: 'Mobile number' }).inputValue()).toBe('12');
});

async function expectPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Terrace dinner' }).waitFor();
  for (const number of ['+91 98480 22338', '+44 7700 900123', '+91 98480 22339']) {
    await page.getByText(number).waitFor();
  }
  await page.getByText('What will you bring?').waitFor();
  await page.getByText('How many are you?').waitFor();
}

async function expectHalf(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Event name' });
  await name.waitFor();
  expect(await name.inputValue()).toBe('Half a plan');
  expect(await page.getByRole('textbox', { name: 'Venue' }).inputValue()).toBe('By the river');
  await page.getByText('+91 98480 22338').waitFor();
  await page.getByText('Do you sing?').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('And then');
}

function refuse(route: Route): Promise<void> {
  return route.fulfill({
    status: 401,
    headers: { 'access-control-allow-origin': stack.appUrl },
    json: { error: 'Please sign in again.' },
  });
}
