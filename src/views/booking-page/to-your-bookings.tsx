import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { bookingTexts } from '../../domain/booking.texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** The way back to the list. */
export function ToYourBookings() {
  return (
    <Link href="/my-appointments" variant="quiet">
      <Icon of={ChevronLeft} />
      {bookingTexts.yourBookings}
    </Link>
  );
}
