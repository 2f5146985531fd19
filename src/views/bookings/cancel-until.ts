import { bookingTexts } from '../../domain/booking.texts.ts';
import { noticeEnd, type OwnBooking } from '../../domain/own-booking.ts';
import { isInZoneHere, shortWhenText, whenText } from '../words/when-text.ts';

/** Until when a booking can be cancelled: the fact's name and value, and both in one sentence. */
interface CancelUntil {
  name: string;
  value: string;
  sentence: string;
}

/**
 * Until when a booking can or could be cancelled, in words, where its provider asks for notice; else
 * null. With the zone's name where the booking's own times are in another zone.
 */
export function cancelUntil(booking: OwnBooking, now: number): CancelUntil | null {
  const until = noticeEnd(booking, now);
  if (until === null) return null;
  // A line ends after the last comma alone.
  const value = isInZoneHere(booking)
    ? shortWhenText(until).replace(/ (?=.*, )|(?<!,) /g, '\u00a0')
    : whenText(until);
  return until > now
    ? { name: bookingTexts.cancelUntil, value, sentence: bookingTexts.canBeCancelled(value) }
    : {
        name: bookingTexts.couldCancelUntil,
        value,
        sentence: bookingTexts.couldBeCancelled(value),
      };
}
