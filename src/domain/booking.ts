import * as v from 'valibot';
import { farthestDays } from './availability.ts';
import { IsoDay } from './ids.ts';
import type { PartnerService } from './partner-service.ts';
import { Slot, type SlotSource } from './slot.ts';
import { daysAfter } from './working-hours.ts';

/**
 * The outcomes of a booking; `refused` carries the service's own sentence if there is one, `unclear` that of
 * a service that has broken down and may have booked, `bookingIds` what the service names of the bookings.
 */
export type BookingOutcome =
  | { outcome: 'booked'; startTime: string; bookingIds: string[] }
  | { outcome: 'refused'; message: string | null }
  | { outcome: 'unclear'; message: string }
  | { outcome: 'unauthorized' };

/**
 * A booking or an event as it goes into the person's own calendar. `date` is `YYYY-MM-DD` in `zone`,
 * an IANA name, or in the device's own zone where nothing else is said.
 */
export interface CalendarEntry {
  kind: 'booking' | 'event';
  /** The service's id of each slot; empty where it names no ids. */
  ids: readonly string[];
  title: string;
  description: string | null;
  location: string | null;
  date: string;
  slots: Slot[];
  zone: string | null;
}

interface Booked extends Pick<CalendarEntry, 'title' | 'zone'> {
  /** What the service names of the bookings. */
  bookingIds: readonly string[];
  order: Pick<CalendarEntry, 'date' | 'slots'>;
  description?: string | null | undefined;
  location?: string | null | undefined;
}

/** What was just booked, as an entry for the person's own calendar. */
export function bookedEntry({
  bookingIds: ids,
  order,
  title,
  description = null,
  location = null,
  zone,
}: Booked): CalendarEntry {
  return { kind: 'booking', ids, title, description, location, ...order, zone };
}

/**
 * The draft of a booking: the open dialog, the day and the chosen slots, and those of them that were sent
 * without an answer.
 */
export const BookingDraft = v.object({
  isChoosing: v.boolean(),
  date: IsoDay,
  slots: v.array(Slot),
  sent: v.optional(v.array(Slot)),
});

export type BookingDraft = v.InferOutput<typeof BookingDraft>;

/** A partner's service with all that a booking needs. */
export type BookableService = PartnerService & { partner_id: string };

/** Whether a service can be booked (§15.1): the partner's calendar must be known. */
export function isBookable(service: PartnerService): service is BookableService {
  return typeof service.partner_id === 'string';
}

/** The first day that a service can be booked for (§15.3); days as `YYYY-MM-DD`. */
export function firstBookableDay({ min_booking_floor }: PartnerService, today: string): string {
  return daysAfter(today, min_booking_floor ?? 0);
}

/** The last day that is offered for a service, a year after today, and never before the first one. */
export function lastOfferedDay(service: PartnerService, today: string): string {
  const first = firstBookableDay(service, today);
  const last = daysAfter(today, farthestDays);
  return first < last ? last : daysAfter(first, farthestDays);
}

/**
 * The last day that a resource can be shown for, as `YYYY-MM-DD`: today alone, unless the service
 * says until when it can be booked (§22.90). The shown day is never beyond it.
 */
export function lastBookableDay(days: {
  today: string;
  date: string;
  bookableUntil: string | null;
}): string {
  const { today, date, bookableUntil } = days;
  return [today, date, bookableUntil ?? today].toSorted().at(-1) ?? today;
}

/** The duration of a service that names no duration, in minutes. */
const usualDuration = 60;

/** The calendar that a service's slots come from. */
export function slotsOf(service: BookableService): SlotSource {
  const { min_booking_floor: daysAhead } = service;
  return {
    kind: 'service',
    partnerId: service.partner_id,
    duration: service.duration_minutes ?? usualDuration,
    locationMode: service.location_mode ?? '',
    ...(daysAhead && { daysAhead }),
  };
}
