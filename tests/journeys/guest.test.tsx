import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { event, inPages, ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { invitedEvent } from '../world/person/invitations.ts';
import { press, type } from '../world/person/person.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

/** All that a service with the additions tells of an invitation. */
const told = {
  ...invitedEvent,
  description: 'Six tastes, one table.',
  host_name: 'Meera Nair',
};

const page = `/event/${invitedEvent.event_id}`;

it('§22.20 an invited person finds the invitation at the event’s address, on a later page of both lists', async () => {
  const other = { ...told, event_id: 'other', title: 'Onam sadya' };
  network.answer('getUserEvents', inPages({ invitedEvents: [other] }, { invitedEvents: [told] }));
  await openPage(inPages({ events: [{ id: 'a' }] }, { events: [{ id: 'b' }] }));
  expect(screen.getByText('Hotel Triguna')).toBeVisible();
  expect(screen.getByText('Six tastes, one table.')).toBeVisible();
  expect(screen.getByText('Meera Nair')).toBeVisible();
  expect(fact('When')).toContain('29 November 2099');
  expect(answer().getByText(/^Answer until .*Nov.* 2099/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.queryByText('Who is coming')).toBeNull();
});

it('§22.20 an answer is typed on the event’s page, is still there after a reload, is sent and can be changed', async () => {
  invite(told);
  await openPage();
  await choose('Yes');
  await type('What will you bring?', 'Payasam');
  await reload();
  await until(() => expect(bring().value).toBe('Payasam'));
  await press('Submit RSVP');
  await until(() => expect(answer().getByRole('status').textContent).toBe('Your answer: Accepted'));
  const rsvpResponses = { q_attending: true, q_custom_1: 'Payasam' };
  expect(network.sent('respondToInvite').map(({ body }) => body)).toEqual([
    { user_id: 'asha', event_id: 'dinner', rsvpResponses },
  ]);
  await press('Change response');
  await choose('No');
  await press('Submit RSVP');
  await until(() => expect(answer().getByRole('status').textContent).toBe('Your answer: Rejected'));
});

it('§22.20 an invitation that has expired shows its message on the event’s page in the place of the form', async () => {
  invite({ ...told, inviteExpiryDate: '2020-03-12' });
  await openPage();
  expect(answer().getByText('RSVP period has expired for this event.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
});

it('§22.20 an invitation to an event that is over says so, and offers the way back instead of a calendar file', async () => {
  invite({ ...told, date: '2020-03-14T14:00:00Z', inviteExpiryDate: '2020-03-12' });
  await openPage();
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getByText(/^This event is over\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to your appointments' }));
  await until(() => expect(window.location.pathname).toBe('/my-appointments'));
});

it('§22.21 a person who neither hosts an event nor is invited reads that it is by invitation, and nothing of it', async () => {
  invite({ ...told, event_id: 'other' });
  network.answer('getEvents', ok({ events: [] }));
  await visit(page, signedIn);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Event not found' }));
  expect(screen.getByText(/^This event is by invitation/)).toBeVisible();
  const main = screen.getByRole('main');
  expect(main.textContent).not.toContain('Ugadi dinner');
  expect(
    within(main)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Back to the dashboard']);
  await user.click(within(main).getByRole('link'));
  await until(() => expect(window.location.pathname).toBe('/dashboard'));
});

it('§22.22 the list says who invites and what for, and an event’s name leads to its page', async () => {
  invite(told);
  network.answer('getEvents', ok({ events: [] }));
  await visit('/my-appointments', signedIn);
  const card = within(await until(() => screen.getByRole('article', { name: 'Ugadi dinner' })));
  expect(card.getByText('Invited by Meera Nair')).toBeVisible();
  expect(card.getByText('Six tastes, one table.')).toBeVisible();
  await user.click(card.getByRole('link', { name: 'Ugadi dinner' }));
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' }));
  expect(window.location.pathname).toBe(page);
});

it('§22.22 an invitation without description and host is shown in the list and on its page without them', async () => {
  invite(invitedEvent);
  await openPage();
  expect(screen.queryByText('Invited by')).toBeNull();
  expect(answer().getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
  await visit('/my-appointments', signedIn);
  const card = within(await until(() => screen.getByRole('article', { name: 'Ugadi dinner' })));
  expect(card.queryByText(/^Invited by/)).toBeNull();
  expect(card.getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
});

it('§22.51 a guest reads in the list and on the page that an event is cancelled, with the host’s sentence in the place of the form', async () => {
  const said = {
    cancelled_at: '2026-03-09T06:00:00Z',
    cancel_message: 'We are all down with flu.',
  };
  invite({ ...told, ...said });
  await openPage();
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByText('This event is cancelled.')).toBeVisible();
  expect(screen.getByText('We are all down with flu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
  await visit('/my-appointments', signedIn);
  const card = within(await until(() => screen.getByRole('article', { name: 'Ugadi dinner' })));
  expect(card.getByText('This event is cancelled.')).toBeVisible();
  expect(card.getByText('We are all down with flu.')).toBeVisible();
  expect(card.queryByRole('radiogroup')).toBeNull();
});

it('§22.51 an answer that comes after the cancellation is refused with the service’s sentence, and stays in the form', async () => {
  invite(told);
  network.answer('respondToInvite', refusal(409, 'The host has cancelled this event.'));
  await openPage();
  await choose('Yes');
  await press('Submit RSVP');
  await press('OK');
  expect(answer().getByRole('alert').textContent).toBe('The host has cancelled this event.');
  expect(answer().getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
});

it('§22.56 a guest reads in the list and on the page what has changed since they answered, and the host who has yet to answer anew', async () => {
  const changed = [
    { field: 'time', former: '2099-11-28T14:00:00Z' },
    { field: 'venue', former: 'The park' },
    { field: 'weather' },
  ];
  const answered = { response_status: 'responded', rsvpResponses: { q_attending: true } };
  invite({ ...told, ...answered, changed });
  await openPage();
  expect(answer().getByText(/^The time has changed since you answered\./)).toBeVisible();
  const before = answer()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(before).toEqual([
    expect.stringMatching(/^Time, before: .*28 November 2099/),
    'Place, before: The park',
  ]);
  expect(answer().getByText('Accepted')).toBeVisible();
  await visit('/my-appointments', signedIn);
  const card = within(await until(() => screen.getByRole('article', { name: 'Ugadi dinner' })));
  expect(card.getByText('The park')).toBeVisible();
  const invitees = event.invitees.map((one) => ({ ...one, changed }));
  network.answer('getEvents', ok({ events: [{ ...event, invitees }] }));
  await visit(page, signedIn);
  await until(() => screen.getByText('Has not answered since the change'));
});

/** The service holds this invitation alone. */
function invite(invitation: object): void {
  network.answer('getUserEvents', ok({ invitedEvents: [invitation] }));
}

/** The page of the event, whose person hosts nothing where nothing else is said. */
async function openPage(hosted = ok({ events: [] })): Promise<void> {
  network.answer('getEvents', hosted);
  await visit(page, signedIn);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' }));
  await breathe();
}

function answer() {
  return within(screen.getByRole('article', { name: 'Your answer' }));
}

async function choose(attending: 'Yes' | 'No'): Promise<void> {
  await user.click(answer().getByRole('radio', { name: attending }));
}

function bring(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('What will you bring?');
}

function fact(name: string): string | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}
