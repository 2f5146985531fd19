import * as v from 'valibot';
import { DayInRange } from '../day-range.ts';
import { AnsweredId, Id } from '../ids.ts';
import { AnsweredResource, Organisation, ResourceSlot } from '../organisation.ts';
import { call } from './call.ts';
import { Zone } from './zone.ts';

/**
 * The organisations that a person belongs to (§7.15); by the zone the service says what is free today
 * (§22.91).
 */
export const getUserOrganisations = call({
  name: 'getUserOrganisations',
  method: 'GET',
  path: '/get-user-organisations',
  query: ['userId', 'zone'],
  request: v.object({ userId: Id, zone: v.optional(Zone) }),
  response: v.array(Organisation),
  list: 'organisations',
  isKeptOffline: true,
});

/** One resource (§7.16). */
export const getResource = call({
  name: 'getResource',
  method: 'GET',
  path: '/resource/{resourceId}',
  request: v.object({ resourceId: Id }),
  response: AnsweredResource,
});

/**
 * The times of a resource on one day (§7.17), free or not, in the IANA zone where it is said;
 * `bookable_until` is the last day that may be asked for (§22.90), `next_day` the next with a free one
 * after a full day (§22.99).
 */
export const getResourceSlots = call({
  name: 'getResourceSlots',
  method: 'GET',
  path: '/resource/{resourceId}/slots',
  query: ['date'],
  request: v.object({ resourceId: Id, date: DayInRange }),
  response: v.object({
    slots: v.array(ResourceSlot),
    zone: v.nullish(v.string()),
    bookable_until: v.nullish(DayInRange),
    next_day: v.nullish(DayInRange),
  }),
  list: 'slots',
});

/**
 * Books all of the slots or none (§7.18); an `error` in the answer means none, whatever the status. The
 * answer may name the bookings, one a slot (§22.44).
 */
export const bookResource = call({
  name: 'bookResource',
  changesKept: true,
  method: 'POST',
  path: '/resource/{resourceId}/book',
  request: v.object({
    resourceId: Id,
    date: DayInRange,
    slots: v.pipe(v.array(v.object({ start: v.string(), end: v.string() })), v.minLength(1)),
    userId: Id,
  }),
  response: v.nullish(
    v.object({ error: v.optional(v.unknown()), booking_ids: v.nullish(v.array(AnsweredId)) }),
    {},
  ),
});
