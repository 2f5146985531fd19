import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { type PushKind, pushMessages } from '../db/push-schema.ts';
import { pushTokens } from '../db/schema.ts';
import { dayBefore, type Quotas } from '../quotas/quotas.ts';

/** Where push messages wait; a backend that cannot send any keeps it closed and queues nothing. */
export interface Outbox {
  readonly isOpen: boolean;
  /** Tells the sender that there is something new, once the transaction is over. */
  readonly wake: () => void;
}

export const closedOutbox: Outbox = { isOpen: false, wake: () => {} };

/** A message to the guests of an event; the transaction holds a lock on those in `accounts`. */
interface News {
  readonly eventId: string;
  readonly accounts: readonly { readonly id: string }[];
  readonly now: Date;
}

/** Queues invitations to these numbers. */
export function queueInvitations(
  db: Database,
  outbox: Outbox,
  { numbers, ...news }: News & { readonly numbers: readonly string[] },
): Promise<void> {
  const isInvited = inArray(eventInvitations.mobileNumber, [...numbers]);
  return queue(db, outbox, news, ['invitation', news.now.toISOString()], isInvited);
}

/**
 * Queues the message that an edit has changed an event, for all guests but new ones and those whom its host
 * has told of enough changes within a day.
 */
export function queueChange(
  db: Database,
  outbox: Outbox,
  {
    version,
    newcomers,
    quotas,
    ...news
  }: News & { version: number; newcomers: readonly string[]; quotas: Quotas },
): Promise<void> {
  const isKnown = notInArray(eventInvitations.mobileNumber, [...newcomers]);
  const guest = { userId: eventInvitations.userId, hostId: hostedEvents.hostId };
  const told = toldOfHost(db, guest, 'event_changed', dayBefore(news.now));
  const isToldMore = lt(told, quotas.changesToldADay);
  const isTold = and(isKnown, isToldMore);
  return queue(db, outbox, news, ['event_changed', String(version)], isTold);
}

/** How many messages of a kind about the events of one host a guest has been told of since an instant. */
export function toldOfHost(
  db: Database,
  { userId, hostId }: { readonly userId: SQLWrapper; readonly hostId: SQLWrapper },
  kind: PushKind,
  since: Date,
): SQL<number> {
  const told = alias(pushMessages, 'told');
  const subject = alias(hostedEvents, 'subject');
  const messages = db
    .select({ all: count() })
    .from(told)
    .innerJoin(subject, eq(subject.id, told.subjectId))
    .where(
      and(
        sql`${told.userId} = ${userId}`,
        eq(told.kind, kind),
        gt(told.createdAt, since),
        sql`${subject.hostId} = ${hostId}`,
      ),
    );
  return sql`${messages}`;
}

/** Queues the message that an event is cancelled. */
export function queueCancellation(db: Database, outbox: Outbox, news: News): Promise<void> {
  return queue(db, outbox, news, ['event_cancelled', '']);
}

/**
 * One statement for all numbers: neither the answer nor its time may reveal which numbers have an
 * account. People without a device that takes messages are left out.
 */
async function queue(
  db: Database,
  { isOpen }: Outbox,
  { eventId, accounts, now }: News,
  [kind, occasion]: readonly [PushKind, string],
  isTold?: SQL,
): Promise<void> {
  if (!isOpen) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { userId } = eventInvitations;
  const isOfEvent = eq(eventInvitations.eventId, eventId);
  const isKept = inArray(
    userId,
    accounts.map(({ id }) => id),
  );
  await db.execute(sql`
    insert into ${pushMessages} (user_id, kind, subject_id, occasion, created_at, next_try_at)
    select ${userId}, ${kind}, ${eventInvitations.eventId}, ${occasion}, ${at}, ${at}
    from ${eventInvitations}
    join ${hostedEvents} on ${hostedEvents.id} = ${eventInvitations.eventId}
    where ${and(isOfEvent, isNotNull(userId), isKept, ne(userId, hostedEvents.hostId), isTold)}
      and exists (select from ${pushTokens} where ${pushTokens.userId} = ${userId})
    on conflict do nothing`);
}
