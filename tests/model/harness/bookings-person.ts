import { act, screen } from '@testing-library/react';
import { bookingTexts } from '#domain/booking-texts.ts';
import { button } from './person.ts';
import { chooseSlots } from './slots-person.ts';
import type { Stage } from './view.tsx';

/** Confirms the cancellation of a booking, which comes out so. */
export async function confirm({ user, fakes }: Stage, outcome: object): Promise<void> {
  await user.click(button(bookingTexts.cancelBooking));
  await act(async () => fakes.resolve('cancelBooking', outcome));
}

/** Chooses a slot and confirms the move of a booking, which comes out so. */
export async function confirmMove(stage: Stage, outcome: object): Promise<void> {
  await chooseSlots(1, stage);
  await stage.user.click(button(bookingTexts.moveBooking));
  await act(async () => stage.fakes.resolve('moveBooking', outcome));
}

/** The service refuses what the open dialog asks for. */
export function doubt(_: unknown, stage: Stage): Promise<void> {
  const refused = { outcome: 'refused', message: 'This booking has begun.' };
  return isMoving() ? confirmMove(stage, refused) : confirm(stage, refused);
}

/** Closes the open dialog, and keeps the booking as it is. */
export async function keep(_: unknown, { user }: Stage): Promise<void> {
  await user.click(button(isMoving() ? 'Close' : bookingTexts.keepBooking));
}

function isMoving(): boolean {
  return screen.queryByRole('dialog', { name: bookingTexts.moveBooking }) !== null;
}
