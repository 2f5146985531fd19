import { useId } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { bookingBusy } from './booking.texts.ts';
import './confirm-booking.css';

export interface ConfirmBookingProps {
  /** The button's name where it does something else than book, and while it does it. */
  action?: string;
  pendingLabel?: string;
  /** The effect of the button, in words. */
  what: string;
  /** Whether there is something to confirm: until then the button is quiet. */
  isReady: boolean;
  isBusy: boolean;
  /** Nothing can be confirmed now; the button keeps the focus. */
  isUnavailable?: boolean;
  onConfirm: () => void;
}

/** 'Confirm Booking' or another action, with its effect in words. */
export function ConfirmBooking({
  action = texts.confirmBooking,
  pendingLabel = bookingBusy,
  what,
  isReady,
  isBusy,
  isUnavailable,
  onConfirm,
}: ConfirmBookingProps) {
  const id = useId();
  return (
    <div className="confirm-booking">
      <p id={id} aria-live={isReady ? 'polite' : 'off'}>
        {what}
      </p>
      <Button
        variant={isReady || isBusy ? 'primary' : 'secondary'}
        size="large"
        aria-describedby={id}
        isPending={isBusy}
        pendingLabel={pendingLabel}
        isUnavailable={isUnavailable}
        onPress={onConfirm}
      >
        {action}
      </Button>
    </div>
  );
}
