import type { Database } from '../../db/database.ts';
import { findUserId } from '../../users/users.ts';
import { demoUser } from '../seed.ts';
import { insertHostedEvents } from './insert-hosted-events.ts';
import { insertMonth } from './insert-month.ts';

/**
 * Keeps the demonstration's person busy around `now`: what she hosts, and what this month holds. Each
 * start adds what has come nearer since, and leaves what is there as it is.
 */
export async function seedCalendar(db: Database, now: Date): Promise<void> {
  const userId = await findUserId(db, demoUser.mobile_number);
  if (userId === undefined) return;
  await insertHostedEvents(db, userId, now);
  await insertMonth(db, userId, now);
}
