import { randomUUID } from 'node:crypto';
import type { Database } from '../backend/db/database.ts';
import { users } from '../backend/db/schema.ts';
import { everybodyJoinsOpenOrganisations } from '../backend/organisations/members.ts';
import { openSession } from '../backend/sessions/sessions.ts';

/** A person with an account and an open session. */
export interface Person {
  readonly userID: string;
  readonly token: string;
}

/**
 * Creates many people at once, without the calls of sign-in and their limits; their numbers begin at
 * `from`.
 */
export async function manyPeople(
  db: Database,
  count: number,
  now: Date,
  from = 0,
): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    fullName: `Person ${index}`,
    mobileNumber: `+9170000${String(from + index).padStart(5, '0')}`,
    aadhaarHash: 'x',
    dateOfBirth: '1990-01-01',
    createdAt: now,
  }));
  await db.insert(users).values(people);
  await everybodyJoinsOpenOrganisations(db);
  return Promise.all(
    people.map(async ({ id }) => ({ userID: id, token: await openSession(db, id, now) })),
  );
}
