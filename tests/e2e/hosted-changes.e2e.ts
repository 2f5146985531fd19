import { expect } from '@playwright/test';
import { cancelEvent, createEvent as create, updateEvent } from '#domain/contract/events.ts';
import { respondToInvite } from '#domain/contract/invitations.ts';
import { test } from './fixtures.ts';
import { createEvent, dayFromNow, daysToEvent, eventData, idOf } from './hosts.ts';
import { lookAgain } from './look-again.ts';

test('§22.57 a host moves an event, and the guest who had accepted reads what it was, is asked again with their answer filled in, and confirms it for the host', async ({
  openPage,
  people,
}) => {
  const [asha, invited] = [await people.member('Bhavani'), await people.member('Chandra')];
  const at = await createEvent(people, asha, {
    name: 'Terrace dinner',
    invitees: [invited.number],
    questions: [['How many are you?', 'number']],
  });
  await people.ask(invited, respondToInvite, {
    user_id: invited.session.userID,
    event_id: idOf(at),
    rsvpResponses: { q_attending: true, 'question-0': 3 },
  });
  const host = await openPage({ at, as: asha });
  const guest = await openPage({ at, as: invited });
  const answer = guest.getByRole('article', { name: 'Your answer' });
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
  await answer.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(answer.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(answer.getByText(/^The time has changed/)).toHaveCount(0);
  await host.reload();
  await expect(host.getByText('1 of 1 have answered.')).toBeVisible();
  await expect(host.getByText('Has not answered since the change')).toHaveCount(0);
});

test('Event page: each paragraph of a description, and of the sentence about a cancellation, runs in the direction of its script', async ({
  openPage,
  people,
}) => {
  const host = await people.member('Bhavani');
  const [urdu, english] = ['کھانا اور موسیقی۔', 'Dinner and music.'];
  const text = `${urdu}\n${english}`;
  const made = await people.ask(host, create, {
    eventData: { ...eventData({ name: urdu }), description: text },
    invitees: [],
    host_id: host.session.userID,
  });
  const [event_id, user_id] = [`${made?.event_id}`, host.session.userID];
  await people.ask(host, cancelEvent, { event_id, user_id, message: text });
  const page = await openPage({ at: `/event/${event_id}`, as: host });
  const paragraphs = page.getByRole('main').getByText(english);
  await expect.poll(() => paragraphs.evaluateAll(indentsOfLastLines)).toEqual([0, 0]);
});

test.describe('Changes that came first', () => {
  test.use({ expectedProblems: /status of 40[09] / });

  test('§22.53 a host who saves over a change from another window sees the newer values, wherever the form was scrolled to', async ({
    openPage,
    people,
  }) => {
    const member = await people.member('Bhavani');
    const event = { name: 'Terrace dinner' };
    const at = await createEvent(people, member, event);
    const host = await openPage({ at, as: member });
    await host.getByRole('button', { name: 'Edit event' }).click();
    const form = host.getByRole('dialog', { name: 'Edit event' });
    await form.getByRole('textbox', { name: 'Event name' }).fill('Terrace supper');
    await people.ask(member, updateEvent, {
      event_id: idOf(at),
      user_id: member.session.userID,
      eventData: { ...eventData(event), venue: 'The hall of the school' },
      invitees: [],
    });

    await form.getByRole('textbox', { name: 'Question' }).scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Save changes' }).click();
    const newer = form.getByRole('alert');
    await expect(newer).toContainText('The hall of the school');
    await expect(newer).toBeInViewport({ ratio: 1 });
  });
});

/** Runs in the page: how far from their left edges the last lines begin. */
function indentsOfLastLines(parts: Element[]): number[] {
  return parts.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const last = [...range.getClientRects()].at(-1);
    return (last?.left ?? Number.NaN) - part.getBoundingClientRect().left;
  });
}
