import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type OpenPage, test } from './fixtures.ts';
import { createEvent, dayFromNow, daysToEvent, type NewEvent } from './hosts.ts';
import type { People } from './people.ts';

test('§22.51 a host cancels an event with a sentence, and the guest who had accepted reads it in the place of their answer', async ({
  openPage,
  people,
}) => {
  const { host, guest } = await invitation(openPage, people);
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

test('§22.57 a host moves an event, and the guest who had accepted reads what it was, is asked again with their answer filled in, and confirms it for the host', async ({
  openPage,
  people,
}) => {
  const { host, guest } = await invitation(openPage, people, [
    ['How many are you?', 'Numeric Answer'],
  ]);
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('textbox', { name: 'How many are you?' }).fill('3');
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();

  await host.getByRole('button', { name: 'Edit event' }).click();
  const form = host.getByRole('dialog', { name: 'Edit event' });
  await form.getByLabel('Date', { exact: true }).fill(dayFromNow(daysToEvent + 1));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(host.getByText('Event updated.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(host.getByText('Has not answered since the change')).toBeVisible();

  // The page that is open says so when its person looks at it again.
  await lookAgain(guest);
  await expect(answer.getByText(/^The time has changed since you answered/)).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveText(/^Time, before: /);
  await expect(answer.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(answer.getByRole('textbox', { name: 'How many are you?' })).toHaveValue('3');
  await answer.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer.getByText('Accepted before the change')).toBeVisible();

  await guest.goto('/my-appointments');
  const card = guest.getByRole('article', { name: 'Terrace dinner' });
  await expect(card.getByText(/^The time has changed since you answered/)).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'How many are you?' })).toHaveValue('3');
  await card.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(card.getByText(/^The time has changed/)).toHaveCount(0);
  await host.reload();
  await expect(host.getByText('1 of 1 have answered.')).toBeVisible();
  await expect(host.getByText('Has not answered since the change')).toHaveCount(0);
});

test.describe('Two windows of a host', () => {
  test.use({ expectedProblems: /status of 409 / });

  test('§22.53 a host who saves over a change from another window sees the newer values, wherever the form was scrolled to', async ({
    openPage,
    people,
  }) => {
    const member = await people.member('Bhavani');
    const host = await openPage({ as: member });
    await createEvent(host, { name: 'Terrace dinner', invitees: [] });
    const other = await openPage({ at: new URL(host.url()).pathname, as: member });
    for (const page of [host, other])
      await page.getByRole('button', { name: 'Edit event' }).click();
    const [form, otherForm] = [host, other].map((page) =>
      page.getByRole('dialog', { name: 'Edit event' }),
    );
    if (!form || !otherForm) throw new Error('Two forms are open.');
    await otherForm.getByRole('textbox', { name: 'Venue' }).fill('The hall of the school');
    await otherForm.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Event updated.')).toBeVisible();

    await form.getByRole('textbox', { name: 'Event name' }).fill('Terrace supper');
    await form.getByRole('textbox', { name: 'Question' }).scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Save changes' }).click();
    const newer = form.getByRole('alert');
    await expect(newer).toContainText('The hall of the school');
    await expect(newer).toBeInViewport({ ratio: 1 });
  });
});

test.describe('Answering a former time', () => {
  test.use({ expectedProblems: /status of 40[09] / });

  test('§22.58 an answer from a page that still shows the former time is refused, stays as it was typed, and is sent for the new time', async ({
    openPage,
    people,
  }) => {
    const { host, guest } = await invitation(openPage, people);
    const answer = guest.getByRole('article', { name: 'Your answer' });
    await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });

    await host.getByRole('button', { name: 'Edit event' }).click();
    const form = host.getByRole('dialog', { name: 'Edit event' });
    await form.getByLabel('Time', { exact: true }).fill('19:30');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(host.getByText('Event updated.')).toBeVisible();

    await answer.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(answer.getByRole('alert')).toHaveText(/^The time of this event has changed/);
    await expect(answer.getByRole('listitem')).toHaveText(/^Time, before: .*06:00/);
    await expect(answer.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await answer.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(answer.getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('§22.95 an answer that the host’s changes have overtaken is refused, and the guest sees what has changed at once', async ({
    openPage,
    people,
  }) => {
    const { host, guest } = await invitation(openPage, people, [
      ['Any allergies?', 'Short Answer'],
      ['Which song?', 'Short Answer'],
    ]);
    const answer = guest.getByRole('article', { name: 'Your answer' });
    await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
    await answer.getByLabel('Any allergies?').fill('Nuts');
    await answer.getByLabel('Which song?').fill('Vaishnava Jana To');

    await host.getByRole('button', { name: 'Edit event' }).click();
    const form = host.getByRole('dialog', { name: 'Edit event' });
    await form.getByRole('button', { name: 'Remove Any allergies?' }).click();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(host.getByText('Event updated.')).toBeVisible();

    await answer.getByRole('button', { name: 'Submit RSVP' }).click();
    await guest.getByRole('button', { name: 'OK' }).click();
    await expect(answer.getByLabel('Any allergies?')).toHaveCount(0);
    await expect(answer.getByRole('alert')).toHaveText(/one is to a question that is not asked/);
    await expect(answer.getByLabel('Which song?')).toHaveValue('Vaishnava Jana To');

    await host.getByRole('button', { name: 'Cancel event' }).click();
    const asked = host.getByRole('dialog', { name: 'Cancel this event?' });
    await asked.getByRole('button', { name: 'Cancel event' }).click();
    await expect(asked).toHaveCount(0);
    await answer.getByRole('button', { name: 'Submit RSVP' }).click();
    await guest.getByRole('button', { name: 'OK' }).click();
    await expect(guest.getByText('This event is cancelled.')).toBeVisible();
    await expect(answer).toHaveCount(0);
    // The button that was pressed is gone with its form.
    await expect(guest.locator('#main')).toBeFocused();
  });
});

/** The page of an event in the browsers of its host and of the guest whom they have just invited. */
async function invitation(
  openPage: OpenPage,
  people: People,
  questions?: NewEvent['questions'],
): Promise<{ host: Page; guest: Page }> {
  const invited = await people.member('Chandra');
  const host = await openPage({ as: await people.member('Bhavani') });
  await createEvent(host, { name: 'Terrace dinner', invitees: [invited.number], questions });
  const guest = await openPage({ at: new URL(host.url()).pathname, as: invited });
  return { host, guest };
}

/** What the browser says of a tab that is looked at again. */
function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function accept(guest: Page): Promise<void> {
  const answer = guest.getByRole('article', { name: 'Your answer' });
  await answer.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted')).toBeVisible();
}
