import { and, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { nextFree } from '#domain/availability.ts';
import type { PartnerService } from '#domain/partner-service.ts';
import { KnownZone } from '#domain/zoned-time.ts';
import { serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import type { ListedService } from './catalogue.ts';

/** How many days are looked through for a free slot (§22.81). */
const lookAhead = 14;

/** Most services have one so soon: the bookings of further days are read for the others alone. */
const soon = 3;

/** A slot that begins within some days ends at most 26 hours after them, also where clocks change. */
const margin = '26 hours';

/** Services as answers carry them, each with its next free slot, as it is for anybody. */
export async function withNextSlots(
  db: Database,
  listed: readonly ListedService[],
  now: Date,
): Promise<PartnerService[]> {
  const early = await nextSlots(db, listed, now, soon);
  const full = listed.filter(({ service }) => !early.has(service.id));
  const late = full.length > 0 ? await nextSlots(db, full, now, lookAhead) : early;
  return listed.map(({ service, partner }) => ({
    service_id: service.id,
    partner_id: service.partnerId,
    name: service.name,
    description: service.description,
    price: service.price,
    currency: service.currency,
    duration_minutes: service.durationMinutes,
    location_mode: service.locationMode,
    session_type: service.sessionType,
    min_capacity: service.minCapacity,
    max_capacity: service.maxCapacity,
    booking_gap_days: service.bookingGapDays,
    min_booking_floor: service.minBookingFloor,
    portfolio_urls: service.portfolioUrls,
    provider: partner.name,
    city: partner.city,
    next_slot: (early.get(service.id) ?? late.get(service.id))?.toISOString() ?? null,
  }));
}

/** The next free slots by service, of those that have one within so many days. */
async function nextSlots(
  db: Database,
  listed: readonly ListedService[],
  now: Date,
  days: number,
): Promise<ReadonlyMap<string, Date>> {
  const partnerIds = new Set(listed.map(({ service }) => service.partnerId));
  const busy = Map.groupBy(
    await busyTimes(db, partnerIds, now, days),
    ({ partnerId }) => partnerId,
  );
  return new Map(
    listed.flatMap(({ service, partner }) => {
      const offer = {
        working: { zone: partner.zone, hours: partner.hours ?? [] },
        minutes: service.durationMinutes,
        now,
        floorDays: service.minBookingFloor ?? 0,
        isTooClose: false,
        busy: (busy.get(service.partnerId) ?? []).map(({ serviceId, start, end, hasSeats }) => ({
          start,
          end,
          isJoinable: hasSeats && serviceId === service.id,
        })),
      };
      // A row from before the rule of the table may have a zone that Node does not know.
      const next = v.is(KnownZone, partner.zone) ? nextFree(offer, days) : null;
      return next === null ? [] : [[service.id, next] as const];
    }),
  );
}

function busyTimes(db: Database, partnerIds: ReadonlySet<string>, now: Date, days: number) {
  const { partnerId, serviceId, startsAt, endsAt, taken, capacity } = serviceSessions;
  const from = sql`${now.toISOString()}::timestamptz`;
  const span = sql`tstzrange(${from}, ${from} + ${`${days} days`}::interval + ${margin}::interval)`;
  return db
    .select({
      partnerId,
      serviceId,
      start: startsAt,
      end: endsAt,
      hasSeats: sql<boolean>`${lt(taken, capacity)}`,
    })
    .from(serviceSessions)
    .where(
      and(inArray(partnerId, [...partnerIds]), sql`tstzrange(${startsAt}, ${endsAt}) && ${span}`),
    );
}
