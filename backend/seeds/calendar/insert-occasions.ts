import { inArray } from 'drizzle-orm';
import { peopleInvited } from '#domain/calendar.texts.ts';
import { statuses } from '#domain/calendar.ts';
import { writeAttending } from '../../calendar/attending.ts';
import { calendarEvents } from '../../db/calendar-schema.ts';
import type { Database } from '../../db/database.ts';
import { eventInvitations, hostedEvents } from '../../db/event-schema.ts';
import { users } from '../../db/schema.ts';
import { fingerprint } from '../../events/fingerprint.ts';
import { uuidOf } from '../../uuid.ts';
import type { GuestSeed, HostedEventSeed } from './hosted-event-seed.ts';
import { inKurnool } from './in-kurnool.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A hosted event with its invited people. */
export interface Occasion {
  readonly event: typeof hostedEvents.$inferInsert;
  readonly guests: readonly GuestSeed[];
}

/** The days of an event, of its deadline and of its creation, `YYYY-MM-DD` in Kurnool. */
export interface Days {
  readonly day: string;
  readonly deadlineDay: string;
  readonly createdDay: string;
}

/** An event on its days. `id` is the same at each start. */
export function occasionOf(
  id: string,
  hostId: string,
  { time, guests, ...seed }: HostedEventSeed,
  { day, deadlineDay, createdDay }: Days,
): Occasion {
  const event = {
    ...seed,
    eventDateTime: inKurnool(day, time),
    inviteExpiryDate: endInKurnool(deadlineDay),
  };
  const createdAt = inKurnool(createdDay, '20:00');
  return {
    event: { ...event, id, hostId, fingerprint: fingerprint(event), createdAt },
    guests,
  };
}

/** The last instant of a day in Kurnool. */
export function endInKurnool(day: string): Date {
  return new Date(`${day}T23:59:59.999+05:30`);
}

/**
 * Writes events with their invitations and the calendar entries of hosts and of attending guests
 * with an account. Changes nothing that is already there.
 */
export async function insertOccasions(
  db: Database,
  occasions: readonly Occasion[],
  host: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(hostedEvents)
      .values(occasions.map(({ event }) => event))
      .onConflictDoNothing()
      .returning({ id: hostedEvents.id });
    const isNew = new Set(inserted.map(({ id }) => id));
    const fresh = occasions.filter(({ event }) => isNew.has(event.id));
    if (fresh.length === 0) return;
    const accounts = await accountsOf(transaction, fresh);
    const invitations = fresh.flatMap(({ event, guests }) =>
      guests.map(toInvitation(event, accounts)),
    );
    await transaction.insert(eventInvitations).values(invitations);
    await transaction.insert(calendarEvents).values(fresh.map(toHosting));
    for (const { event, guests } of fresh) {
      for (const { mobileNumber, responses } of guests) {
        const userId = accounts.get(mobileNumber);
        if (userId === undefined || responses?.q_attending !== true) continue;
        await writeAttending(transaction, { userId, event, host });
      }
    }
  });
}

async function accountsOf(
  db: Database,
  occasions: readonly Occasion[],
): Promise<Map<string, string>> {
  const numbers = occasions.flatMap(({ guests }) => guests.map((guest) => guest.mobileNumber));
  const rows = await db
    .select({ id: users.id, mobileNumber: users.mobileNumber })
    .from(users)
    .where(inArray(users.mobileNumber, numbers));
  return new Map(rows.map(({ id, mobileNumber }) => [mobileNumber, id]));
}

function toInvitation({ id, createdAt }: Occasion['event'], accounts: Map<string, string>) {
  return ({ mobileNumber, responses }: GuestSeed, index: number) => ({
    eventId: id,
    mobileNumber,
    position: index + 1,
    userId: accounts.get(mobileNumber) ?? null,
    invitedAt: createdAt,
    ...(responses !== null && {
      responses,
      responseStatus: responses.q_attending === true ? 'accepted' : 'responded',
      respondedAt: new Date(createdAt.getTime() + dayMs),
    }),
  });
}

function toHosting({ event, guests }: Occasion) {
  return {
    id: uuidOf(`hosting ${event.id}`),
    userId: event.hostId,
    hostedEventId: event.id,
    timeSlot: event.eventDateTime,
    status: statuses.hosting,
    title: event.eventName,
    invitees: peopleInvited(guests.length),
  };
}
