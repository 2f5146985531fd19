import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import type { ReactNode } from 'react';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { Main } from '../layout/main.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import './booking-page.css';

export interface BookingFrameProps {
  title: string;
  isBusy: boolean;
  children: ReactNode;
}

/** The page of a booking under the way back to the list, which stays while the booking comes. */
export function BookingFrame({ children, ...page }: BookingFrameProps) {
  return (
    <Main {...page} className="booking-page">
      <Link href="/my-appointments" variant="quiet">
        <Icon of={ChevronLeft} />
        {bookingTexts.yourBookings}
      </Link>
      {children}
    </Main>
  );
}
