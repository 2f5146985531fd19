import { bookingTexts } from '../../domain/booking.texts.ts';
import {
  isCancellable,
  isMovable,
  type MovableBooking,
  type OwnBooking,
  toCalendarEntry,
} from '../../domain/own-booking.ts';
import { AddToCalendar } from '../calendar-file/add-to-calendar.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { focusOn } from '../ui/focus-on.ts';
import { preloadCancelling, preloadMoving } from './asked-dialog.tsx';

export interface BookingButtonsProps
  extends Required<Pick<ButtonProps, 'size'>>,
    Pick<ButtonProps, 'aria-describedby'> {
  booking: OwnBooking;
  /** In milliseconds. */
  now: number;
  onMove: (booking: MovableBooking) => void;
  onCancel: (booking: OwnBooking) => void;
}

/**
 * The buttons that save a booking in the person's own calendar, and that move and cancel it, each as long as
 * the service allows it.
 */
export function BookingButtons({ booking, now, onMove, onCancel, ...look }: BookingButtonsProps) {
  return (
    <>
      <AddToCalendar entry={toCalendarEntry(booking)} size={look.size} />
      {isMovable(booking, now) && (
        <Button
          {...look}
          ref={leaveToBooking}
          onIntent={preloadMoving}
          onPress={() => onMove(booking)}
        >
          {bookingTexts.moveBooking}
        </Button>
      )}
      {isCancellable(booking, now) && (
        <Button
          {...look}
          ref={leaveToBooking}
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

/** A button whose time is over leaves the focus to the row of its booking, or to its page. */
const leaveToBooking = focusOn(
  (button) => button.closest('article')?.querySelector('h3') ?? document.getElementById('main'),
);
