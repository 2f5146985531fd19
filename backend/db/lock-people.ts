import { eq, inArray } from 'drizzle-orm';
import { refusal } from '../http/refusal.ts';
import type { Database } from './database.ts';
import { eventInvitations } from './event-schema.ts';
import { users } from './schema.ts';

/*
 * In one order for everybody, so that no two requests wait for each other: first the accounts, then the
 * events, then their invitations and calendar entries. Only the deletion of an account takes it for
 * itself alone; it waits for what is under way for the person, and later requests find no account.
 */

/**
 * Serializes the requests of one person: parallel ones cannot exceed a quota, since no constraint can
 * count rows, nor wait for rows of each other. Weaker than 'for update', which would also block
 * invitations to the person.
 */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Keeps a person's account until the transaction ends; refuses (401) one that has been deleted. */
export async function keepPerson(db: Database, userId: string): Promise<void> {
  const [kept] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (kept === undefined) throw refusal(401, (say) => say.signInFirst);
}

/**
 * The accounts with these numbers (E.164), which are kept until the transaction ends. An account that
 * is being deleted is left out.
 */
export function keepAccountsOf(db: Database, numbers: string[]) {
  return db
    .select({ id: users.id, mobileNumber: users.mobileNumber })
    .from(users)
    .where(inArray(users.mobileNumber, numbers))
    .for('key share');
}

/** The accounts of an event's guests, which are kept in the same way. */
export function keepGuestsOf(db: Database, eventId: string) {
  const guests = db
    .select({ id: eventInvitations.userId })
    .from(eventInvitations)
    .where(eq(eventInvitations.eventId, eventId));
  return db.select({ id: users.id }).from(users).where(inArray(users.id, guests)).for('key share');
}
