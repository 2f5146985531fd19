import * as v from 'valibot';
import { IsoDay } from './ids.ts';
import type { PartnerService } from './partner-service.ts';
import { Slot, type SlotSource } from './slot.ts';

/** What asking for a booking can come to; `refused` carries the service's own sentence. */
export type BookingOutcome =
  | { outcome: 'booked'; startTime: string }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/**
 * A booking as it goes into the person's own calendar. `date` is `YYYY-MM-DD` in `zone`, an IANA
 * name, or in the device's own zone where nothing else is said.
 */
export interface CalendarEntry {
  title: string;
  description: string | null;
  location: string | null;
  date: string;
  slots: Slot[];
  zone: string | null;
}

/** What is kept of a booking under way: the open dialog, the day and the chosen slots. */
export const BookingDraft = v.object({
  isChoosing: v.boolean(),
  date: IsoDay,
  slots: v.array(Slot),
});

export type BookingDraft = v.InferOutput<typeof BookingDraft>;

/** A partner's service that says enough of itself to be booked. */
export type BookableService = PartnerService & { partner_id: string };

/** Whether a service can be booked: without its partner nobody could be asked. */
export function isBookable(service: PartnerService): service is BookableService {
  return typeof service.partner_id === 'string';
}

/** A service without a duration is asked for by the hour, in minutes. */
const usualDuration = 60;

/** Whose slots a service's are. */
export function slotsOf(service: BookableService): SlotSource {
  return {
    kind: 'service',
    partnerId: service.partner_id,
    duration: service.duration_minutes ?? usualDuration,
    locationMode: service.location_mode ?? '',
  };
}
