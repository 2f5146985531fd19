import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom, ContextFrom } from 'xstate';
import { bookingTexts } from '../../domain/booking-texts.ts';
import { byTime, type OwnBooking } from '../../domain/own-booking.ts';
import { firstAdded } from '../../domain/paged-list.ts';
import { bookingsMachine } from '../../machines/bookings.ts';
import type { CancelBookingDialogProps } from '../cancel-booking/cancel-booking-dialog.tsx';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useFocusLeft } from '../flow/use-focus-left.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { focusOn } from '../ui/focus-on.ts';
import { ShowMore } from '../ui/show-more.tsx';
import { BookingList } from './booking-list.tsx';
import './bookings.css';

const dialog = onDemand<CancelBookingDialogProps>(
  async () => (await import('../cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
);

/**
 * 'Your bookings' on its flow. Without any the section is absent. What stands below it is shown once
 * its place is known.
 */
export function Bookings({ children }: { children: ReactNode }) {
  const userID = usePageOwner();
  const flow = useFlow(bookingsMachine, { input: () => ({ userID }) });
  const isShown = useSelector(flow, ({ context }) => hasAnything(context));
  const isHeld = useIsHeld(flow);
  return (
    <>
      {isShown && <BookingsSection flow={flow} userID={userID} />}
      <div className="bookings-below" data-held={isHeld || undefined} aria-busy={isHeld}>
        {children}
      </div>
    </>
  );
}

/**
 * Whether there are bookings, or may be on a further page, or were before 'Show more' was pressed; and
 * whether the person is being asked about one.
 */
function hasAnything({ list, asked }: ContextFrom<typeof bookingsMachine>): boolean {
  const { items, next, added } = list;
  return items.length > 0 || next !== null || added !== null || asked !== null;
}

type BookingsFlow = ActorRefFrom<typeof bookingsMachine>;

function BookingsSection({ flow, userID }: { flow: BookingsFlow; userID: string }) {
  const { list, asked } = useSelector(flow, ({ context }) => context);
  const isLoadingMore = useSelector(flow, (snapshot) => snapshot.matches('loadingMore'));
  const isMoreFailed = useSelector(flow, (snapshot) => snapshot.matches('moreFailed'));
  useFocusLeft(asked !== null, 'your-bookings');
  const now = useMinute();
  const { upcoming, past } = byTime(list.items, now);
  const rows = {
    now,
    added: firstAdded(list),
    onCancel: (booking: OwnBooking) => flow.send({ type: 'cancel.requested', booking }),
    onNear: dialog.preload,
  };
  const more = (
    <ShowMore
      list={list}
      isPending={isLoadingMore}
      isFailed={isMoreFailed}
      onPress={() => flow.send({ type: 'more.requested' })}
      aria-describedby="your-bookings"
    />
  );
  return (
    <section ref={leaveToPage} className="bookings" aria-labelledby="your-bookings">
      <h2 id="your-bookings" tabIndex={-1}>
        {bookingTexts.yourBookings}
      </h2>
      {upcoming.length > 0 ? (
        <BookingList label={bookingTexts.yourBookings} bookings={upcoming} {...rows} />
      ) : (
        <p className="bookings-none">{bookingTexts.noBookingsToCome}</p>
      )}
      {past.length === 0 && more}
      {past.length > 0 && (
        <Disclosure label={bookingTexts.pastBookings}>
          <BookingList label={bookingTexts.pastBookings} bookings={past} {...rows} />
          {more}
        </Disclosure>
      )}
      {asked && (
        <DialogBoundary
          text={bookingTexts.cancelNotLoaded}
          onLost={() => flow.send({ type: 'booking.kept' })}
        >
          <dialog.Component owner={flow} userID={userID} booking={asked} />
        </DialogBoundary>
      )}
    </section>
  );
}

const leaveToPage = focusOn(() => document.getElementById('main'));

/** Whether the list is not known yet, whose length decides where all below begins. */
function useIsHeld(flow: BookingsFlow): boolean {
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const [isHeld, setHeld] = useState(true);
  if (isHeld && !isLoading) setHeld(false);
  return isHeld;
}
