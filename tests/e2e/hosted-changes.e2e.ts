import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent, dayFromNow, daysToEvent } from './hosts.ts';

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

test('§22.12 a host saves the guests and their answers as a file, which says when they answered', async ({
  openPage,
  people,
}) => {
  const invited = await people.member('=सीता, "Sita"');
  const host = await openPage({ as: await people.member('Bhavani') });
  await createEvent(host, {
    name: 'छत पर/Terrace: dinner',
    invitees: [invited.number, '98480 22338'],
    questions: [
      ['How many are you?', 'Numeric Answer'],
      ['Anything else?', 'Short Answer'],
      ['Anything else?', 'Short Answer'],
    ],
  });
  const guest = await openPage({ at: new URL(host.url()).pathname, as: invited });
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('textbox', { name: 'How many are you?' }).fill('3');
  await answer.getByRole('textbox', { name: 'Anything else?' }).first().fill('ధన్యవాదాలు');
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();

  await host.getByRole('button', { name: 'Refresh answers' }).click();
  await expect(host.getByText('1 of 2 have answered.')).toBeVisible();
  const download = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${dayFromNow(daysToEvent)} छत पर Terrace dinner.csv`);
  await expect(host.getByText('The list of guests was saved as a file.')).toBeVisible();
  const [titles, first, second, ...rest] = (await readFile(await file.path(), 'utf8')).split(
    '\r\n',
  );
  expect(titles).toBe(
    '\uFEFFName,Mobile number,Answer,Answered,How many are you?,Anything else?,Anything else?',
  );
  expect(first).toMatch(
    /^"'=सीता, ""Sita""",'\+\d+,Accepted,\d{4}-\d\d-\d\d \d\d:\d\d,3,ధన్యవాదాలు,$/,
  );
  expect([second, ...rest]).toEqual([`,'+919848022338,Waiting,,,,`, '']);
});

async function accept(guest: Page): Promise<void> {
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();
}
