import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent } from './hosts.ts';
import { lookAgain } from './look-again.ts';
import { enterCode, enterNumber, type Person, register, signInAgain } from './people.ts';

const byInvitation = /^This event is by invitation/;

test('§22.23 the link that a host shares leads an invited number through the registration to the event, whose answer the host sees, and a person who is not invited to the sentence that it is by invitation', async ({
  openPage,
  people,
}) => {
  const newcomer = people.newcomer();
  const bhavani = await people.member('Bhavani');
  const at = await createEvent(people, bhavani, {
    name: 'Terrace dinner',
    invitees: [newcomer.number],
    questions: [
      ['What will you bring?', 'text'],
      ['How many are you?', 'number'],
    ],
  });
  const host = await openPage({ at, as: bhavani });
  await expectCount(host, 'Waiting', 1);

  const guest = await openPage({ at });
  await registerThrough(guest, newcomer, 'Chandra');
  await expect(guest.getByRole('heading', { level: 1, name: 'Terrace dinner' })).toBeVisible();
  await expect(guest.getByText('Bhavani')).toBeVisible();
  await expect(guest.getByText('Biryani, and time for each other.')).toBeVisible();
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('textbox', { name: 'What will you bring?' }).fill('Mango pachadi');
  await answer.getByRole('textbox', { name: 'How many are you?' }).fill('3');
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  await lookAgain(host);
  await expectCount(host, 'Accepted', 1);
  const said = host.getByRole('list', { name: 'Invited' }).getByRole('listitem');
  await expect(said.getByText('Chandra')).toBeVisible();
  await expect(said.getByText('Mango pachadi')).toBeVisible();
  await expect(host.getByText('3 in all')).toBeVisible();

  const stranger = await openPage({ at });
  await signInAgain(stranger, await people.member('Dastagiri'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
  await expect(stranger.getByText(byInvitation)).toBeVisible();
  await expect(stranger.getByText('Terrace dinner')).toHaveCount(0);
});

async function expectCount(page: Page, answered: string, count: number): Promise<void> {
  const coming = page.getByRole('region', { name: 'Who is coming' });
  const term = coming.locator('dl > div').filter({ hasText: answered });
  await expect(term.getByText(String(count), { exact: true })).toBeVisible();
}

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
