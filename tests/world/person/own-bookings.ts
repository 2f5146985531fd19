import { screen } from '@testing-library/dom';
import { bookingTexts } from '#domain/booking.texts.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import { bookingPath } from '#domain/page-paths.ts';
import { ok } from '../answers.ts';
import { signedIn } from '../device.ts';
import { cancelQuestion, checkUp, movable } from '../own-bookings.ts';
import { network, until, visit } from '../visit.tsx';
import { choose } from './booking.ts';
import { myAppointments } from './invitations.ts';
import { press } from './person.ts';

/** The page with these bookings. */
export async function openBookings(...bookings: readonly OwnBooking[]): Promise<void> {
  network.answer('getBookings', ok({ bookings }));
  await visit(myAppointments, signedIn);
  await until(() => screen.getByRole('heading', { name: bookingTexts.yourBookings }));
}

/** Up to the question whether the check-up is to be cancelled. */
export async function askToCancel(): Promise<void> {
  await openBookings(checkUp);
  await press(bookingTexts.cancelBooking);
  await until(() => screen.getByRole('dialog', { name: cancelQuestion }));
}

/** Up to the point where the move of the check-up to another slot is confirmed, on its page. */
export async function askToMove(): Promise<void> {
  network.answer('getBooking', ok({ booking: movable }));
  await visit(bookingPath(movable.booking_id), signedIn);
  await press(bookingTexts.moveBooking);
  await choose('09:00 - 10:00');
}
