import { useSelector } from '@xstate/react';
import { bookingTexts } from '../../domain/booking.texts.ts';
import type { OwnBooking } from '../../domain/own-booking.ts';
import { type CancelNotice, cancelBookingMachine } from '../../machines/cancel-booking.ts';
import type { Recipient } from '../../machines/kit/recipient.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { bookingWhenText } from '../words/when-text.ts';
import { cancelling, question } from './cancel-booking.texts.ts';
import './cancel-booking-dialog.css';

export interface CancelBookingDialogProps {
  owner: Recipient<CancelNotice>;
  booking: OwnBooking;
}

/** Asks whether a booking is to be cancelled, and names it; open while it is mounted. */
export function CancelBookingDialog({ owner, booking }: CancelBookingDialogProps) {
  const userID = usePageOwner();
  const flow = useFlow(cancelBookingMachine, {
    input: () => ({ owner, userID, booking }),
    key: booking.booking_id,
    goesOn: ({ context }) => ({ title: booking.title, text: context.failure }),
  });
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const close = () => flow.send({ type: 'cancel.closed' });
  return (
    <Dialog
      title={question}
      onClose={close}
      footer={
        <>
          <Button
            variant="danger"
            size="large"
            isWide
            isPending={isBusy}
            pendingLabel={cancelling}
            onPress={() => flow.send({ type: 'cancel.confirmed' })}
          >
            {bookingTexts.cancelBooking}
          </Button>
          <Button size="large" isWide isDisabled={isBusy} onPress={close}>
            {bookingTexts.keepBooking}
          </Button>
        </>
      }
    >
      <div className="cancel-booking">
        <p className="cancel-booking-title" dir="auto">
          {booking.title}
        </p>
        {booking.provider && <p dir="auto">{booking.provider}</p>}
        <p>{bookingWhenText(booking)}</p>
        <Refusal>{failure}</Refusal>
      </div>
    </Dialog>
  );
}
