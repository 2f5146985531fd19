import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { otherDevice } from '../world/account.ts';
import { event, noConnection, ok, refusal, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { cancelQuestion, checkUp, hallBooking, movable } from '../world/own-bookings.ts';
import { chooseServiceSlot } from '../world/person/booking.ts';
import {
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
} from '../world/person/hosting.ts';
import { invite, myAppointments } from '../world/person/invitations.ts';
import { askToCancel, askToMove, openBookings } from '../world/person/own-bookings.ts';
import { press, readAlert, type } from '../world/person/person.ts';
import { dialog, expectNoAlert, toasts } from '../world/screen.ts';
import { draftsOfBrowser } from '../world/storage.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('Saves: a host who has left the form is told that the event was created, stays where they are, and finds an empty form', async () => {
  const answer = await leaveWhileCreating();
  answer(ok({ event_id: '17' }));
  await until(expectSuccess);
  await press('OK');
  await until(expectNoAlert);
  expect(window.location.pathname).toBe('/dashboard');
  window.history.back();
  await until(expectNothingPlanned);
});

it('Saves: a host who has left the form is told that the event was not created, and finds all that they typed', async () => {
  const answer = await leaveWhileCreating();
  answer(noConnection);
  await until(() => screen.getByRole('alertdialog', { name: 'Error' }));
  await readAlert('Error', 'Failed to create event');
  window.history.back();
  await until(expectPlanned);
});

it('Saves: a host who has left the form is told why the service refused their event', async () => {
  const answer = await leaveWhileCreating();
  answer(refusal(429, 'You have added 50 events today.'));
  await until(() => screen.getByRole('alertdialog', { name: 'Error' }));
  await until(() =>
    expect(toasts()).toEqual(['Terrace dinner', 'You have added 50 events today.']),
  );
});

it('Saves: for a host who is back at the form before the answer, nothing is on its way twice', async () => {
  const answer = await leaveWhileCreating();
  window.history.back();
  await until(expectPlanned);
  expect(network.sent('createEvent')[0]?.signal.aborted).toBe(true);
  answer(ok({ event_id: '17' }));
  await press('Create Event');
  await until(expectSuccess);
  expect(window.location.pathname).toBe('/event/17');
});

it('Saves: a person who has logged out hears nothing of what was on its way, and nothing of it stays', async () => {
  const answer = await leaveWhileCreating();
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(() => expect(window.location.pathname).toBe('/home'));
  expect(network.sent('createEvent')[0]?.signal.aborted).toBe(true);
  answer(ok({ event_id: '17' }));
  await breathe();
  expectNoAlert();
  expect(
    draftsOfBrowser().load({ userID }, createEventDraft.flow, createEventDraft.schema),
  ).toBeNull();
});

it('Saves: a person who has left the page of a service is told how its booking ended', async () => {
  await chooseServiceSlot();
  const answer = network.hold('confirmBooking');
  await press('Confirm Booking');
  await until(() => expect(network.sent('confirmBooking')).toHaveLength(1));
  await leave();
  answer(refusal(409, 'This slot is taken.'));
  await until(() => expect(toasts()).toEqual(['Error: This slot is taken.']));
});

const moved = 'The event was changed on another device.';

it.each([
  {
    what: 'cancellation of a booking',
    call: 'cancelBooking',
    ask: async () => {
      await askToCancel();
      await press('Cancel booking');
    },
    answer: noConnection,
    said: [
      checkUp.title,
      'The booking could not be cancelled. Check your connection and try again.',
    ],
  },
  {
    what: 'move of a booking',
    call: 'moveBooking',
    ask: async () => {
      await askToMove();
      await press('Move booking');
    },
    answer: refusal(409, 'This slot is taken.'),
    said: [movable.title, 'This slot is taken.'],
  },
  {
    what: 'cancellation of an event',
    call: 'cancelEvent',
    ask: async () => {
      await openHosted();
      await press('Cancel event');
      await until(() => dialog('Cancel this event?'));
      await press('Cancel event');
    },
    answer: refusal(409, 'This event has begun.'),
    said: ['Ugadi dinner', 'This event has begun.'],
  },
  {
    what: 'change of an event',
    call: 'updateEvent',
    ask: async () => {
      await openHosted();
      await press('Edit event');
      await type('Venue', 'Our terrace');
      // The newest event, which is fetched after a refusal, ends what the form would say of it.
      network.answer('getEvents', ok({ events: [{ ...event, can_edit: true, version: 4 }] }));
      await press('Save changes');
    },
    answer: refusal(409, moved),
    said: ['Ugadi dinner', moved],
  },
  {
    what: 'answer to an event of another time',
    call: 'respondToInvite',
    ask: async () => {
      invite('event');
      await visit(myAppointments, signedIn);
      await user.click(await until(() => screen.getByRole('radio', { name: 'Yes' })));
      await press('Submit RSVP');
    },
    answer: refusal(409, moved, 'outdated'),
    said: ['Ugadi dinner', moved],
  },
] as const)(
  'Saves: a person who has left before the $what failed is told why',
  async ({ call, ask, answer, said }) => {
    const fail = network.hold(call);
    await ask();
    await until(() => expect(network.sent(call)).toHaveLength(1));
    await leave();
    fail(answer);
    await until(() => expect(toasts()).toEqual(said));
    expectNoAlert();
  },
);

