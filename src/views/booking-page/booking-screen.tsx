import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { bookingPageMachine } from '../../machines/booking-page.ts';
import { heading } from '../booking/booking.texts.ts';
import { AskedDialog } from '../bookings/asked-dialog.tsx';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { addressId } from '../layout/address-id.ts';
import { useFocusLeft } from '../ui/use-focus-left.ts';
import { BookingDetails } from './booking-details.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { BookingLoading, BookingMissing, CancelledBefore } from './booking-waiting.tsx';

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
  if (isMissing) return <BookingMissing />;
  if (isCancelled && !booking) return <CancelledBefore at={cancelledAt} />;
  return (
    <>
      <BookingFrame title={booking?.title ?? heading} isBusy={!booking && !isFailed}>
        {isFailed && (
          <FailedLoad
            isPage
            title={bookingTexts.bookingFailed}
            onRetry={() => flow.send({ type: 'booking.retried' })}
          />
        )}
        {booking ? (
          <BookingDetails
            booking={booking}
            isCancelled={isCancelled}
            isNews={cancelledAt !== null}
            now={now}
            onMove={(wanted) => flow.send({ type: 'move.requested', booking: wanted })}
            onCancel={(wanted) => flow.send({ type: 'cancel.requested', booking: wanted })}
          />
        ) : (
          !isFailed && <BookingLoading />
        )}
      </BookingFrame>
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
