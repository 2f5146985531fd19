import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Tag from 'lucide/dist/esm/icons/tag.mjs';
import { useId } from 'react';
import type { OwnBooking } from '../../domain/own-booking.ts';
import { bookingPath } from '../../domain/page-paths.ts';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { focusOn } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { Link } from '../ui/link.tsx';
import { firstNew } from '../ui/show-more.tsx';
import { WholeParts } from '../ui/whole-parts.tsx';
import { formatPrice } from '../words/price.ts';
import { bookingWhen, slotDay } from '../words/when-text.ts';
import { BookingButtons, type BookingButtonsProps } from './booking-buttons.tsx';
import { cancelUntil } from './cancel-until.ts';

type RowProps = Pick<BookingButtonsProps, 'now' | 'onMove' | 'onCancel'>;

export interface BookingListProps extends RowProps {
  label: string;
  bookings: readonly OwnBooking[];
  /** The first booking that 'Show more' has brought. */
  added: OwnBooking | undefined;
}

/** Bookings, each with what can be done with it. */
export function BookingList({ label, bookings, added, ...row }: BookingListProps) {
  return (
    <ul className="booking-list" aria-label={label}>
      <InSlices>
        {bookings.map((booking) => (
          <li key={booking.booking_id} {...(booking === added && firstNew)}>
            <BookingRow booking={booking} {...row} />
          </li>
        ))}
      </InSlices>
    </ul>
  );
}

function BookingRow({ booking, ...row }: RowProps & { booking: OwnBooking }) {
  const titleId = useId();
  const { title, provider, place, price, currency, date, start_time } = booking;
  const until = cancelUntil(booking, row.now);
  return (
    <article ref={leaveToList} className="booking" aria-labelledby={titleId}>
      <DateLeaf day={slotDay(date, start_time)} />
      <div className="booking-words">
        <h3 id={titleId} tabIndex={-1} dir="auto">
          <Link href={bookingPath(booking.booking_id)} variant="title">
            {title}
          </Link>
        </h3>
        {provider && <p dir="auto">{provider}</p>}
        <p className="booking-fact">
          <Icon of={Clock} />
          <span>
            <WholeParts of={bookingWhen(booking)} />
          </span>
        </p>
        {place && (
          <p className="booking-fact">
            <Icon of={MapPin} />
            <span dir="auto">{place}</span>
          </p>
        )}
        {typeof price === 'number' && (
          <p className="booking-fact">
            <Icon of={Tag} />
            <data value={price}>{formatPrice(price, currency)}</data>
          </p>
        )}
        {until && (
          <p className="booking-fact">
            <Icon of={CalendarX} />
            {until.sentence}
          </p>
        )}
      </div>
      <div className="booking-actions">
        <BookingButtons {...row} booking={booking} size="small" aria-describedby={titleId} />
      </div>
    </article>
  );
}

/** A cancelled booking leaves the focus to the section's heading. */
const leaveToList = focusOn((row) => row.closest('section')?.querySelector('h2'));
