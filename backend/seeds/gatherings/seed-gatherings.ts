import { eq } from 'drizzle-orm';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import type { Database } from '../../db/database.ts';
import { hostedEvents } from '../../db/event-schema.ts';
import { users } from '../../db/schema.ts';
import { cancelEvent } from '../../events/cancel-event.ts';
import { createEvent } from '../../events/create-event.ts';
import { updateEvent } from '../../events/update-event.ts';
import { respondToEvent } from '../../invitations/events.ts';
import { joinOpenOrganisations } from '../../organisations/members.ts';
import { closedOutbox } from '../../push/outbox.ts';
import { defaultQuotas } from '../../quotas/quotas.ts';
import { findUserId, insertUser } from '../../users/users.ts';
import { inKurnool } from '../calendar/in-kurnool.ts';
import { endInKurnool } from '../calendar/insert-occasions.ts';
import { accountsMadeAt, demoUser } from '../seed.ts';
import { type GatheringSeed, gatherings, type PersonName } from './gatherings.ts';
import { type NeighbourName, neighbours } from './neighbours.ts';

const numbers: Readonly<Record<PersonName, string>> = {
  asha: demoUser.mobile_number,
  padmaja: neighbours.padmaja.mobile_number,
  venkatesh: neighbours.venkatesh.mobile_number,
  meher: neighbours.meher.mobile_number,
  kiran: neighbours.kiran.mobile_number,
};

/**
 * Lets the demonstration's person and their neighbours host and answer, move and cancel, by the rules
 * that people do so by, each at its time before `now`; once, also where Asha's account was deleted since.
 */
export async function seedGatherings(
  db: Database,
  aadhaarHashKey: string,
  now: Date,
): Promise<void> {
  const asha = await findUserId(db, numbers.asha);
  if (asha === undefined) return;
  await db.transaction(async (transaction) => {
    // Backends that start at once do this one after the other.
    await transaction.select().from(users).where(eq(users.id, asha)).for('update');
    if (await isHost(transaction, 'padmaja')) return;
    const settle = (name: NeighbourName) =>
      settleNeighbour(transaction, name, aadhaarHashKey, accountsMadeAt(now));
    const ids = {
      asha,
      padmaja: await settle('padmaja'),
      venkatesh: await settle('venkatesh'),
      meher: await settle('meher'),
      kiran: await settle('kiran'),
    };
    for (const seed of gatherings) await hold(transaction, seed, ids, now);
  });
}

async function isHost(db: Database, name: PersonName): Promise<boolean> {
  const hosted = await db
    .select({ id: hostedEvents.id })
    .from(hostedEvents)
    .innerJoin(users, eq(users.id, hostedEvents.hostId))
    .where(eq(users.mobileNumber, numbers[name]))
    .limit(1);
  return hosted.length > 0;
}

/** The id of a neighbour; the first time this creates the account. */
async function settleNeighbour(
  db: Database,
  name: NeighbourName,
  aadhaarHashKey: string,
  madeAt: Date,
): Promise<string> {
  const { mobile_number: number } = neighbours[name];
  const made = await insertUser(db, neighbours[name], aadhaarHashKey, madeAt);
  if (made !== undefined) await joinOpenOrganisations(db, made);
  const id = made ?? (await findUserId(db, number));
  if (id === undefined) throw new Error(`no account with ${number}`);
  return id;
}

/** Creates an event, and does with it what its seed says, day after day. */
async function hold(
  db: Database,
  seed: GatheringSeed,
  ids: Readonly<Record<PersonName, string>>,
  now: Date,
): Promise<void> {
  const { host, event, guests, createdDay, answers, moved, cancelled } = seed;
  const today = dayIn('Asia/Kolkata', now);
  const at = (day: number) => inKurnool(daysAfter(today, day), '09:00');
  const dataOf = ({ when, deadlineDay }: Pick<GatheringSeed, 'when' | 'deadlineDay'>) => ({
    ...event,
    eventDateTime: inKurnool(daysAfter(today, when.day), when.time).toISOString(),
    inviteExpiryDate: endInKurnool(daysAfter(today, deadlineDay)).toISOString(),
  });
  const invitees = guests.map((guest) => numbers[guest]);

  const wanted = { host_id: ids[host], eventData: dataOf(seed), invitees };
  const event_id = await createEvent(db, wanted, at(createdDay), defaultQuotas, closedOutbox);
  for (const { guest, onDay, responses: rsvpResponses } of answers) {
    const person = { userId: ids[guest], mobileNumber: numbers[guest] };
    await respondToEvent(db, person, { user_id: ids[guest], event_id, rsvpResponses }, at(onDay));
  }
  const meant = { event_id, user_id: ids[host] };
  if (moved !== undefined) {
    const changed = { ...meant, eventData: dataOf(moved), invitees };
    await updateEvent(db, changed, at(moved.onDay), defaultQuotas, closedOutbox);
  }
  if (cancelled !== undefined) {
    const wish = { ...meant, message: cancelled.message };
    await cancelEvent(db, wish, at(cancelled.onDay), closedOutbox);
  }
}
