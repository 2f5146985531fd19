import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { texts } from '#domain/texts.ts';
import { event, ok, refusal, silence, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { cancelQuestion, checkUp, hallBooking, movable } from '../world/own-bookings.ts';
import { choose, chooseResourceSlots, chooseServiceSlot, follow } from '../world/person/booking.ts';
import {
  agenda,
  chooseCalendar,
  day,
  item,
  openCalendar,
  openDashboard,
  today,
} from '../world/person/calendar.ts';
import { myAppointments } from '../world/person/invitations.ts';
import { askToMove, openBookings } from '../world/person/own-bookings.ts';
import { press } from '../world/person/person.ts';
import { keepSavedFiles } from '../world/saved-files.ts';
import { enabled, expectNoDialog, inDialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const page = '/booking/check-up';
const appointment = { ...item(checkUp.title), booking_id: checkUp.booking_id };

it('§22.43 a booking’s title in the list leads to its page, which says all that is known of it', async () => {
  await openBookings(checkUp, hallBooking);
  await follow(checkUp.title);
  await untilHeading(checkUp.title);
  expect(location.pathname).toBe(page);
  for (const [name, value] of [
    ['When', /^Sunday, 29 November 2099, 10:00 am - 11:00 am/],
    ['Where', 'At the clinic'],
    ['With', 'Smile Clinic'],
    ['Duration', '60 mins'],
    ['Price', '₹500'],
  ] as const) {
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.getByRole('button', { name: texts.addToCalendar })).toBeVisible();
  await follow('See the service');
  await untilHeading(checkUp.title);
  expect(location.pathname).toBe('/service-details');
  await press(texts.bookNow);
  await until(() => expect(network.sent('slotsByDate')).not.toEqual([]));
  expect(network.sent('slotsByDate')[0]?.body).toMatchObject({
    owner_id: 'smile',
    service_duration: 60,
    location_mode: 'At the clinic',
  });
});

it('§22.43 the page of a resource’s booking leads to the resource, and offers nothing that the booking does not carry', async () => {
  network.answer('getBooking', ok({ booking: hallBooking }));
  await visit('/booking/hall', signedIn);
  await untilHeading(hallBooking.title);
  expect(screen.queryByRole('button', { name: bookingTexts.cancelBooking })).toBeNull();
  await follow('See the resource');
  await until(() => expect(location.pathname).toBe('/resource/hall'));
});

it('§22.43 a booking is cancelled on its page, which says so and keeps the focus', async () => {
  await visit(page, signedIn);
  await press(bookingTexts.cancelBooking);
  await until(() => inDialog(cancelQuestion, checkUp.title));
  await press(bookingTexts.cancelBooking);
  await until(() => expect(toasts()).toEqual([bookingTexts.bookingCancelled]));
  await until(expectNoDialog);
  expect(screen.getByText(bookingTexts.bookingIsCancelled)).toBeVisible();
  expect(screen.getByText('Cancelled')).toBeVisible();
  for (const name of [bookingTexts.cancelBooking, texts.addToCalendar]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await until(() => expect(document.activeElement?.id).toBe('main'));
  expect(network.sent('cancelBooking')).toMatchObject([{ path: '/bookings/check-up/cancel' }]);
});

it('Booking page: the way back keeps its focus when the booking comes', async () => {
  const answer = network.hold('getBooking');
  await visit(page, signedIn);
  const back = await until(() => screen.getByRole('link', { name: bookingTexts.yourBookings }));
  back.focus();
  answer(ok({ booking: checkUp }));
  await untilHeading(checkUp.title);
  expect(back).toHaveFocus();
});

it("Booking page: the focus stays on the page when the time of 'Cancel booking' is over", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(checkUp.starts_at) - 60_000 });
  await visit(page, signedIn);
  const cancel = await until(() => enabled(bookingTexts.cancelBooking));
  cancel.focus();
  vi.setSystemTime(Date.parse(checkUp.starts_at));
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(cancel).not.toBeInTheDocument());
  expect(document.activeElement?.id).toBe('main');
});

it('§22.43 the page of a booking that was cancelled before says when, and leads back to the others', async () => {
  const cancelled_at = '2026-03-08T06:00:00.000Z';
  for (const answer of [{ booking: checkUp, cancelled_at }, { cancelled_at }]) {
    network.answer('getBooking', ok(answer));
    await visit(page, signedIn);
    await untilHeading(bookingTexts.bookingIsCancelled);
    expect(screen.getByText('You cancelled it on Sunday, 8 March 2026.')).toBeVisible();
  }
  await follow(bookingTexts.seeYourBookings);
  await until(() => expect(location.pathname).toBe(myAppointments));
});

it('§22.43 an address that names no booking of the person says so, and leads back', async () => {
  network.answer('getBooking', refusal(404, 'You have no such booking.'));
  await visit('/booking/other', signedIn);
  await untilHeading(bookingTexts.bookingMissing);
  expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
  await follow(bookingTexts.seeYourBookings);
  await until(() => expect(location.pathname).toBe(myAppointments));
});

it('§22.44 the confirmation of a slot leads to the booking where the service names it', async () => {
  const body = { start_time: '09:00', booking_id: checkUp.booking_id };
  network.answer('confirmBooking', () => Response.json(body, { status: 201 }));
  await chooseServiceSlot();
  await press(texts.confirmBooking);
  await follow(bookingTexts.seeYourBooking);
  await untilHeading(checkUp.title);
  expect(location.pathname).toBe(page);
  await until(expectNoDialog);
});

