import * as v from 'valibot';
import { AnsweredInstant } from './answered-time.ts';
import type { CalendarEntry } from './booking.ts';
import { AnsweredId, IsoDay } from './ids.ts';
import { AnsweredName } from './name.ts';
import { NumberOrText } from './number-text.ts';
import type { PartnerService } from './partner-service.ts';
import { Slot, type SlotSource } from './slot.ts';

const Said = v.nullish(v.string());
const SaidId = v.nullish(AnsweredId);
const Deadline = v.nullish(AnsweredInstant);

/**
 * A booking that a person made (§22.40): the wall times are in `zone` (IANA). It can be cancelled
 * before `cancel_until` and moved before `move_until`, and never where the answer does not say until
 * when.
 */
export const OwnBooking = v.object({
  booking_id: AnsweredId,
  kind: v.picklist(['service', 'resource']),
  title: AnsweredName,
  provider: Said,
  place: Said,
  price: v.nullish(v.pipe(NumberOrText, v.finite(), v.minValue(0))),
  currency: Said,
  date: IsoDay,
  start_time: v.string(),
  end_time: v.string(),
  starts_at: AnsweredInstant,
  ends_at: AnsweredInstant,
  zone: Said,
  cancel_until: Deadline,
  move_until: Deadline,
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

/** The outcomes of cancelling a booking or an event; `refused` carries the service's own sentence. */
export type CancelOutcome =
  | { outcome: 'cancelled' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/**
 * The outcomes of a move; `refused` carries the service's own sentence if there is one, `unclear` that of a
 * service that has broken down and may have moved it, `booking` what the booking has become if the service
 * says so.
 */
export type MoveOutcome =
  | { outcome: 'moved'; booking: OwnBooking | null }
  | { outcome: 'refused'; message: string | null }
  | { outcome: 'unclear'; message: string }
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

/** Whether a booking can be cancelled at an instant, in milliseconds (§22.41). */
export function isCancellable({ cancel_until }: OwnBooking, now: number): boolean {
  return Date.parse(cancel_until ?? '') > now;
}

/**
 * Until when a booking to come can be cancelled, in milliseconds, where that is before it begins (§22.48);
 * else null.
 */
export function noticeEnd({ cancel_until, starts_at }: OwnBooking, now: number): number | null {
  if (!cancel_until) return null;
  const [until, begins] = [Date.parse(cancel_until), Date.parse(starts_at)];
  return until < begins && now < begins ? until : null;
}

/** A booking that can be moved, with the calendar that its new slot comes from. */
export type MovableBooking = OwnBooking & { partner_id: string; duration_minutes: number };

/** The draft of a move: the day and the chosen slot. */
export const MoveDraft = v.object({ date: IsoDay, slots: v.array(Slot) });

export type MoveDraft = v.InferOutput<typeof MoveDraft>;

/** What a person wants to do with a booking. */
export type AskedBooking =
  | { what: 'cancel'; booking: OwnBooking }
  | { what: 'move'; booking: MovableBooking };

/**
 * What a dialog asks about, as the newest answer tells it: another device may have moved the booking. One
 * that the whole list lacks is cancelled, elsewhere or here without an answer, and is not asked about.
 */
export function askedNow(
  asked: AskedBooking | null,
  newest: readonly OwnBooking[],
  isWhole = false,
): AskedBooking | null {
  const booking = newest.find(({ booking_id }) => booking_id === asked?.booking.booking_id);
  if (!asked) return null;
  if (!booking) return isWhole && asked.what === 'cancel' ? null : asked;
  if (asked.what === 'cancel') return { what: 'cancel', booking };
  return isMovable(booking, 0) ? { what: 'move', booking } : asked;
}

/** Whether a booking can be moved at an instant, in milliseconds (§22.46). */
export function isMovable(booking: OwnBooking, now: number): booking is MovableBooking {
  const { kind, partner_id, duration_minutes, move_until } = booking;
  if (kind !== 'service' || !partner_id || !duration_minutes) return false;
  return Date.parse(move_until ?? '') > now;
}

/**
 * The slots that a booking can be moved to: those of its service, as if it were given back already
 * (§22.47).
 */
export function slotsToMove(booking: MovableBooking): SlotSource {
  const { booking_id: moving, partner_id: partnerId, duration_minutes: duration } = booking;
  const locationMode = booking.location_mode ?? '';
  return { kind: 'service', partnerId, duration, locationMode, moving };
}

/** A booking as it goes into the person's own calendar. */
export function toCalendarEntry(booking: OwnBooking): CalendarEntry {
  const { title, provider, place, date, start_time, end_time, zone } = booking;
  return {
    kind: 'booking',
    ids: [booking.booking_id],
    title,
    description: provider ?? null,
    location: place ?? null,
    date,
    slots: [{ start: start_time, end: end_time }],
    zone: zone || null,
  };
}
