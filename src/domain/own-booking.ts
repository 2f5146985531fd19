import * as v from 'valibot';
import type { CalendarEntry } from './booking.ts';
import { Id, IsoDay, IsoInstant } from './ids.ts';
import { NumberOrText } from './number-text.ts';
import type { PartnerService } from './partner-service.ts';

const Said = v.nullish(v.string());
const SaidId = v.nullish(Id);

/**
 * A booking that a person made (§22.40): the wall times are in `zone` (IANA). It can be cancelled
 * before `cancel_until`, and never where the answer does not say until when.
 */
export const OwnBooking = v.object({
  booking_id: Id,
  kind: v.picklist(['service', 'resource']),
  title: v.string(),
  provider: Said,
  place: Said,
  price: v.nullish(v.pipe(NumberOrText, v.finite(), v.minValue(0))),
  currency: Said,
  date: IsoDay,
  start_time: v.string(),
  end_time: v.string(),
  starts_at: IsoInstant,
  ends_at: IsoInstant,
  zone: Said,
  cancel_until: v.nullish(v.fallback(v.nullable(IsoInstant), null)),
  service_id: SaidId,
  partner_id: SaidId,
  duration_minutes: v.nullish(v.pipe(NumberOrText, v.integer(), v.minValue(1))),
  location_mode: Said,
  resource_id: SaidId,
});

export type OwnBooking = v.InferOutput<typeof OwnBooking>;

/** What the service knows under a booking's id: the booking, or when the person cancelled it. */
export type FindBookingOutcome =
  | { outcome: 'found'; booking: OwnBooking }
  | { outcome: 'cancelled'; at: number }
  | { outcome: 'notFound' };

/** The outcomes of a cancellation; `refused` carries the service's own sentence. */
export type CancelOutcome =
  | { outcome: 'cancelled' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/**
 * Bookings that are not over at an instant, in milliseconds, the next one first, and those that are,
 * the last one first.
 */
export function byTime(
  bookings: readonly OwnBooking[],
  now: number,
): { upcoming: OwnBooking[]; past: OwnBooking[] } {
  const inOrder = bookings.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return {
    upcoming: inOrder.filter((booking) => !isOver(booking, now)),
    past: inOrder.filter((booking) => isOver(booking, now)).reverse(),
  };
}

/** The address of a booking's page. */
export function bookingPath(id: string): string {
  return `/booking/${encodeURIComponent(id)}`;
}

/** The service that a booking is of, as far as the booking tells of it; null without enough for its page. */
export function serviceOf(booking: OwnBooking): PartnerService | null {
  const { kind, service_id, partner_id, title: name } = booking;
  if (kind !== 'service' || !service_id || !partner_id) return null;
  const { price, currency, duration_minutes, location_mode } = booking;
  return { service_id, partner_id, name, price, currency, duration_minutes, location_mode };
}

/** How long a booking lasts, in whole minutes. */
export function minutesOf({ starts_at, ends_at }: OwnBooking): number {
  return Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
}

/** Whether a booking is over at an instant, in milliseconds. */
export function isOver({ ends_at }: OwnBooking, now: number): boolean {
  return Date.parse(ends_at) <= now;
}

/** Whether a booking can be cancelled at an instant, in milliseconds. */
export function isCancellable({ cancel_until }: OwnBooking, now: number): boolean {
  return typeof cancel_until === 'string' && Date.parse(cancel_until) > now;
}

/** A booking as it goes into the person's own calendar. */
export function toCalendarEntry(booking: OwnBooking): CalendarEntry {
  const { title, provider, place, date, start_time, end_time, zone } = booking;
  return {
    title,
    description: provider ?? null,
    location: place ?? null,
    date,
    slots: [{ start: start_time, end: end_time }],
    zone: zone ?? null,
  };
}
