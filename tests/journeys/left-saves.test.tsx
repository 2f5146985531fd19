import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { otherDevice } from '../world/account.ts';
import { noConnection, ok, refusal, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { cancelQuestion, checkUp, hallBooking } from '../world/own-bookings.ts';
import { chooseServiceSlot } from '../world/person/booking.ts';
import {
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
} from '../world/person/hosting.ts';
import { openBookings } from '../world/person/own-bookings.ts';
import { press, readAlert } from '../world/person/person.ts';
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
  window.history.pushState(null, '', '/dashboard');
  await until(() => screen.getByRole('heading', { name: /^Good / }));
  answer(refusal(409, 'This slot is taken.'));
  await until(() => expect(toasts()).toEqual(['Error: This slot is taken.']));
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
  const answer = network.hold('cancelBooking');
  await cancel(checkUp.title);
  await until(() => expect(network.sent('cancelBooking')).toHaveLength(1));
  window.history.pushState(null, '', '/dashboard');
  await until(() => screen.getByRole('heading', { name: /^Good / }));
  window.history.back();
  await cancel(other.title);
  await until(() => expect(network.sent('cancelBooking')).toHaveLength(2));
  expect(network.sent('cancelBooking')[0]?.signal.aborted).toBe(false);
  answer(ok({}));
  await until(() => expect(toasts()).toContain('Booking cancelled.'));
});

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

async function goHome(): Promise<void> {
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  await until(() => screen.getByRole('heading', { name: /^Good / }));
}
