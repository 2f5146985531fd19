import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent } from './hosts.ts';
import { lookAgain } from './look-again.ts';

test('Invitations: a guest who registers later, in another time zone, finds an invitation to their number and accepts it; the host sees the answer, and the guest changes it', async ({
  openPage,
  people,
}) => {
  const newcomer = people.newcomer();
  const yamini = await people.member('Yamini');
  const at = await createEvent(people, yamini, {
    name: 'Ugadi lunch',
    invitees: [newcomer.number],
    questions: [
      ['What will you bring?', 'text'],
      ['How many are you?', 'number'],
    ],
  });
  const host = await openPage({ at, as: yamini });
  await expectCount(host, 'Waiting', 1);

  const guest = await openPage({
    at: '/my-appointments',
    as: await people.registered(newcomer, 'Zubeda'),
    timezoneId: 'America/St_Johns',
  });
  const card = guest.getByRole('article', { name: 'Ugadi lunch' });
  // 18:00 in Kolkata, where the host is; by an hour later in summer.
  await expect(card.getByText(/(09|10):00\sam/).first()).toBeVisible();
  await answer(card, 'Yes');
  await card.getByRole('textbox', { name: 'What will you bring?' }).fill('Mango pachadi');
  await card.getByRole('textbox', { name: 'How many are you?' }).fill('3');
  await card.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(card.getByText('Accepted').first()).toBeVisible();

  await lookAgain(host);
  await expectCount(host, 'Accepted', 1);
  const said = host.getByRole('list', { name: 'Invited' }).getByRole('listitem');
  await expect(said.getByText('Zubeda')).toBeVisible();
  await expect(said.getByText('Mango pachadi')).toBeVisible();
  await expect(host.getByText('3 in all')).toBeVisible();

  await card.getByRole('button', { name: 'Change response' }).click();
  await answer(card, 'No');
  await card.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(card.getByText('Rejected').first()).toBeVisible();
  await lookAgain(host);
  await expectCount(host, 'Rejected', 1);
  await expectCount(host, 'Accepted', 0);
});

async function answer(card: Locator, choice: 'Yes' | 'No'): Promise<void> {
  const question = card.getByRole('radiogroup').first();
  await question.getByRole('radio', { name: choice }).check({ force: true });
}

async function expectCount(page: Page, answered: string, count: number): Promise<void> {
  const coming = page.getByRole('region', { name: 'Who is coming' });
  const term = coming.locator('dl > div').filter({ hasText: answered });
  await expect(term.getByText(String(count), { exact: true })).toBeVisible();
}
