import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { chooseFromMenu, enterCode, enterNumber, signUp } from './people.ts';
import { textOf } from './text-of.ts';

test.use({ expectedProblems: /status of 401/ });

test('§22.63 a person deletes their account: other tabs leave too, the number leads to the registration, and the booked time is free for another person', async ({
  openPage,
  people,
}) => {
  const person = people.newcomer();
  const page = await openPage({ at: '/home' });
  await signUp(page, person, 'Ravi Teja');
  const slot = await bookRoom(page);
  const rival = await openPage({ as: await people.member('Sita') });
  await openSlots(rival);
  await expect(rival.getByRole('option', { name: slot })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/my-appointments');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 2, name: 'Ravi Teja' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('textbox').fill(person.number.slice(-4));
  await question.getByRole('button', { name: 'Send the code' }).click();
  await enterCode(page, person);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');

  const third = await openPage({ as: await people.member('Gita') });
  await openSlots(third);
  await expect(third.getByRole('option', { name: slot })).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, person.number);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
});

test('§22.62 all that is held about a person is downloaded as a file', async ({
  openPage,
  people,
}) => {
  const page = await openPage({ at: '/account', as: await people.member('Lalitha') });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^timewell-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    users: [{ fullName: 'Lalitha', aadhaar: 'held' }],
    sessions: [{ token: 'held' }],
  });
});

test('§22.61 a device is logged out from another one, which names its browser and system', async ({
  openPage,
  people,
}) => {
  const person = people.newcomer();
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36';
  const lost = await openPage({ at: '/home', userAgent });
  await signUp(lost, person, 'Meena');
  const page = await openPage({ at: '/home' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, person.number);
  await enterCode(page, person);
  await expect(page).toHaveURL('/dashboard');
  await chooseFromMenu(page, 'Account');
  const device = page.getByRole('article', { name: 'Samsung Internet on Android' });
  await device.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page.getByText('Samsung Internet on Android was logged out.')).toBeVisible();
  await expect(device).toHaveCount(0);
  await lost.goto('/my-appointments');
  await expect(lost.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
});

const room = '/resource/commons-meeting-room';

/** Books a slot of the room that everybody may book; resolves with its name. */
async function bookRoom(page: Page): Promise<string> {
  await openSlots(page);
  const last = page.getByRole('option').last();
  const slot = await textOf(last);
  await last.click();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  return slot;
}

/** Opens the slots of tomorrow, since those of today run out while the tests run. */
async function openSlots(page: Page): Promise<void> {
  await page.goto(room);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText(/^Tomorrow, /)).toBeVisible();
  await page.getByRole('button', { name: 'Book Now', disabled: false }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}
