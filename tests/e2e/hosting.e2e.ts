import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { arriveAtEvent, ask, createEvent, dayFromNow, dismiss, fillIn, invite } from './hosts.ts';
import { chooseFromMenu, signIn, signInAgain } from './people.ts';
import { endSessionAt } from './session-end.ts';

const guests = ['98480 22338', '+44 7700 900123', '098480-22339'];

test('Hosting: an event with three invitees and two questions is created, opens, is listed as Active, and is found again at its address', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.member('Meera') });
  await fillIn(page, 'Terrace dinner');
  await invite(page, guests.join(', '));
  await ask(page, 'What will you bring?', 'Short Answer');
  await ask(page, 'How many are you?', 'Numeric Answer');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await arriveAtEvent(page);
  await expectPage(page);

  await page.getByRole('link', { name: 'Your events' }).click();
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('');
  await expect(page.getByText('Nobody is invited yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Show My Events' }).click();
  const list = page.getByRole('dialog', { name: 'Your Created Events' });
  const row = list.getByRole('link', { name: /Terrace dinner/ });
  await expect(row.getByText('Active')).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(/\/event\/./);
  await expectPage(page);
  await page.reload();
  await expectPage(page);

  // As from a link: without what came along with the navigation.
  const address = page.url();
  await page.goto('/dashboard');
  await page.goto(address);
  await expectPage(page);
});

test('Hosting: an event with a guest and a question is created by keyboard alone, and the focus follows', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.member('Nirmala') });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const { keyboard } = page;
  await field('Event name').focus();
  await keyboard.type('Terrace dinner');
  await keyboard.press('Tab');
  await expect(field('Description')).toBeFocused();
  await keyboard.type('Biryani, and time for each other.');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await keyboard.type(asTyped(dayFromNow(9)));
  await page.getByLabel('Time', { exact: true }).focus();
  await keyboard.type('0600PM');
  await field('Venue').focus();
  await keyboard.type('Our terrace, Kurnool');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Invite deadline')).toBeFocused();
  await keyboard.type(asTyped(dayFromNow(7)));

  await field('Mobile number').focus();
  await keyboard.type('9848022338');
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: '+91 98480 22338' })).toBeVisible();
  await expect(field('Mobile number')).toBeFocused();
  await field('Question').focus();
  await keyboard.type('How many are you?');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Short Answer' })).toBeFocused();
  await keyboard.type('num');
  await keyboard.press('Enter');
  const type = page.getByRole('button', { name: /Question type/ });
  await expect(type).toContainText('Numeric Answer');
  // The list gives the focus back in a frame of its own, after the value is shown.
  await expect(type).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add question' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Questions' })).toContainText('How many are you?');
  await expect(field('Question')).toBeFocused();

  await page.getByRole('button', { name: 'Create Event' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Success!' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/event\/./);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Terrace dinner' })).toBeVisible();
});