it('Saves: a host who has left before a change was sent again with the newest version is told that it was saved, and of no refusal', async () => {
  await openHosted();
  await press('Edit event');
  await type('Venue', 'Our terrace');
  network.answer('getEvents', ok({ events: [{ ...event, can_edit: true, version: 4 }] }));
  const refuse = network.hold('updateEvent');
  await press('Save changes');
  await until(() => expect(network.sent('updateEvent')).toHaveLength(1));
  await leave();
  const accept = network.hold('updateEvent');
  refuse(refusal(409, moved));
  await until(() => expect(network.sent('updateEvent')).toHaveLength(2));
  accept(ok({}));
  await until(() => expect(toasts()).toContain('Event updated.'));
  await breathe();
  expect(toasts()).toEqual(['Event updated.']);
});

it('Saves: a failure that the dialog itself says is told by no toast', async () => {
  network.answer('cancelBooking', refusal(409, 'The notice is over.'));
  await askToCancel();
  await press('Cancel booking');
  await until(() => within(dialog(cancelQuestion)).getByText('The notice is over.'));
  expect(toasts()).toEqual([]);
});

it('Saves: a person who has left their account is told that the device was not logged out', async () => {
  await visit('/account', signedIn);
  const answer = network.hold('endSession');
  await press('Log out');
  await until(() => expect(network.sent('endSession')).toHaveLength(1));
  await goHome();
  answer(noConnection);
  await until(() =>
    expect(toasts()).toEqual([
      `${otherDevice.device} could not be logged out. Check your connection and try again.`,
    ]),
  );
});

it('Saves: a person who cancels a second booking before the answer about the first is told how both ended', async () => {
  const other = { ...hallBooking, cancel_until: hallBooking.starts_at };
  await openBookings(checkUp, other);
  const answer = await comeBackWhileCancelling();
  await cancel(other.title);
  await until(() => expect(network.sent('cancelBooking')).toHaveLength(2));
  expect(network.sent('cancelBooking')[0]?.signal.aborted).toBe(false);
  answer(ok({}));
  await until(() => expect(toasts()).toContain('Booking cancelled.'));
});

it('Saves: a person who is back at the list before the answer about a cancellation sees it without the booking once it is answered', async () => {
  await openBookings(checkUp);
  const answer = await comeBackWhileCancelling();
  const row = { name: checkUp.title };
  await until(() => screen.getByRole('article', row));
  network.answer('getBookings', ok({ bookings: [] }));
  answer(ok({}));
  await until(() => expect(toasts()).toContain('Booking cancelled.'));
  await until(() => expect(screen.queryByRole('article', row)).toBeNull());
});

it('Saves: a list of bookings that was asked for before the answer about a cancellation, and comes after it, never shows the cancelled one', async () => {
  await openBookings(checkUp, hallBooking);
  const list = network.hold('getBookings');
  const answer = await comeBackWhileCancelling();
  await until(() => expect(network.sent('getBookings')).toHaveLength(2));
  network.answer('getBookings', ok({ bookings: [hallBooking] }));
  answer(ok({}));
  await until(() => expect(toasts()).toContain('Booking cancelled.'));
  list(ok({ bookings: [checkUp, hallBooking] }));
  await until(() => screen.getByRole('article', { name: hallBooking.title }));
  expect(screen.queryByRole('article', { name: checkUp.title })).toBeNull();
});

/** The cancellation of the first booking is on its way, and the person back at the list. */
async function comeBackWhileCancelling() {
  const answer = network.hold('cancelBooking');
  await cancel(checkUp.title);
  await until(() => expect(network.sent('cancelBooking')).toHaveLength(1));
  await leave();
  window.history.back();
  return answer;
}

/** Up to the press that sends the cancellation. */
async function cancel(title: string): Promise<void> {
  const row = await until(() => screen.getByRole('article', { name: title }));
  within(row).getByRole('button', { name: bookingTexts.cancelBooking }).click();
  const question = await until(() => dialog(cancelQuestion));
  await user.click(within(question).getByRole('button', { name: bookingTexts.cancelBooking }));
}

/** The planned event is on its way, and its host on the dashboard. */
async function leaveWhileCreating() {
  await openPlanned();
  const answer = network.hold('createEvent');
  await press('Create Event');
  await until(() => expect(network.sent('createEvent')).toHaveLength(1));
  await goHome();
  return answer;
}

/** The page of an event that its host can change. */
async function openHosted(): Promise<void> {
  network.answer('getEvents', ok({ events: [{ ...event, can_edit: true, version: 3 }] }));
  await visit(`/event/${event.id}`, signedIn);
}

async function goHome(): Promise<void> {
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  await dashboardIsShown();
}

/** To the dashboard, also from under a dialog. */
async function leave(): Promise<void> {
  window.history.pushState(null, '', '/dashboard');
  await dashboardIsShown();
}

async function dashboardIsShown(): Promise<void> {
  await until(() => screen.getByRole('heading', { name: /^Good / }));
}
