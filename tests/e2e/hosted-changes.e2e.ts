import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent } from './hosts.ts';

test('§22.51 a host cancels an event with a sentence, and the guest who had accepted reads it in the place of their answer', async ({
  openPage,
  people,
}) => {
  const invited = await people.member('Chandra');
  const host = await openPage({ as: await people.member('Bhavani') });
  await createEvent(host, { name: 'Terrace dinner', invitees: [invited.number] });
  const { pathname: at } = new URL(host.url());
  const guest = await openPage({ at, as: invited });
  await accept(guest);

  await host.getByRole('button', { name: 'Cancel event' }).click();
  const question = host.getByRole('dialog', { name: 'Cancel this event?' });
  await expect(question.getByText('Terrace dinner')).toBeVisible();
  await question.getByRole('textbox').fill('The terrace is under water.');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(host.getByText('This event is cancelled.')).toBeVisible();
  await expect(host.getByRole('heading', { name: 'Tell your guests' })).toBeFocused();

  await guest.reload();
  await expect(guest.getByText('This event is cancelled.')).toBeVisible();
  await expect(guest.getByText('The terrace is under water.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Submit RSVP' })).toHaveCount(0);
  await guest.goto('/my-appointments');
  const card = guest.getByRole('article', { name: 'Terrace dinner' });
  await expect(card.getByText('The terrace is under water.')).toBeVisible();
});

async function accept(guest: Page): Promise<void> {
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();
}
