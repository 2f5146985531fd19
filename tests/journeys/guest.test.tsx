import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
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

it('§22.20 an answer that is typed to one event is not in the form of another, whose identifier may have a slash', async () => {
  const other = { ...told, event_id: 'onam/2099', title: 'Onam sadya' };
  network.answer('getUserEvents', ok({ invitedEvents: [told, other] }));
  await openPage();
  await choose('Yes');
  await type('What will you bring?', 'Payasam');
  await visit('/event/onam%2F2099', signedIn);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Onam sadya' }));
  expect(answer().queryByRole('radio', { checked: true })).toBeNull();
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
  expect(answer().getByText('The host has cancelled this event.')).toBeVisible();
  // The toast and the alert have told of it (§22.100).
  expect(answer().queryByRole('alert')).toBeNull();
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
  await visit('/my-appointments', signedIn);
  const card = within(await until(() => screen.getByRole('article', { name: 'Ugadi dinner' })));
  expect(card.getByText('The park')).toBeVisible();
  const invitees = event.invitees.map((one) => ({ ...one, changed }));
  network.answer('getEvents', ok({ events: [{ ...event, invitees }] }));
  await visit(page, signedIn);
  await until(() => screen.getByText('Has not answered since the change'));
});

const moved = {
  ...told,
  response_status: 'responded',
  rsvpResponses: { q_attending: true, q_custom_1: 'Payasam' },
  version: 3,
  changed: [{ field: 'time', former: '2099-11-28T14:00:00Z' }],
};

const paths = ['/my-appointments', page];

it('§22.57 after the time was changed, the form opens by itself with the former answer in list and page, and one press confirms it', async () => {
  for (const path of paths) {
    await openMoved(path);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(bring().value).toBe('Payasam');
    await press('Submit RSVP');
    await until(() => screen.getByText('Accepted'));
    expect(screen.queryByText(/^The time has changed since you answered\./)).toBeNull();
  }
  const { rsvpResponses, version } = moved;
  const sent = { user_id: 'asha', event_id: 'dinner', rsvpResponses, version };
  expect(network.sent('respondToInvite').map(({ body }) => body)).toEqual([sent, sent]);
});

it('§22.57 cancelling leaves the former answer, which is said to be from before the change, and the next visit asks again', async () => {
  await openMoved(page);
  await choose('No');
  await press('Cancel');
  expect(answer().getByRole('status').textContent).toBe('Your answer: Accepted before the change');
  await press('Change response');
  expect(bring().value).toBe('Payasam');
  await press('Cancel');
  await reload();
  await until(() => expect(bring().value).toBe('Payasam'));
  expect(network.sent('respondToInvite')).toEqual([]);
});

it('§22.57 an answer of the person’s own that is not sent yet stays as it was typed', async () => {
  invite({ ...moved, changed: [] });
  await openPage();
  await press('Change response');
  await type('What will you bring?', 'Vada');
  invite(moved);
  await reload();
  await until(() => expect(bring().value).toBe('Vada'));
  expect(answer().getByText(/^The time has changed since you answered\./)).toBeVisible();
});

it('§22.58 an answer to a former time is refused, stays as it was typed, and is sent again for the new one', async () => {
  invite({ ...told, version: 3 });
  await openPage();
  await choose('Yes');
  await type('What will you bring?', 'Payasam');
  const sentence = 'The time of this event has changed.';
  network.answer('respondToInvite', refusal(409, sentence, 'outdated'));
  invite({ ...told, date: '2099-11-30T14:00:00Z', version: 4 });
  await press('Submit RSVP');
  await until(() => expect(fact('When')).toContain('30 November 2099'));
  expect(answer().getByRole('alert').textContent).toBe(sentence);
  expect(answer().getByText(texts.changedMeanwhile)).toBeVisible();
  expect(answer().getByRole('listitem').textContent).toMatch(/^Time, before: .*29 November 2099/);
  expect(answer().getByText(/29 November 2099/).tagName).toBe('S');
  expect(bring().value).toBe('Payasam');
  network.answer('respondToInvite', ok({}));
  await press('Submit RSVP');
  await until(() => screen.getByText('Accepted'));
  expect(answer().queryByText(texts.changedMeanwhile)).toBeNull();
  const versions = network
    .sent('respondToInvite')
    .map(({ body }) => Reflect.get(Object(body), 'version'));
  expect(versions).toEqual([3, 4]);
});

it('§22.59 a change that is noticed while list or page is open keeps what is typed and the focus in it, and is said', async () => {
  for (const path of paths) {
    await openMoved(path, { ...moved, changed: [], version: 2 });
    await press('Change response');
    await type('What will you bring?', 'Vada');
    const typing = document.activeElement;
    invite({ ...moved, date: '2099-11-30T14:00:00Z' });
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => screen.getByText(/^The time has changed since you answered\./));
    expect(bring().value).toBe('Vada');
    expect(document.activeElement).toBe(typing);
    await press('Submit RSVP');
    await until(() => screen.getByText('Accepted'));
  }
  const rsvpResponses = { q_attending: true, q_custom_1: 'Vada' };
  const sent = { user_id: 'asha', event_id: 'dinner', rsvpResponses, version: 3 };
  expect(network.sent('respondToInvite').map(({ body }) => body)).toEqual([sent, sent]);
});

/** A page of the moved event's guest, where nothing else is said. */
async function openMoved(path: string, invitation: object = moved): Promise<void> {
  invite(invitation);
  network.answer('getEvents', ok({ events: [] }));
  await visit(path, signedIn);
  await until(() => screen.getByRole('button', { name: /^(Submit RSVP|Change response)$/ }));
}

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
