import { useId } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import './confirm-booking.css';

export interface ConfirmBookingProps {
  /** The effect of the button, in words. */
  what: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
}

/** 'Confirm Booking', with its effect in words. */
export function ConfirmBooking({ what, isBusy, isDisabled, onConfirm }: ConfirmBookingProps) {
  const id = useId();
  return (
    <div className="confirm-booking">
      <p id={id} aria-live="polite">
        {what}
      </p>
      <Button
        variant="primary"
        size="large"
        aria-describedby={id}
        isPending={isBusy}
        pendingLabel="Booking..."
        isDisabled={isDisabled}
        onPress={onConfirm}
      >
        {texts.confirmBooking}
      </Button>
    </div>
  );
}
