import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { bookingPageMachine } from '../../machines/booking-page.ts';
import { AskedDialog } from '../bookings/asked-dialog.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { addressId } from '../layout/address-id.ts';
import { useFocusLeft } from '../ui/use-focus-left.ts';
import { BookingDetails } from './booking-details.tsx';
import {
  BookingFailed,
  BookingLoading,
  BookingMissing,
  CancelledBefore,
} from './booking-waiting.tsx';

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
        isNews={cancelledAt !== null}
        now={now}
        onMove={(wanted) => flow.send({ type: 'move.requested', booking: wanted })}
        onCancel={(wanted) => flow.send({ type: 'cancel.requested', booking: wanted })}
      />
      {asked && (
        <AskedDialog
          asked={asked}
          owner={flow}
          onLost={() => flow.send({ type: 'booking.kept' })}
        />
      )}
    </>
  );
}
