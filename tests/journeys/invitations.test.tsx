import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { agenda, item, today } from '../world/person/calendar.ts';
import { invitedEvent, membership } from '../world/person/invitations.ts';
import { press, readAlert, type } from '../world/person/person.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });
const lastMoment = new Date('2026-03-12T23:59:59.999').getTime();
const untilThen = { inviteExpiryDate: '2026-03-12' };

it('§4.17 a pending invitation asks for an answer, a responded and an accepted one show it', async () => {
  await openEvents(
    { title: 'Holi', response_status: 'pending' },
    { title: 'Garba', response_status: 'responded', rsvpResponses: { q_attending: true } },
    { title: 'Ugadi', response_status: 'accepted', rsvpResponses: { q_attending: true } },
  );
  expect(card('Holi').queryByRole('button', { name: 'Submit RSVP' })).not.toBeNull();
  for (const title of ['Garba', 'Ugadi']) {
    expect(card(title).queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
    expect(card(title).getByText('Accepted')).toBeVisible();
  }
});

it('§4.18 organisation invitations are listed only while they are pending', async () => {
  const invites = ['pending', 'responded', 'accepted'].map((response_status) => ({
    ...membership,
    org_id: response_status,
    org_name: `The ${response_status} trust`,
    response_status,
  }));
  network.answer('getUserMemberInvites', ok({ invites }));
  await openMyAppointments();
  expect(cards()).toEqual(['The pending trust']);
});

it('§4.19 the pill of an answered invitation is Accepted after a yes, and Rejected after a no', async () => {
  const yes = { rsvpResponses: { q_attending: true } };
  const no = { rsvpResponses: { q_attending: false } };
  await openEvents(
    { title: 'Responded yes', response_status: 'responded', ...yes },
    { title: 'Responded no', response_status: 'responded', ...no },
    { title: 'Accepted yes', response_status: 'accepted', ...yes },
    { title: 'Accepted no', response_status: 'accepted', ...no },
  );
  const pills = cards().map((title) => [title, pill(title)]);
  expect(pills).toEqual([
    ['Responded yes', 'Accepted'],
    ['Responded no', 'Rejected'],
    ['Accepted yes', 'Accepted'],
    ['Accepted no', 'Rejected'],
  ]);
});

it('§4.20 a No hides the other questions, and their answers are not sent', async () => {
  await openEvents({ title: 'Holi' });
  await answer('Yes');
  await type('What will you bring?', 'Payasam');
  await answer('No');
  expect(screen.queryByLabelText('What will you bring?')).toBeNull();
  await press('Submit RSVP');
  await until(() => expect(pill('Holi')).toBe('Rejected'));
  expect(network.sent('respondToInvite').map(({ body }) => body)).toEqual([
    { user_id: 'asha', event_id: 'Holi', rsvpResponses: { q_attending: false } },
  ]);
});

it('§4.21 a Yes after a No empties the other questions for fresh answers', async () => {
  await openEvents({ title: 'Holi' });
  await answer('Yes');
  await type('What will you bring?', 'Payasam');
  await answer('No');
  await answer('Yes');
  expect(screen.getByLabelText<HTMLInputElement>('What will you bring?').value).toBe('');
  await press('Submit RSVP');
  await until(() => expect(pill('Holi')).toBe('Accepted'));
  expect(network.sent('respondToInvite')[0]?.body).toMatchObject({
    rsvpResponses: { q_attending: true },
  });
  expect(JSON.stringify(network.sent('respondToInvite'))).not.toContain('Payasam');
});

it('Invitations: an event that is accepted stands in the agenda beside them, without a reload', async () => {
  await openEvents({ title: 'Holi' });
  await until(() => expect(agenda()).toEqual([]));
  network.answer('getCalendarEvents', today(item('Holi')));
  await answer('Yes');
  await press('Submit RSVP');
  await until(() => expect(agenda()).toEqual(['Holi']));
});

it('§4.22 an invitation can be answered to the last millisecond of its day, and not in the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMoment });
  await openEvents({ title: 'Holi', ...untilThen });
  await answer('No');
  await press('Submit RSVP');
  await until(() => expect(pill('Holi')).toBe('Rejected'));
  vi.setSystemTime(lastMoment + 1);
  await openMyAppointments();
  expect(cards()).toEqual([]);
});

