import { eq, inArray } from 'drizzle-orm';
import { notSignedIn } from '../http/refusal.ts';
import type { Database } from './database.ts';
import { eventInvitations } from './event-schema.ts';
import { users } from './schema.ts';

/*
 * In one order for everybody, so that no two requests wait for each other: first the accounts, then the
 * events, then their invitations and calendar entries; where several sessions of a partner change, the
 * partner before them. Only the deletion of an account takes it for itself alone; it waits for what is
 * under way for the person, and later requests find no account.
 */

/**
 * Serializes the requests of one person: parallel ones cannot exceed a quota, since no constraint can
 * count rows, nor wait for rows of each other. Weaker than 'for update', which would also block
 * invitations to the person. Refuses (401) an account that has been deleted.
 */
export function lockPerson(db: Database, userId: string): Promise<void> {
  return hold(db, userId, 'no key update');
}

/** Keeps a person's account until the transaction ends; refuses (401) one that has been deleted. */
export function keepPerson(db: Database, userId: string): Promise<void> {
  return hold(db, userId, 'key share');
}

async function hold(db: Database, userId: string, lock: 'no key update' | 'key share') {
  const [held] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(lock);
  if (held === undefined) throw notSignedIn();
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
