import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { bookingPath } from '#domain/page-paths.ts';
import { ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { keepLog } from '../world/log.ts';
import { cancelQuestion, checkUp, hallBooking, movable } from '../world/own-bookings.ts';
import { choose, chosen } from '../world/person/booking.ts';
import { invitedEvent, myAppointments } from '../world/person/invitations.ts';
import { openBookings } from '../world/person/own-bookings.ts';
import { press } from '../world/person/person.ts';
import { expectNoDialog, inDialog, toasts } from '../world/screen.ts';
import { network, reload, until, visit } from '../world/visit.tsx';

const log = keepLog();

const over = {
  ...checkUp,
  booking_id: 'over',
  title: 'Morning yoga',
  starts_at: '2020-01-01T04:30:00.000Z',
  ends_at: '2020-01-01T05:30:00.000Z',
  cancel_until: '2020-01-01T04:30:00.000Z',
};

it('Your bookings: those to come stand in order with place and price, and those that are over behind a disclosure', async () => {
  await openBookings(hallBooking, checkUp, over);
  const [toCome, past] = [bookingTexts.yourBookings, bookingTexts.pastBookings].map((name) =>
    screen.getByRole('list', { name, hidden: true }),
  );
  expect(titlesIn(toCome)).toEqual(['Dental check-up', 'Community hall']);
  expect(titlesIn(past)).toEqual(['Morning yoga']);
  const first = within(screen.getByRole('article', { name: 'Dental check-up' }));
  for (const text of ['Smile Clinic', 'At the clinic', '₹500']) {
    expect(first.getByText(text)).toBeVisible();
  }
  const times = first.getByText(/^10:00 am - 11:00 am/);
  expect(times.parentElement).toHaveTextContent(/^Sunday, 29 November 2099, 10:00 am/);
  expect(past?.closest('details')?.open).toBe(false);
});

it('§22.48 a booking whose provider asks for notice says until when it can be cancelled, in the list and on its page, and one whose notice is over says until when it could', async () => {
  const asking = { ...checkUp, zone: null, cancel_until: '2099-11-28T04:30:00.000Z' };
  const tooLate = { ...hallBooking, cancel_until: '2020-01-01T04:30:00.000Z' };
  await openBookings(asking, tooLate);
  const first = within(screen.getByRole('article', { name: 'Dental check-up' }));
  const notice = first.getByText(/^Can be cancelled until Sat.*, 28 Nov.* 2099/);
  expect(notice).toBeVisible();
  // No line ends within the date.
  expect(notice.textContent).toMatch(/ Sat\S*\u00a028\u00a0Nov\S*\u00a02099, /);
  const second = within(screen.getByRole('article', { name: 'Community hall' }));
  expect(second.getByText(/^Could be cancelled until Wed.*1 Jan.*2020/)).toBeVisible();
  expect(second.queryByRole('button', { name: bookingTexts.cancelBooking })).toBeNull();
  network.answer('getBooking', ok({ booking: asking }));
  await visit(bookingPath(asking.booking_id), signedIn);
  const name = await until(() => screen.getByText(bookingTexts.cancelUntil));
  expect(name.nextElementSibling?.textContent).toMatch(/^Sat.*,\s28\sNov.*\s2099/);
});

it('Your bookings: one whose times are instants has the day on the device on its leaf, as in its words, in the list and on its page', async () => {
  const at = new Date('2099-11-29T23:30:00').toISOString();
  // The service is in a zone where the next day has begun by then.
  const told = { ...checkUp, date: '2099-11-30', start_time: at, starts_at: at };
  await openBookings(told);
  const row = screen.getByRole('article', { name: told.title });
  expect(row).toHaveTextContent(/Sunday, 29 November 2099, 11:30/);
  expect(row.querySelector('.date-leaf')).toHaveTextContent('Nov29');
  network.answer('getBooking', ok({ booking: told }));
  await visit(bookingPath(told.booking_id), signedIn);
  await until(() => screen.getByText('Sunday, 29 November 2099,'));
  expect(document.querySelector('.date-leaf')).toHaveTextContent('Nov29');
});

it('Moving: a slot that was chosen for one booking is not chosen for another after a reload', async () => {
  await openBookings(movable, { ...movable, booking_id: 'cleaning', title: 'Cleaning' });
  const move = (title: string) =>
    within(screen.getByRole('article', { name: title }))
      .getByRole('button', { name: bookingTexts.moveBooking })
      .click();
  move('Dental check-up');
  await choose('10:00 - 11:00');
  await reload();
  await until(() => screen.getByRole('article', { name: 'Cleaning' }));
  move('Cleaning');
  await until(() => screen.getByRole('option', { name: '10:00 - 11:00' }));
  expect(chosen()).toEqual([]);
});

it.each([
  [bookingTexts.cancelBooking, 'cancelBooking'],
  [bookingTexts.moveBooking, 'moveBooking'],
] as const)(
  '“%s” of a second booking, pressed before the dialog of the first one is painted, changes the second one',
  async (button, call) => {
    await openBookings(movable, { ...movable, booking_id: 'cleaning', title: 'Cleaning' });
    const ask = (title: string) =>
      within(screen.getByRole('article', { name: title }))
        .getByRole('button', { name: button })
        .click();
    const isMove = call === 'moveBooking';
    const name = isMove ? bookingTexts.moveBooking : cancelQuestion;
    // The code of the dialog has come with this one.
    ask('Cleaning');
    await until(() => inDialog(name, 'Cleaning'));
    await press('Close');
    await until(expectNoDialog);
    ask('Dental check-up');
    // The page has heard of the press, and the dialog is not painted yet.
    await Promise.resolve();
    ask('Cleaning');
    await until(() => inDialog(name, 'Cleaning'));
    if (isMove) await choose('10:00 - 11:00');
    await press(button);
    await until(() => expect(network.sent(call)).toHaveLength(1));
    expect(network.sent(call)[0]?.path).toContain('/bookings/cleaning/');
  },
);

it('Cancelling: a cancelled booking is gone at once, and the focus stands where the list begins', async () => {
  await openBookings(checkUp, hallBooking);
  await press(bookingTexts.cancelBooking);
  await until(() => inDialog(cancelQuestion, 'Dental check-up'));
  network.answer('getBookings', ok({ bookings: [hallBooking] }));
  await press(bookingTexts.cancelBooking);
  await until(() => expect(toasts()).toEqual([bookingTexts.bookingCancelled]));
  await until(expectNoDialog);
  expect(screen.queryByRole('article', { name: 'Dental check-up' })).toBeNull();
  await until(() => expect(document.activeElement?.textContent).toBe(bookingTexts.yourBookings));
});

it.each([404, 405, 501])(
  'Your bookings: with a service that has no list of bookings (%i) the page is as it was without them, and nothing is logged',
  async (status) => {
    network.answer('getBookings', refusal(status, 'There is no such page.'));
    network.answer('getUserEvents', ok({ invitedEvents: [invitedEvent] }));
    await visit(myAppointments, signedIn);
    const invitation = await until(() => screen.getByRole('article', { name: invitedEvent.title }));
    await until(() => expect(invitation.closest('[data-held]')).toBeNull());
    expect(screen.queryByText(bookingTexts.yourBookings)).toBeNull();
    expect(toasts()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log()).toEqual([]);
  },
);

function titlesIn(list: HTMLElement | undefined): string[] {
  if (!list) return [];
  const titles = within(list).getAllByRole('heading', { level: 3, hidden: true });
  return titles.map(({ textContent }) => textContent);
}
