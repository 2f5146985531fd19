import type { AskedBooking } from '../../domain/own-booking.ts';
import { texts } from '../../domain/texts.ts';
import type { CancelNotice } from '../../machines/cancel-booking.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import type { MoveNotice } from '../../machines/move-booking.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';

const cancelling = onDemand(
  async () => (await import('../cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
);
const moving = onDemand(
  async () => (await import('../move-booking/move-booking-dialog.tsx')).MoveBookingDialog,
);

/** Fetch the dialogs, which no first screen needs. */
export const preloadCancelling = cancelling.preload;
export const preloadMoving = moving.preload;

export interface AskedDialogProps {
  asked: AskedBooking;
  owner: Recipient<CancelNotice | MoveNotice>;
  /** Tells the owner that the dialog could not be fetched. */
  onLost: () => void;
}

/** The dialog of what a person wants to do with a booking. */
export function AskedDialog({ asked, owner, onLost }: AskedDialogProps) {
  const isMove = asked.what === 'move';
  // Another booking may be pressed before the dialog is painted, and has a flow of its own.
  const key = asked.booking.booking_id;
  return (
    <DialogBoundary text={isMove ? texts.slotsNotLoaded : texts.questionNotLoaded} onLost={onLost}>
      {isMove ? (
        <moving.Component key={key} owner={owner} booking={asked.booking} />
      ) : (
        <cancelling.Component key={key} owner={owner} booking={asked.booking} />
      )}
    </DialogBoundary>
  );
}
