import { and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { bookings, resourceBookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { resources } from '../db/organisation-schema.ts';
import { pushMessages } from '../db/push-schema.ts';
import { partners, pushTokens } from '../db/schema.ts';

const hourMs = 60 * 60 * 1_000;
/**
 * A booking before 10:00 is recalled at 20:00 of the evening before: at most 14 hours earlier, or 15
 * where clocks change that night.
 */
const longestLeadMs = 15 * hourMs;
/** 18:00 of the day before, where the host's deadline is the end of a day. */
const deadlineLeadMs = 30 * hourMs;
/** A booking is written a moment after its own time, and clocks of backends differ. */
const overlapMs = 5 * 60_000;

/**
 * Queues the reminders that have become due since the last call: with the first call all that are still
 * of use, and those of deadlines with each, since a host may move one to any time (§22.151 to §22.153). The
 * backend that comes first queues a reminder, and no other does. Bookings and answers write nothing
 * for it.
 */
export function createReminders(db: Database) {
  let doneUntil: Date | null = null;

  return async function queueReminders(now: Date): Promise<void> {
    const since = new Date((doneUntil?.getTime() ?? overlapMs) - overlapMs);
    await db.execute(sql`
      insert into ${pushMessages} (user_id, kind, subject_id, occasion, created_at, next_try_at)
      select user_id, kind, subject_id,
        to_char(about at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${at(now)}, ${at(now)}
      from (${ofServices(now)} union all ${ofResources(now)} union all ${ofDeadlines(now)}) as due
      where remind_at <= ${at(now)} and remind_at > begun_at
        and (kind = 'deadline' or remind_at > ${at(since)})
        and exists (select from ${pushTokens} where ${pushTokens.userId} = due.user_id)
      order by user_id, kind, subject_id
      on conflict do nothing`);
    doneUntil = now;
  };
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}

function ofServices(now: Date): SQL {
  const { startsAt } = serviceSessions;
  return sql`
    select ${bookings.userId} as user_id, 'booking' as kind, ${bookings.id} as subject_id,
      ${startsAt} as about, ${bookings.createdAt} as begun_at,
      ${remindAt(startsAt, partners.zone)} as remind_at
    from ${serviceSessions}
    join ${bookings} on ${bookings.sessionId} = ${serviceSessions.id}
    join ${partners} on ${partners.id} = ${serviceSessions.partnerId}
    where ${isSoon(startsAt, now)}`;
}

function ofResources(now: Date): SQL {
  const { startsAt, userId, id, createdAt } = resourceBookings;
  return sql`
    select ${userId}, 'booking', ${id}, ${startsAt}, ${createdAt},
      ${remindAt(startsAt, resources.zone)}
    from ${resourceBookings}
    join ${resources} on ${resources.id} = ${resourceBookings.resourceId}
    where ${isSoon(startsAt, now)}`;
}

/** Of guests who have not answered. */
function ofDeadlines(now: Date): SQL {
  const { inviteExpiryDate, eventDateTime, cancelledAt, hostId } = hostedEvents;
  const { userId, invitedAt, respondedAt } = eventInvitations;
  const latest = new Date(now.getTime() + deadlineLeadMs);
  const isAsked = and(
    gt(inviteExpiryDate, now),
    lte(inviteExpiryDate, latest),
    gt(eventDateTime, now),
    isNull(cancelledAt),
    isNotNull(userId),
    ne(userId, hostId),
    isNull(respondedAt),
  );
  return sql`
    select ${userId}, 'deadline', ${hostedEvents.id}, ${inviteExpiryDate}, ${invitedAt},
      ${inviteExpiryDate} - interval '30 hours'
    from ${hostedEvents}
    join ${eventInvitations} on ${eq(eventInvitations.eventId, hostedEvents.id)}
    where ${isAsked}`;
}

type Instant = typeof serviceSessions.startsAt | typeof resourceBookings.startsAt;
type Zone = typeof partners.zone | typeof resources.zone;

function isSoon(startsAt: Instant, now: Date): SQL | undefined {
  return and(gt(startsAt, now), lte(startsAt, new Date(now.getTime() + longestLeadMs)));
}

/**
 * Two hours before the beginning; at 20:00 of the evening before, in the provider's zone, where that
 * would be before 8:00.
 */
function remindAt(startsAt: Instant, zone: Zone): SQL {
  const wall = sql`(${startsAt} - interval '2 hours') at time zone ${zone}`;
  return sql`case when extract(hour from ${wall}) >= 8 then ${startsAt} - interval '2 hours'
    else (date_trunc('day', ${wall}) - interval '4 hours') at time zone ${zone} end`;
}
