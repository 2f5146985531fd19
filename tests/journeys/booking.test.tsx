import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chooseResourceSlots, chooseServiceSlot, openService } from '../world/person/booking.ts';
import { press } from '../world/person/person.ts';
import { dialog, enabled, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

it('§4.25 booked slots of a resource are gone from its list, and the others are still there', async () => {
  await visit('/resource/hall', signedIn);
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  screen.getByRole('option', { name: '09:00 - 10:00' }).click();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  await press('Done');
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['10:00 - 11:00']));
});

it('§4.25 a resource whose last slots were booked cannot be booked any more', async () => {
  await chooseResourceSlots();
  await press('Confirm Booking');
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  await press('Done');
  await until(() => expect(() => enabled('Book Now')).toThrow('Book Now cannot be pressed.'));
});

it('§5.22 the booking of a resource waits for at least one slot', async () => {
  await visit('/resource/hall', signedIn);
  await press('Book Now');
  const slot = await until(() => screen.getByRole('option', { name: '09:00 - 10:00' }));
  expect(() => enabled('Confirm Booking')).toThrow('Confirm Booking cannot be pressed.');
  slot.click();
  await until(() => enabled('Confirm Booking'));
  slot.click();
  await until(() => expect(() => enabled('Confirm Booking')).toThrow());
  expect(network.sent('bookResource')).toEqual([]);
});

it('§5.23 a service is not booked without a slot: “Select a slot first!”', async () => {
  await openService();
  await press('Book Now');
  await until(() => expect(slots()).toEqual(['09:00 - 10:00', '10:00 - 11:00']));
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['Select a slot first!']));
  expect(network.sent('confirmBooking')).toEqual([]);
  expect(dialog('Select Slot')).toBeVisible();
});

it('§5.23 a service is not booked with an invalid token: “You are not authorized.”', async () => {
  await chooseServiceSlot();
  network.answer('confirmBooking', refusal(401, 'Log in first.'));
  await press('Confirm Booking');
  await until(() => expect(toasts()).toEqual(['You are not authorized.']));
  await until(() => dialog('Log in or sign up'));
  expect(network.sent('confirmBooking')).toHaveLength(1);
});

function slots(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}