test('Event page: the host tells the guests by an app, by copying the link, or by a QR code', async ({
  openPage,
  people,
}) => {
  const page = await openPage({
    as: await people.member('Rohini'),
    prepare: (context) => context.grantPermissions(['clipboard-write']),
  });
  await createEvent(page, { name: 'Mango evening', invitees: ['98480 22338'] });
  const address = page.url();
  const ways = page.getByRole('region', { name: 'Tell your guests' });
  const said = new RegExp(encodeURIComponent(new URL(address).pathname));
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', said);
  await expect(ways.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', said);
  await ways.getByText('QR code').click();
  await expect(ways.getByRole('img', { name: 'QR code of the event’s address' })).toBeVisible();
  await ways.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await page.getByRole('link', { name: 'Your events' }).click();
  const name = page.getByRole('textbox', { name: 'Event name' });
  await name.press('ControlOrMeta+v');
  await expect(name).toHaveValue(address);
});

test('Event page: a host who travels sees the same instant, 18:00 in Kolkata being 18:15 in Kathmandu and 10:00 in St. John’s', async ({
  openPage,
  people,
}) => {
  const host = await people.member('Lalitha');
  const page = await openPage({ at: '/create-events', as: host });
  await fillIn(page, 'Across the zones', { date: '2027-07-10', deadline: '2027-07-09' });
  await page.getByRole('button', { name: 'Create Event' }).click();
  await arriveAtEvent(page);
  await expect(page.getByText(/10 July 2027, 06:00\spm/)).toBeVisible();
  await expect(page.getByText('Answers until Friday, 9 July 2027')).toBeVisible();

  const { pathname: at } = new URL(page.url());
  const nepal = await openPage({ at, as: host, timezoneId: 'Asia/Kathmandu' });
  await expect(nepal.getByText(/10 July 2027, 06:15\spm/)).toBeVisible();

  const newfoundland = await openPage({ at, as: host, timezoneId: 'America/St_Johns' });
  await expect(newfoundland.getByText(/10 July 2027, 10:00\sam/)).toBeVisible();
});

test('Create event: a half-filled form survives a reload, and a logout forgets it for everybody', async ({
  openPage,
  people,
}) => {
  const host = await people.member('Kiran');
  const page = await openPage({ at: '/create-events', as: host });
  await page.getByRole('textbox', { name: 'Event name' }).fill('Half a plan');
  await page.getByRole('textbox', { name: 'Venue' }).fill('By the river');
  await invite(page, '98480 22338');
  await ask(page, 'Do you sing?', 'Yes or No');
  await page.getByRole('textbox', { name: 'Question' }).fill('And then');
  await page.reload();
  await expectHalf(page);

  await chooseFromMenu(page, 'Logout');
  await expect(page).toHaveURL('/home');
  await signIn(page, await people.member('Usha'));
  await page.goto('/create-events');
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('');
  await expect(page.getByText('+91 98480 22338')).toHaveCount(0);

  await chooseFromMenu(page, 'Logout');
  await expect(page).toHaveURL('/home');
  await signIn(page, host);
  await page.goto('/create-events');
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('');
});

test.describe(() => {
  test.use({ expectedProblems: /status of 401/ });

  test('Create event: a form that was typed before the session ended is sent unchanged after the next sign-in', async ({
    openPage,
    people,
  }) => {
    const host = await people.member('Sarala');
    const page = await openPage({ at: '/create-events', as: host });
    await fillIn(page, 'Kept through it all');
    await invite(page, '98480 22338');
    const restore = await endSessionAt('**/create_event', page);
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();

    await restore();
    await signInAgain(page, host);
    await page.getByRole('button', { name: 'Create Event' }).click();
    await arriveAtEvent(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Kept through it all' }),
    ).toBeVisible();
    await expect(page.getByText('+91 98480 22338')).toBeVisible();
  });
});

test('Invitees: a wrong number is refused and stays in the field while the good ones become invitees', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/create-events', as: await people.member('Farida') });
  await invite(page, '98480 22338, 12, 98480 22338');
  await dismiss(page, 'Check the numbers', 'Invalid number format: 12');
  await dismiss(page, 'Check the numbers', 'Number already added: 98480 22338');
  await expect(page.getByText('+91 98480 22338')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('12');
});

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Terrace dinner' })).toBeVisible();
  for (const number of ['+91 98480 22338', '+44 7700 900123', '+91 98480 22339']) {
    await expect(page.getByText(number)).toBeVisible();
  }
  await expect(page.getByText('What will you bring?')).toBeVisible();
  await expect(page.getByText('How many are you?')).toBeVisible();
}

async function expectHalf(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('Half a plan');
  await expect(page.getByRole('textbox', { name: 'Venue' })).toHaveValue('By the river');
  await expect(page.getByText('+91 98480 22338')).toBeVisible();
  await expect(page.getByText('Do you sing?').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('And then');
}

/** A day as it is typed into a date field of an American browser. */
function asTyped(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
}
