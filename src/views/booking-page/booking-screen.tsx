import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { bookingTexts } from '../../domain/booking-texts.ts';
import { bookingPageMachine } from '../../machines/booking-page.ts';
import type { CancelBookingDialogProps } from '../cancel-booking/cancel-booking-dialog.tsx';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useFocusLeft } from '../flow/use-focus-left.ts';
import { addressId } from '../layout/address-id.ts';
import { BookingDetails } from './booking-details.tsx';
import {
  BookingFailed,
  BookingLoading,
  BookingMissing,
  CancelledBefore,
} from './booking-waiting.tsx';

const cancelling = onDemand<CancelBookingDialogProps>(
  async () => (await import('../cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
);

/** The booking that the address names. */
export function BookingScreen() {
  const bookingId = addressId(useParams().id);
  return <BookingOf key={bookingId} bookingId={bookingId} />;
}

function BookingOf({ bookingId }: { bookingId: string }) {
  const userID = usePageOwner();
  const flow = useFlow(bookingPageMachine, { input: () => ({ userID, bookingId }) });
  const { booking, cancelledAt, asked } = useSelector(flow, ({ context }) => context);
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const isCancelled = useSelector(flow, (snapshot) => snapshot.matches('cancelled'));
  const now = useMinute();
  useFocusLeft(asked !== null, 'main');
  if (isFailed) return <BookingFailed onRetry={() => flow.send({ type: 'booking.retried' })} />;
  if (isMissing) return <BookingMissing />;
  if (isCancelled && !booking) return <CancelledBefore at={cancelledAt} />;
  if (!booking) return <BookingLoading />;
  return (
    <>
      <BookingDetails
        booking={booking}
        isCancelled={isCancelled}
        now={now}
        onCancel={() => flow.send({ type: 'cancel.requested' })}
        onNear={cancelling.preload}
      />
      {asked === 'cancel' && (
        <DialogBoundary
          text={bookingTexts.cancelNotLoaded}
          onLost={() => flow.send({ type: 'booking.kept' })}
        >
          <cancelling.Component owner={flow} userID={userID} booking={booking} />
        </DialogBoundary>
      )}
    </>
  );
}
