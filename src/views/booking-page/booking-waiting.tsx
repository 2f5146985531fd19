import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { heading } from '../booking/booking.texts.ts';
import { Main } from '../layout/main.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { longDayText } from '../words/when-text.ts';
import * as said from './booking-page.texts.ts';
import './booking-page.css';

const back = (
  <Link href="/my-appointments" variant="primary">
    {bookingTexts.seeYourBookings}
  </Link>
);

/** The placeholder of a loading booking. */
export function BookingLoading() {
  return (
    <>
      <div className="booking-page-head">
        <Skeleton shape="block" width="3.75rem" height="4rem" />
        <Skeleton shape="block" width="5rem" height="1.5rem" />
        <h1>
          <VisuallyHidden>{said.loading}</VisuallyHidden>
          <Skeleton shape="block" width="70%" height="2.5rem" />
        </h1>
      </div>
      <div>
        <Skeleton width="60%" />
        <Skeleton width="45%" />
        <Skeleton width="50%" />
      </div>
    </>
  );
}

/** For an address that names no booking of the person. */
export function BookingMissing() {
  return (
    <Main title={bookingTexts.bookingMissing} className="booking-page">
      <EmptyState
        isPage
        title={bookingTexts.bookingMissing}
        text={said.missingHint}
        picture={<Icon of={CalendarX2} />}
        action={back}
      />
    </Main>
  );
}

/** For a booking of which nothing is known any more but that it was cancelled, in milliseconds. */
export function CancelledBefore({ at }: { at: number | null }) {
  return (
    <Main title={heading} className="booking-page">
      <EmptyState
        isPage
        title={bookingTexts.bookingIsCancelled}
        {...(at === null ? {} : { text: said.cancelledOn(longDayText(at)) })}
        picture={<Icon of={CalendarX2} />}
        action={back}
      />
    </Main>
  );
}