it('§4.23 an event invitation that has expired is not in the list, answered or not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMoment + 1 });
  await openEvents(
    { title: 'Holi', ...untilThen },
    { title: 'Garba', ...untilThen, response_status: 'accepted' },
    { title: 'Ugadi', inviteExpiryDate: '2026-03-13' },
  );
  expect(cards()).toEqual(['Ugadi']);
});

it('§4.24 an event invitation that expires on the screen shows its message instead of its form', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: lastMoment - 999 });
  await openEvents({ title: 'Holi', ...untilThen });
  expect(card('Holi').getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(999);
  await breathe();
  expect(card('Holi').getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await breathe();
  expectExpired('Holi', 'RSVP period has expired for this event.');
});

it('§4.24 an organisation’s invitation that has expired shows its message instead of a form', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMoment + 1 });
  network.answer('getUserMemberInvites', ok({ invites: [{ ...membership, ...untilThen }] }));
  await openMyAppointments();
  expectExpired('Sunrise Trust', 'RSVP period has expired for this organization.');
});

it('§5.18 §5.19 an event without an answer alerts “Incomplete” with its sentence, and an answer is sent once q_attending is answered, be it with no', async () => {
  await openEvents({ title: 'Holi' });
  await press('Submit RSVP');
  await readAlert('Incomplete', 'Please answer whether you will be able to attend.');
  expect(network.sent('respondToInvite')).toEqual([]);
  await answer('No');
  await press('Submit RSVP');
  await until(() => expect(pill('Holi')).toBe('Rejected'));
  expect(network.sent('respondToInvite')).toHaveLength(1);
});

it('Invitations: whether a guest attends is the one question that says that it has to be answered', async () => {
  await openEvents({ title: 'Holi' });
  expect(screen.getByRole('radiogroup')).toBeRequired();
});

it('§5.20 an organisation without an answer alerts its own sentence', async () => {
  network.answer('getUserMemberInvites', ok({ invites: [membership] }));
  await openMyAppointments();
  await press('Submit RSVP');
  await readAlert('Incomplete', 'Please answer whether you will attend.');
  expect(network.sent('respondToMemberInvite')).toEqual([]);
});

it('§5.21 an answer that comes after the deadline warns “RSVP Expired”, and is not sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMoment });
  await openEvents({ title: 'Holi', ...untilThen });
  await answer('Yes');
  const submit = screen.getByRole('button', { name: 'Submit RSVP' });
  // The device slept: the clock has gone on, and no timer has been heard of yet.
  vi.setSystemTime(lastMoment + 1);
  submit.click();
  await readAlert('RSVP Expired', 'RSVP period has expired for this event.');
  expectExpired('Holi', 'RSVP period has expired for this event.');
  expect(network.sent('respondToInvite')).toEqual([]);
});

/** The page with invitations to these events, each an identifier of its own. */
async function openEvents(...events: { title: string; [field: string]: unknown }[]): Promise<void> {
  const invitedEvents = events.map((event) => ({
    ...invitedEvent,
    event_id: event.title,
    ...event,
  }));
  network.answer('getUserEvents', ok({ invitedEvents }));
  await openMyAppointments();
}

async function openMyAppointments(): Promise<void> {
  await visit('/my-appointments', signedIn);
  await until(() => {
    const section = screen.getByRole('region', { name: 'Event Invitations' });
    expect(section.getAttribute('aria-busy')).toBe('false');
  });
  await breathe();
}

async function answer(attending: 'Yes' | 'No'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: attending }));
}

/** The card says that the deadline is over, in the place of the form. */
function expectExpired(title: string, message: string): void {
  expect(card(title).getByText(message)).toBeVisible();
  expect(card(title).queryByRole('radio')).toBeNull();
  expect(card(title).queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
}

function pill(title: string): string | undefined {
  return card(title).getByRole('status').querySelector('.badge')?.textContent;
}

function cards(): string[] {
  return screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
}

function card(title: string) {
  return within(screen.getByRole('article', { name: title }));
}
