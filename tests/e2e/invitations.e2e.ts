import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createEvent, dayFromNow, daysToEvent, openInvitation } from './hosts.ts';
import { partsArrive } from './parts.ts';
import { firstEvent, signUp } from './people.ts';
import { textOf } from './text-of.ts';

const guestZone = 'America/St_Johns';
const eightDays = 8 * 24 * 60 * 60 * 1000;

test('Invitations: a guest who registers later finds an invitation to their number and accepts it; the host sees the answer, and the guest changes it', async ({
  openPage,
  people,
}) => {
  const newcomer = people.newcomer();
  const host = await openPage({ as: await people.member('Yamini') });
  await createEvent(host, {
    name: 'Ugadi lunch',
    invitees: [newcomer.number],
    questions: [
      ['What will you bring?', 'Short Answer'],
      ['How many are you?', 'Numeric Answer'],
    ],
  });
  await expectCount(host, 'Waiting', 1);

  const guest = await openPage({ at: '/home', timezoneId: guestZone });
  await signUp(guest, newcomer, 'Zubeda');
  await guest.goto('/my-appointments');
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

  await expectInCalendar(guest, 'Ugadi lunch');
  await card.getByRole('button', { name: 'Change response' }).click();
  await answer(card, 'No');
  await card.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(card.getByText('Rejected').first()).toBeVisible();

  await lookAgain(host);
  await expectCount(host, 'Rejected', 1);
  await expectCount(host, 'Accepted', 0);
  await lookAgain(guest);
  await expect(card.getByText('Rejected').first()).toBeVisible();
});

test('Invitations: a new invitation appears on the guest’s open page when they look again', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Harini');
  const guest = await openPage({ at: '/my-appointments', as: member });
  await expect(firstEvent(guest)).toBeVisible();

  const host = await openPage({ as: await people.member('Iqbal') });
  await createEvent(host, { name: 'Chai on the roof', invitees: [member.number] });
  await lookAgain(guest);
  await expect(guest.getByRole('article', { name: 'Chai on the roof' })).toBeVisible();
});

test('Invitations: of more than a page holds, the first page is shown, and each press of Show more adds the next and leads to its first card', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Omana');
  const host = await openPage({ as: await people.member('Prabha') });
  for (const name of ['Bathukamma', 'Sankranti']) {
    await createEvent(host, { name, invitees: [member.number] });
  }

  const page = await openPage({ at: '/my-appointments', as: member, prepare: askForOneAtATime });
  const events = page.getByRole('region', { name: 'Event Invitations' });
  const cards = events.getByRole('listitem');
  const more = events.getByRole('button', { name: 'Show more' });
  await expect(cards).toHaveCount(1);
  for (const count of [2, 3]) {
    await more.press('Enter');
    await expect(cards).toHaveCount(count);
    await expect(cards.nth(count - 1)).toBeFocused();
  }
  await expect(more).toBeHidden();
  for (const title of ['Bathukamma', 'Sankranti']) {
    await expect(events.getByRole('article', { name: title })).toBeVisible();
  }
  await lookAgain(page);
  await expect(cards).toHaveCount(3);
});

test('RSVP: a form that is open when its deadline passes turns into the expired text', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Karthik');
  const host = await openPage({ as: await people.member('Jaya') });
  await createEvent(host, { name: 'Kite day', invitees: [member.number] });

  const guest = await openPage({
    at: '/my-appointments',
    as: member,
    prepare: (context) => context.clock.install(),
  });
  const card = guest.getByRole('article', { name: 'Kite day' });
  await answer(card, 'Yes');
  await guest.clock.fastForward(eightDays);
  await expect(card.getByText('RSVP period has expired for this event.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Submit RSVP' })).toHaveCount(0);
});

test('RSVP: an invitation is answered with Yes and a question by keyboard alone, and the focus stays in its card', async ({
  openPage,
  people,
}) => {
  const { page, card } = await openInvitation(openPage, people, 'Bommala koluvu');
  const { keyboard } = page;
  await card.getByRole('radio', { name: 'Yes' }).focus();
  await keyboard.press('Space');
  await expect(card.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(card.getByRole('textbox', { name: 'How many are you?' })).toBeFocused();
  await keyboard.type('4');
  await keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Submit RSVP' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(card.getByText('Accepted').first()).toBeVisible();
  await expect(card.locator(':focus')).toHaveCount(1);
});

test.describe(() => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('RSVP: an answer that could not be sent without a network is kept, and sent once the network is back', async ({
    openPage,
    people,
  }) => {
    const page = await openPage({ at: '/my-appointments', as: await people.member('Mahesh') });
    const card = firstEvent(page);
    await answer(card, 'No');
    await partsArrive(page, 'alert-dialog');
    await page.context().setOffline(true);
    await card.getByRole('button', { name: 'Submit RSVP' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Submission Failed' });
    await expect(alert.getByText('Something went wrong while submitting your RSVP.')).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(card.getByRole('radio', { name: 'No' })).toBeChecked();
    await page.context().setOffline(false);
    await card.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(card.getByText('Rejected').first()).toBeVisible();
  });
});

test('Organisations: accepting an invitation makes the organisation’s tree appear and the invitation go', async ({
  openPage,
  people,
}) => {
  const member = await people.member('Nagamani');
  const page = await openPage({ at: '/my-appointments', as: member });
  const section = page.getByRole('region', { name: 'Organization Invitations' });
  const invitation = section.getByRole('article').first();
  const organisation = await textOf(invitation.getByRole('heading'));
  await answer(invitation, 'Yes');
  await invitation.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(invitation.getByText('Accepted').first()).toBeVisible();
  await page.goto('/my-organisation');
  await expect(page.getByRole('row', { name: new RegExp(organisation) })).toBeVisible();

  const again = await openPage({ at: '/my-appointments', as: member });
  const listed = again.waitForResponse('**/get_user_member_invites');
  await again.reload();
  await listed;
  await expect(firstEvent(again)).toBeVisible();
  await expect(again.getByRole('article', { name: organisation })).toHaveCount(0);
});

/** A page of the real service holds fifty: the browser asks for pages of one. */
async function askForOneAtATime(context: BrowserContext): Promise<void> {
  await context.route('**/get_user_events*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
}

/** Opens the calendar of the guest, goes to the one day that has something, and closes it again. */
async function expectInCalendar(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  // Six in the evening of the host's day is the morning of the same day where the guest is.
  const isInNextMonth =
    dayFromNow(daysToEvent).slice(0, 7) !== dayFromNow(0, guestZone).slice(0, 7);
  if (isInNextMonth) await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('button', { name: /, 1 item$/ }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function answer(card: Locator, choice: 'Yes' | 'No'): Promise<void> {
  const question = card.getByRole('radiogroup').first();
  await question.getByRole('radio', { name: choice }).check({ force: true });
}

async function expectCount(page: Page, answered: string, count: number): Promise<void> {
  const coming = page.getByRole('region', { name: 'Who is coming' });
  const term = coming.locator('dl > div').filter({ hasText: answered });
  await expect(term.getByText(String(count), { exact: true })).toBeVisible();
}

/** The person was elsewhere and comes back to the page. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
