import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestOf } from '#domain/contract/call.ts';
import type { createEvent as contract } from '#domain/contract/events.ts';
import { writeHosting } from '../calendar/hosting.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents } from '../db/event-schema.ts';
import { keepAccountsOf, lockPerson } from '../db/lock-people.ts';
import { type Outbox, queueInvitations } from '../push/outbox.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { requireRoom } from '../quotas/require-room.ts';
import { fingerprint } from './fingerprint.ts';
import { invite, requireInvitations, requireSeats } from './invite.ts';
import { type NewEvent, requireToAnswer, requireToCome, toNewEvent } from './new-event.ts';

type Wanted = RequestOf<typeof contract>;

/**
 * Creates an event with its invitations and its entry in the host's calendar, and returns its id.
 * Creating the same event of the same host again only adds the new numbers. Refuses with a 400 an
 * event that cannot be hosted, with a 429 or 422 what exceeds the host's quotas.
 */
export function createEvent(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
  outbox: Outbox,
): Promise<string> {
  const event = toNewEvent(wanted.eventData);
  const numbers = new Set(wanted.invitees);
  requireSeats(numbers.size);
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, wanted.host_id);
    const accounts = await keepAccountsOf(transaction, [...numbers]);
    const known = await findEvent(transaction, wanted.host_id, event);
    const invited = await numbersOf(transaction, known?.id);
    const fresh = [...numbers].filter((number) => !invited.has(number));
    if (known !== undefined && fresh.length === 0) return known.id;

    requireToCome(event, now);
    requireToAnswer(event, now);
    requireSeats(invited.size + fresh.length);
    await requireInvitations(transaction, wanted.host_id, fresh, now, quotas);
    if (known === undefined) await requireEvent(transaction, wanted.host_id, now, quotas);
    const eventId = known?.id ?? (await insertEvent(transaction, wanted.host_id, event, now));
    const version = known === undefined ? 0 : known.version + 1;
    await invite(transaction, { eventId, numbers: fresh, accounts, version, now });
    await queueInvitations(transaction, outbox, { eventId, numbers: fresh, accounts, now });
    // An edit that began with the guests as they were would drop these.
    if (known !== undefined) await raiseVersion(transaction, eventId, version);
    await writeHosting(transaction, {
      eventId,
      hostId: wanted.host_id,
      title: event.eventName,
      timeSlot: event.eventDateTime,
      invited: invited.size + fresh.length,
    });
    return eventId;
  });
}

function requireEvent(db: Database, hostId: string, now: Date, quotas: Quotas): Promise<void> {
  const { hostId: userId, createdAt: addedAt } = hostedEvents;
  const columns = { rows: hostedEvents, userId, addedAt, kind: 'events' } as const;
  return requireRoom(db, columns, { userId: hostId, quota: quotas.events, now });
}

async function findEvent(
  db: Database,
  hostId: string,
  event: NewEvent,
): Promise<{ readonly id: string; readonly version: number } | undefined> {
  const [found] = await db
    .select({ id: hostedEvents.id, version: hostedEvents.version })
    .from(hostedEvents)
    .where(
      and(
        eq(hostedEvents.hostId, hostId),
        eq(hostedEvents.fingerprint, fingerprint(event)),
        isNull(hostedEvents.cancelledAt),
      ),
    )
    .for('no key update');
  return found;
}

async function numbersOf(db: Database, eventId: string | undefined): Promise<Set<string>> {
  if (eventId === undefined) return new Set();
  const rows = await db
    .select({ mobileNumber: eventInvitations.mobileNumber })
    .from(eventInvitations)
    .where(eq(eventInvitations.eventId, eventId));
  return new Set(rows.map(({ mobileNumber }) => mobileNumber));
}

async function raiseVersion(db: Database, eventId: string, version: number): Promise<void> {
  await db.update(hostedEvents).set({ version }).where(eq(hostedEvents.id, eventId));
}

async function insertEvent(
  db: Database,
  hostId: string,
  event: NewEvent,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insert(hostedEvents)
    .values({ ...event, id, hostId, fingerprint: fingerprint(event), createdAt: now });
  return id;
}
