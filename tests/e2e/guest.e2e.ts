import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent } from './hosts.ts';
import { enterCode, enterNumber, type Person, register, signInAgain } from './people.ts';

const byInvitation = /^This event is by invitation/;

test('§22.23 the link that a host shares leads an invited number through the registration to the event, and a person who is not invited to the sentence that it is by invitation', async ({
  openPage,
  people,
}) => {
  const newcomer = people.newcomer();
  const at = await createEvent(people, await people.member('Bhavani'), {
    name: 'Terrace dinner',
    invitees: [newcomer.number],
  });

  const guest = await openPage({ at });
  await registerThrough(guest, newcomer, 'Chandra');
  await expect(guest.getByRole('heading', { level: 1, name: 'Terrace dinner' })).toBeVisible();
  await expect(guest.getByText('Bhavani')).toBeVisible();
  await expect(guest.getByText('Biryani, and time for each other.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  const stranger = await openPage({ at });
  await signInAgain(stranger, await people.member('Dastagiri'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
  await expect(stranger.getByText(byInvitation)).toBeVisible();
  await expect(stranger.getByText('Terrace dinner')).toHaveCount(0);
});

/** Registers in the login that a page opened, and goes back to that page. */
async function registerThrough(page: Page, person: Person, fullName: string): Promise<void> {
  await enterNumber(page, person.number);
  await register(page, fullName);
  await enterCode(page, person);
  await expect(page).toHaveURL('/dashboard');
  // The app does not know yet whether the person hosts it.
  await expect(page.getByText('An event', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
}
