import { act, screen } from '@testing-library/react';
import { bookingTexts } from '#domain/booking.texts.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import { cancelQuestion } from '../../world/own-bookings.ts';
import { button } from './person.ts';
import { bookingDialog, chooseSlots } from './slots-person.ts';
import type { Stage } from './view.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../../src/views/cancel-booking/cancel-booking-dialog.tsx';
import '../../../src/views/move-booking/move-booking-dialog.tsx';

/** The executors of what a person does with a booking, in the list as on its page. */
export const onBooking = {
  'cancel.requested': async (_: unknown, { user }: Stage) => {
    await user.click(button(bookingTexts.cancelBooking));
    await bookingDialog(cancelQuestion);
  },
  'move.requested': async (_: unknown, { user }: Stage) => {
    await user.click(button(bookingTexts.moveBooking));
    await bookingDialog(bookingTexts.moveBooking);
  },
  'booking.kept': keep,
  'booking.moved': ({ booking }: { booking: OwnBooking | null }, stage: Stage) =>
    confirmMove(stage, { outcome: 'moved', booking }),
  'booking.cancelled': (_: unknown, stage: Stage) => confirm(stage, { outcome: 'cancelled' }),
  'booking.doubted': doubt,
};

/** Confirms the cancellation of a booking, which comes out so. */
async function confirm({ user, fakes }: Stage, outcome: object): Promise<void> {
  await user.click(button(bookingTexts.cancelBooking));
  await act(async () => fakes.resolve('cancelBooking', outcome));
}

/** Chooses a slot and confirms the move of a booking, which comes out so. */
async function confirmMove(stage: Stage, outcome: object): Promise<void> {
  await chooseSlots(1, stage);
  await stage.user.click(button(bookingTexts.moveBooking));
  await act(async () => stage.fakes.resolve('moveBooking', outcome));
}

/** The service refuses what the open dialog asks for. */
function doubt(_: unknown, stage: Stage): Promise<void> {
  const refused = { outcome: 'refused', message: 'This booking has begun.' };
  return isMoving() ? confirmMove(stage, refused) : confirm(stage, refused);
}

/** Closes the open dialog, and keeps the booking as it is. */
async function keep(_: unknown, { user }: Stage): Promise<void> {
  await user.click(button(isMoving() ? 'Close' : bookingTexts.keepBooking));
}

function isMoving(): boolean {
  return screen.queryByRole('dialog', { name: bookingTexts.moveBooking }) !== null;
}
