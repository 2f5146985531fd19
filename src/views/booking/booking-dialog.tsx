import type { ReactNode } from 'react';
import { bookingTexts } from '../../domain/booking.texts.ts';
import type { CalendarEntry } from '../../domain/booking.ts';
import { bookingPath } from '../../domain/page-paths.ts';
import { texts } from '../../domain/texts.ts';
import { AddToCalendar } from '../calendar-file/add-to-calendar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { BookedPanel } from './booked-panel.tsx';
import { confirmed } from './booking.texts.ts';

export interface BookingDialogProps {
  /** The heading while slots are chosen. */
  title: string;
  size: 'regular' | 'broad';
  /** The choice of slots. */
  children: ReactNode;
  /** The button that books them. */
  confirmation: ReactNode;
  /** The booking once it is made. */
  booked: CalendarEntry | null;
  onClose: () => void;
}

/** The choice of slots, and then the booking that was made, in one dialog. */
export function BookingDialog({
  title,
  size,
  children,
  confirmation,
  booked,
  onClose,
}: BookingDialogProps) {
  if (!booked) {
    return (
      <Dialog title={title} onClose={onClose} size={size} isTall footer={confirmation}>
        {children}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={confirmed}
      onClose={onClose}
      footer={
        <>
          <AddToCalendar entry={booked} isWide size="large" />
          <Button isWide size="large" variant="primary" onPress={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <BookedPanel booked={booked}>
        <ToBooking ids={booked.ids} />
      </BookedPanel>
    </Dialog>
  );
}

/** The way to what was booked: the booking's page, or the list of several. */
function ToBooking({ ids }: { ids: readonly string[] }) {
  const [first] = ids;
  if (first === undefined) return null;
  const isOne = ids.length === 1;
  return (
    <Link href={isOne ? bookingPath(first) : '/my-appointments'} variant="alone">
      {isOne ? bookingTexts.seeYourBooking : bookingTexts.seeYourBookings}
    </Link>
  );
}
