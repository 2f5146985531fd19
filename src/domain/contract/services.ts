import * as v from 'valibot';
import { DayInRange } from '../day-range.ts';
import { AnsweredId, Id } from '../ids.ts';
import { CategorySchema, PartnerService, ServiceSlot } from '../partner-service.ts';
import { call } from './call.ts';
import { placeFields, placeQuery } from './place.ts';

/** The services of one category. Public (§7.8). */
export const listServices = call({
  name: 'listServices',
  method: 'GET',
  path: '/services/category/{category}',
  query: placeQuery,
  request: v.object({ category: CategorySchema, ...placeFields }),
  response: v.object({ services: v.array(PartnerService) }),
  list: 'services',
});

/**
 * The free times of a partner on one day (§7.19), in the IANA zone where it is said; with `moving`
 * those that this booking of the person can be moved to (§22.47). `next_day` is the next with a free
 * one after a full day (§22.99).
 */
export const slotsByDate = call({
  name: 'slotsByDate',
  method: 'POST',
  path: '/calendar/slots-by-date',
  query: ['moving'],
  request: v.object({
    owner_id: Id,
    owner_type: v.literal('partner'),
    date: DayInRange,
    service_duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
    location_mode: v.string(),
    moving: v.optional(Id),
  }),
  response: v.object({
    slots: v.array(ServiceSlot),
    zone: v.nullish(v.string()),
    next_day: v.nullish(DayInRange),
  }),
  list: 'slots',
});

/**
 * Books one slot (§7.20); status 201 means success, also where the answer does not say the time. The
 * answer may name the booking (§22.44).
 */
export const confirmBooking = call({
  name: 'confirmBooking',
  changesKept: true,
  method: 'POST',
  path: '/bookings/confirm',
  success: 201,
  request: v.object({
    user_id: Id,
    partner_id: Id,
    service_id: Id,
    date: DayInRange,
    start_time: v.string(),
    end_time: v.string(),
  }),
  response: v.nullish(
    v.object({ start_time: v.nullish(v.string()), booking_id: v.nullish(AnsweredId) }),
    {},
  ),
});
