import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createEventDraft } from '../../src/machines/create-event.ts';
import { otherDevice } from '../world/account.ts';
import { noConnection, ok, refusal, userID } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chooseServiceSlot } from '../world/person/booking.ts';
import {
  expectNothingPlanned,
  expectPlanned,
  expectSuccess,
  openPlanned,
} from '../world/person/hosting.ts';
import { press, readAlert } from '../world/person/person.ts';
import { expectNoAlert, toasts } from '../world/screen.ts';
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
