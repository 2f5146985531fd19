import { getLocalTimeZone, today } from '@internationalized/date';
import * as organisations from '../../domain/contract/organisations.ts';
import * as services from '../../domain/contract/services.ts';
import type { Slot } from '../../domain/slot.ts';
import { isInstant } from '../../domain/slot-times.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';
import { expectingRefusal, isLacking, requireNoError } from './failure.ts';
import { changing, newest } from './newest.ts';

/** The free slots of one day. */
export const loadSlots: ApiService<'loadSlots'> = newest(async (send, { source, date }, signal) => {
  if (source.kind === 'resource') {
    const request = { resourceId: source.resourceId, date };
    const answer = await send(organisations.getResourceSlots, request, { signal });
    const free = answer.slots.filter(({ available }) => available);
    return {
      ...inZone(
        answer.zone,
        free.map(({ start, end }) => ({ start, end })),
      ),
      bookableUntil: answer.bookable_until ?? null,
      ...nextDayOf(answer),
    };
  }
  const request = {
    owner_id: source.partnerId,
    owner_type: 'partner',
    date,
    service_duration: source.duration,
    location_mode: source.locationMode,
    moving: source.moving,
  } as const;
  const answer = await send(services.slotsByDate, request, { signal });
  // Some services list slots also of a day for which they take no bookings any more.
  const free = isTooSoon(date, source.daysAhead) ? [] : answer.slots;
  return {
    ...inZone(
      answer.zone,
      free.map(({ start_time, end_time }) => ({ start: start_time, end: end_time })),
    ),
    bookableUntil: null,
    ...nextDayOf(answer),
  };
});

/** Slots with the zone in which their times are shown; null for that of the device, as for instants (§21.2). */
function inZone(zone: string | null | undefined, slots: Slot[]) {
  return { slots, zone: slots.some(({ start }) => isInstant(start)) ? null : zone || null };
}

/** Whether a day is less than so many days after today in the person's zone. */
function isTooSoon(date: string, daysAhead = 0): boolean {
  return daysAhead > 0 && date < daysAfter(today(getLocalTimeZone()).toString(), daysAhead);
}

/** The next day with a free slot, where the service says one (§22.99). */
function nextDayOf({ next_day }: { next_day?: string | null | undefined }): { nextDay?: string } {
  return next_day ? { nextDay: next_day } : {};
}

/** Books one slot on a partner's service. */
export const confirmBooking: ApiService<'confirmBooking'> = changing((send, input, signal) =>
  expectingRefusal(async () => {
    const request = {
      user_id: input.userID,
      partner_id: input.service.partner_id,
      service_id: input.service.service_id,
      date: input.date,
      start_time: input.slot.start,
      end_time: input.slot.end,
    };
    const { start_time, booking_id } = await send(services.confirmBooking, request, { signal });
    const bookingIds = booking_id ? [booking_id] : [];
    return { outcome: 'booked', startTime: start_time?.trim() || input.slot.start, bookingIds };
  }),
);

/** Books all of the slots on a resource; an `error` in the answer is a failure whatever the status. */
export const bookResource: ApiService<'bookResource'> = changing(
  (send, { userID, ...input }, signal) =>
    expectingRefusal(async () => {
      const request = { ...input, userId: userID };
      const answer = await send(organisations.bookResource, request, { signal });
      requireNoError(organisations.bookResource, answer);
      const startTime = input.slots[0]?.start ?? '';
      return { outcome: 'booked', startTime, bookingIds: answer.booking_ids ?? [] };
    }),
);

/** One resource; a failure is logged (§8.9). */
export const getResource: ApiService<'getResource'> = async (send, { resourceId }, signal) => {
  try {
    const asked = send(organisations.getResource, { resourceId }, { signal });
    return { outcome: 'found', resource: await logged(asked) };
  } catch (error) {
    if (isLacking(error)) return { outcome: 'notFound' };
    throw error;
  }
};
