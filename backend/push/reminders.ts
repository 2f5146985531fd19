import { and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { bookings, resourceBookings, serviceSessions } from '../db/booking-schema.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { resources } from '../db/organisation-schema.ts';
import { pushMessages } from '../db/push-schema.ts';
import { partners, pushTokens } from '../db/schema.ts';
import { dayBefore, defaultQuotas } from '../quotas/quotas.ts';
import { toldOfHost } from './outbox.ts';

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

/** How many reminders one statement queues, so that it is short however many are due. */
const part = 5_000;

/**
 * Queues the reminders that have become due since the last call: with the first call all that are still
 * of use, and those of deadlines with each, since a host may move one to any time (§22.151 to §22.153). The
 * backend that comes first queues a reminder, and no other does. Bookings and answers write nothing
 * for it. The rest is left to the next backend once `signal` is aborted.
 */
export function createReminders(db: Database) {
  let doneUntil: Date | null = null;

  return async function queueReminders(now: Date, signal?: AbortSignal): Promise<void> {
    // The clock may have been ahead at the last look.
    const lookedAt = Math.min(doneUntil?.getTime() ?? overlapMs, now.getTime());
    const since = new Date(lookedAt - overlapMs);
    // Hour by hour, since each further part looks again at what the parts before it have queued.
    for (let lead = 0; lead < longestLeadMs; lead += hourMs) {
      const soon = { after: later(now, lead), until: later(now, lead + hourMs) };
      await queueAll(sql`${ofServices(soon)} union all ${ofResources(soon)}`, since);
    }
    await queueAll(ofDeadlines(now), new Date(0));
    doneUntil = now;

    async function queueAll(reminders: SQL, since: Date): Promise<void> {
      let found = part;
      while (found === part && !signal?.aborted) {
        found = await queuePart(db, reminders, since, now);
      }
    }
  };
}

/** Queues reminders that are due and not queued yet, and answers with how many it found. */
async function queuePart(db: Database, reminders: SQL, since: Date, now: Date): Promise<number> {
  const { userId, kind, subjectId, occasion } = pushMessages;
  const host = sql`(select host_id from ${hostedEvents} where ${hostedEvents.id} = due.subject_id)`;
  const guest = { userId: sql`due.user_id`, hostId: host };
  const reminded = toldOfHost(db, guest, 'deadline', dayBefore(now));
  // `offset 0` has the reminders of a host counted for those alone that are not queued yet.
  const due = db.$with('due', {}).as(sql`
    select * from (
      select user_id, kind, subject_id, occasion from (
        select *, to_char(about at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as occasion
        from (${reminders}) as reminder (user_id, kind, subject_id, about, begun_at, remind_at)
      ) as due
      where remind_at <= ${at(now)} and remind_at > begun_at and remind_at > ${at(since)}
        and exists (select from ${pushTokens} where ${pushTokens.userId} = due.user_id)
        and not exists (
          select from ${pushMessages} where ${userId} = due.user_id and ${kind} = due.kind
            and ${subjectId} = due.subject_id and ${occasion} = due.occasion)
      offset 0
    ) as due
    where kind <> 'deadline' or ${reminded} < ${defaultQuotas.changesToldADay}
    limit ${part}`);
  // In one order for all backends, since each may wait for what another one queues.
  const queued = db.$with('queued', {}).as(sql`
    insert into ${pushMessages} (user_id, kind, subject_id, occasion, created_at, next_try_at)
    select user_id, kind, subject_id, occasion, ${at(now)}, ${at(now)} from due
    order by user_id, kind, subject_id
    on conflict do nothing`);
  const [found] = await db
    .with(due, queued)
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`due`);
  return found?.count ?? 0;
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}

/** When the bookings begin that a statement looks at. */
interface Soon {
  readonly after: Date;
  readonly until: Date;
}

function ofServices(soon: Soon): SQL {
  const { startsAt } = serviceSessions;
  return sql`
    select ${bookings.userId}, 'booking', ${bookings.id}, ${startsAt}, ${bookings.createdAt},
      ${remindAt(startsAt, partners.zone)}
    from ${serviceSessions}
    join ${bookings} on ${bookings.sessionId} = ${serviceSessions.id}
    join ${partners} on ${partners.id} = ${serviceSessions.partnerId}
    where ${isSoon(startsAt, soon)}`;
}

function ofResources(soon: Soon): SQL {
  const { startsAt, userId, id, createdAt } = resourceBookings;
  return sql`
    select ${userId}, 'booking', ${id}, ${startsAt}, ${createdAt},
      ${remindAt(startsAt, resources.zone)}
    from ${resourceBookings}
    join ${resources} on ${resources.id} = ${resourceBookings.resourceId}
    where ${isSoon(startsAt, soon)}`;
}

/** Of guests who have not answered. */
function ofDeadlines(now: Date): SQL {
  const { inviteExpiryDate, eventDateTime, cancelledAt, hostId } = hostedEvents;
  const { userId, invitedAt, respondedAt } = eventInvitations;
  const latest = later(now, deadlineLeadMs);
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

function isSoon(startsAt: Instant, { after, until }: Soon): SQL | undefined {
  return and(gt(startsAt, after), lte(startsAt, until));
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
