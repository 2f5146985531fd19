import Banknote from 'lucide/dist/esm/icons/banknote.mjs';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { isOver, minutesOf, type OwnBooking, serviceOf } from '../../domain/own-booking.ts';
import { texts } from '../../domain/texts.ts';
import { duration, minutes } from '../booking/booking.texts.ts';
import { BookingButtons, type BookingButtonsProps } from '../bookings/booking-buttons.tsx';
import { cancelUntil } from '../bookings/cancel-until.ts';
import { SubjectName } from '../layout/subject.tsx';
import { Badge } from '../ui/badge.tsx';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Link } from '../ui/link.tsx';
import { formatPrice } from '../words/price.ts';
import { bookingWhen, slotDay } from '../words/when-text.ts';
import * as said from './booking-page.texts.ts';
import './booking-page.css';

export interface BookingDetailsProps extends Omit<BookingButtonsProps, 'size'> {
  isCancelled: boolean;
  /** Whether it was cancelled elsewhere: a toast tells of a cancellation made here. */
  isNews: boolean;
}

/** A booking with all that is known of it, and what can be done with it. */
export function BookingDetails({ booking, isCancelled, isNews, ...rest }: BookingDetailsProps) {
  const isPast = isOver(booking, rest.now);
  return (
    <>
      <header className="booking-page-head">
        <DateLeaf day={slotDay(booking.date, booking.start_time)} />
        <Standing isCancelled={isCancelled} isPast={isPast} />
        <SubjectName name={booking.title} />
      </header>
      <div aria-live={isNews ? 'polite' : 'off'}>
        {isCancelled && <p className="booking-page-note">{bookingTexts.bookingIsCancelled}</p>}
      </div>
      <FactList
        facts={[...factsOf(booking), ...(isCancelled ? [] : noticeOf(booking, rest.now))]}
      />
      {!isCancelled && (
        <div className="booking-page-actions">
          <BookingButtons booking={booking} {...rest} size="large" />
        </div>
      )}
      <p>
        <ToSubject booking={booking} />
      </p>
    </>
  );
}

function Standing({ isCancelled, isPast }: { isCancelled: boolean; isPast: boolean }) {
  if (isCancelled) return <Badge tone="rejected">{texts.cancelled}</Badge>;
  return isPast ? <Badge>{said.past}</Badge> : <Badge tone="accepted">{said.booked}</Badge>;
}

/** The way to what was booked, where the booking says enough of it. */
function ToSubject({ booking }: { booking: OwnBooking }) {
  const service = serviceOf(booking);
  const { resource_id } = booking;
  if (service) {
    return (
      <Link href="/service-details" state={service} variant="alone">
        {said.seeService}
      </Link>
    );
  }
  if (!resource_id) return null;
  return (
    <Link href={`/resource/${encodeURIComponent(resource_id)}`} variant="alone">
      {said.seeResource}
    </Link>
  );
}

function factsOf(booking: OwnBooking): Fact[] {
  const { kind, provider, place, price, currency } = booking;
  const what = kind === 'service' ? said.provider : said.owner;
  const cost = typeof price === 'number' ? formatPrice(price, currency) : null;
  return [
    { icon: Clock, name: said.time, value: bookingWhen(booking) },
    { icon: MapPin, name: said.place, value: place },
    { icon: User, name: what, value: provider },
    { icon: Hourglass, name: duration, value: minutes(minutesOf(booking)) },
    { icon: Banknote, name: said.price, value: cost },
  ];
}

function noticeOf(booking: OwnBooking, now: number): Fact[] {
  const until = cancelUntil(booking, now);
  return until ? [{ icon: CalendarX, name: until.name, value: until.value }] : [];
}
