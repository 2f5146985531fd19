import { bookingTexts } from '../../domain/booking-texts.ts';
import { noticeEnd, type OwnBooking } from '../../domain/own-booking.ts';
import { isInZoneHere, shortWhenText, whenText } from '../words/when-text.ts';

/**
 * Until when a booking can or could be cancelled, in words, where its provider asks for notice; else
 * null. With the zone's name where the booking's own times are in another zone.
 */
export function cancelUntil(
  booking: OwnBooking,
  now: number,
): { name: string; value: string } | null {
  const until = noticeEnd(booking, now);
  if (until === null) return null;
  const name = until > now ? bookingTexts.cancelUntil : bookingTexts.couldCancelUntil;
  return { name, value: isInZoneHere(booking) ? shortWhenText(until) : whenText(until) };
}
