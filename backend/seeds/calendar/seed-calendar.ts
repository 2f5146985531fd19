import type { Database } from '../../db/database.ts';
import { findUserId } from '../../users/users.ts';
import { demoUser } from '../seed.ts';
import { insertHostedEvents } from './insert-hosted-events.ts';
import { insertMonth } from './insert-month.ts';

/**
 * Seeds the calendar of the demonstration's person around `now`: hosted events and this month's
 * items. Each start adds newer ones and changes nothing that is already there.
 */
export async function seedCalendar(db: Database, now: Date): Promise<void> {
  const userId = await findUserId(db, demoUser.mobile_number);
  if (userId === undefined) return;
  await insertHostedEvents(db, userId, now);
  await insertMonth(db, userId, now);
}
