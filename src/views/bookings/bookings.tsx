import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom, ContextFrom } from 'xstate';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { byTime, type MovableBooking, type OwnBooking } from '../../domain/own-booking.ts';
import { bookingsMachine } from '../../machines/bookings.ts';
import { usePageOwner } from '../flow/environment.ts';
import { useMinute } from '../flow/use-clock.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { focusOnPage } from '../ui/focus-on.ts';
import { itemsLeft } from '../ui/list-left.ts';
import { ShowMore } from '../ui/show-more.tsx';
import { useFocusLeft } from '../ui/use-focus-left.ts';
import { usePortions } from '../ui/use-portions.ts';
import { AskedDialog } from './asked-dialog.tsx';
import { BookingList } from './booking-list.tsx';
import './bookings.css';

/**
 * 'Your bookings' on its flow. Without any the section is absent. Sections below it wait for its
 * place, for a moment: a list that comes later stands at the end, so that nothing moves.
 */
export function Bookings({ children }: { children: ReactNode }) {
  const userID = usePageOwner();
  const flow = useFlow(bookingsMachine, {
    input: () => ({ userID, least: itemsLeft('your-bookings') }),
  });
  const isShown = useSelector(flow, ({ context }) => hasAnything(context));
  const isLate = useSelector(flow, ({ context }) => context.isLate);
  const isHeld = useSelector(flow, (snapshot) => snapshot.matches({ loading: 'held' }));
  const section = isShown && <BookingsSection flow={flow} />;
  return (
    <>
      {!isLate && section}
      <div className="bookings-below" data-held={isHeld || undefined} aria-busy={isHeld}>
        {children}
      </div>
      {isLate && section}
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

function BookingsSection({ flow }: { flow: BookingsFlow }) {
  const { list, least, asked } = useSelector(flow, ({ context }) => context);
  const isLoadingMore = useSelector(flow, (snapshot) => snapshot.matches('loadingMore'));
  const isMoreFailed = useSelector(flow, (snapshot) => snapshot.matches('moreFailed'));
  useFocusLeft(asked !== null, 'your-bookings');
  const now = useMinute();
  const all = byTime(list.items, now);
  const { shown, added, onMore } = usePortions(list, {
    inOrder: [...all.upcoming, ...all.past],
    least,
    onMore: () => flow.send({ type: 'more.requested' }),
  });
  const [wasMoreShown, setMoreShown] = useState(false);
  if (added && !wasMoreShown) setMoreShown(true);
  const upcoming = shown.items.slice(0, all.upcoming.length);
  const past = shown.items.slice(all.upcoming.length);
  const rows = {
    now,
    added,
    onMove: (booking: MovableBooking) => flow.send({ type: 'move.requested', booking }),
    onCancel: (booking: OwnBooking) => flow.send({ type: 'cancel.requested', booking }),
  };
  return (
    <section ref={focusOnPage} className="bookings" aria-labelledby="your-bookings">
      <h2 id="your-bookings" tabIndex={-1}>
        {bookingTexts.yourBookings}
      </h2>
      {upcoming.length > 0 ? (
        <BookingList label={bookingTexts.yourBookings} bookings={upcoming} {...rows} />
      ) : (
        <p className="bookings-none">{bookingTexts.noBookingsToCome}</p>
      )}
      {past.length > 0 && (
        // Those that 'Show more' brings are seen at once.
        <Disclosure label={bookingTexts.pastBookings} open={wasMoreShown}>
          <BookingList label={bookingTexts.pastBookings} bookings={past} {...rows} />
        </Disclosure>
      )}
      <ShowMore
        list={shown}
        isPending={isLoadingMore}
        isFailed={isMoreFailed}
        onPress={onMore}
        aria-describedby="your-bookings"
      />
      {asked && (
        <AskedDialog
          asked={asked}
          owner={flow}
          onLost={() => flow.send({ type: 'booking.kept' })}
        />
      )}
    </section>
  );
}