it('§22.44 the confirmation of several slots leads to the list, since each is a booking', async () => {
  network.answer('bookResource', ok({ booking_ids: ['first', 'second'] }));
  await chooseResourceSlots();
  await press(texts.confirmBooking);
  await press('OK');
  await follow(bookingTexts.seeYourBookings);
  await until(() => expect(location.pathname).toBe(myAppointments));
});

it('§22.45 the row of a booking leads out of the calendar in full to its page', async () => {
  network.answer('getAppointments', today(appointment));
  await visit(myAppointments, signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual([checkUp.title]));
  await follow(checkUp.title);
  await untilHeading(checkUp.title);
  await until(expectNoDialog);
  expect(location.pathname).toBe(page);
});

it('§22.45 a row leads out of the header’s calendar, also where the page is the same', async () => {
  network.answer('getAppointments', today(appointment));
  await visit(page, signedIn);
  await untilHeading(checkUp.title);
  await chooseCalendar();
  await until(() => expect(day()).toEqual([checkUp.title]));
  await follow(checkUp.title);
  await until(expectNoDialog);
  expect(location.pathname).toBe(page);
});

it('§22.45 the agenda’s row of a hosted event that is over leads its host to the answers', async () => {
  const over = { ...event, eventDateTime: '2020-03-10T14:00:00Z' };
  network.answer('getEvents', ok({ events: [over] }));
  network.answer('getCalendarEvents', today({ ...item(event.eventName), event_id: event.id }));
  await openDashboard();
  await follow(event.eventName);
  await untilHeading(event.eventName);
  expect(screen.getByText(texts.completed)).toBeVisible();
  const invited = screen.getByRole('region', { name: 'Invited' });
  expect(within(invited).getByText('Payasam')).toBeVisible();
});

it('§22.45 a row of which the service names no booking and no event leads nowhere', async () => {
  network.answer('getAppointments', today(item(checkUp.title)));
  await openDashboard();
  await until(() => expect(agenda()).toEqual([checkUp.title]));
  expect(screen.queryByRole('link', { name: checkUp.title })).toBeNull();
});

it('§22.46 a booking is moved on its page: the dialog names the present time, and the new one stands there at once', async () => {
  await askToMove();
  expect(
    inDialog(bookingTexts.moveBooking, /^Now: Sunday, 29 November 2099, 10:00 am/),
  ).toBeVisible();
  const asked = network.sent('slotsByDate').at(-1);
  expect(asked?.path).toContain('moving=check-up');
  const later = { ...movable, start_time: '09:00', end_time: '10:00' };
  network.answer('moveBooking', ok({ booking: later }));
  network.answer('getBooking', silence);
  await press(bookingTexts.moveBooking);
  await until(() => expect(toasts()).toEqual([bookingTexts.bookingMoved]));
  await until(expectNoDialog);
  expect(screen.getByText(/^09:00 am - 10:00 am/)).toBeVisible();
  const body = { user_id: userID, date: movable.date, start_time: '09:00', end_time: '10:00' };
  expect(network.sent('moveBooking')).toMatchObject([{ path: '/bookings/check-up/move', body }]);
  await until(() => {
    expect(document.activeElement?.textContent).toBe(bookingTexts.moveBooking);
  });
});

it('§22.13 the calendar file of a moved booking takes the place of the one that was saved before', async () => {
  const saved = keepSavedFiles();
  await askToMove();
  const later = {
    ...movable,
    start_time: '09:00',
    end_time: '10:00',
    starts_at: '2099-11-29T03:30:00Z',
    ends_at: '2099-11-29T04:30:00Z',
  };
  network.answer('moveBooking', ok({ booking: later }));
  network.answer('getBooking', silence);
  await press('Close');
  await press(texts.addToCalendar);
  await press(bookingTexts.moveBooking);
  await choose('09:00 - 10:00');
  await press(bookingTexts.moveBooking);
  await until(expectNoDialog);
  await press(texts.addToCalendar);
  await until(() => expect(saved).toHaveLength(2));
  const files = await Promise.all(saved.map(({ content }) => content.text()));
  expect(files.map((text) => /UID:(.*)/.exec(text)?.[1])).toEqual([
    'check-up@booking.localhost',
    'check-up@booking.localhost',
  ]);
  expect(files.map((text) => /DTSTART;.*T(\d+)/.exec(text)?.[1])).toEqual(['100000', '090000']);
});

it('§22.46 a booking is moved in the list, and the agenda above it follows', async () => {
  network.answer('getAppointments', today(item('Before')));
  await openBookings(movable);
  await until(() => expect(agenda()).toEqual(['Before']));
  await press(bookingTexts.moveBooking);
  await choose('09:00 - 10:00');
  const later = { ...movable, date: '2099-12-24' };
  network.answer('moveBooking', ok({ booking: later }));
  network.answer('getBookings', ok({ bookings: [later] }));
  network.answer('getAppointments', today(item('After')));
  await press(bookingTexts.moveBooking);
  await until(expectNoDialog);
  const row = within(screen.getByRole('article', { name: movable.title }));
  await until(() => expect(row.getByText(/^Thursday, 24 December 2099/)).toBeVisible());
  await until(() => expect(agenda()).toEqual(['After']));
});

it('§22.46 a booking that says nothing of moving, or whose time to move is over, does not offer it', async () => {
  const over = { ...movable, booking_id: 'over', move_until: '2020-01-01T00:00:00Z' };
  await openBookings(checkUp, hallBooking, over);
  expect(screen.queryByRole('button', { name: bookingTexts.moveBooking })).toBeNull();
});

async function untilHeading(name: string): Promise<void> {
  await until(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
}
