import { bookingTexts } from '../../domain/booking.texts.ts';
import {
  isCancellable,
  isMovable,
  type MovableBooking,
  type OwnBooking,
} from '../../domain/own-booking.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { preloadCancelling, preloadMoving } from './asked-dialog.tsx';

export interface BookingButtonsProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  booking: OwnBooking;
  /** In milliseconds. */
  now: number;
  onMove: (booking: MovableBooking) => void;
  onCancel: (booking: OwnBooking) => void;
}

/** The buttons that move and cancel a booking, each as long as the service allows it. */
export function BookingButtons({ booking, now, onMove, onCancel, ...look }: BookingButtonsProps) {
  return (
    <>
      {isMovable(booking, now) && (
        <Button {...look} onIntent={preloadMoving} onPress={() => onMove(booking)}>
          {bookingTexts.moveBooking}
        </Button>
      )}
      {isCancellable(booking, now) && (
        <Button
          {...look}
          variant="quiet"
          onIntent={preloadCancelling}
          onPress={() => onCancel(booking)}
        >
          {bookingTexts.cancelBooking}
        </Button>
      )}
    </>
  );
}
