import { and, eq, ne } from 'drizzle-orm';
import { daysAfter } from '#domain/working-hours.ts';
import type { Database } from '../../db/database.ts';
import { hostedEvents } from '../../db/event-schema.ts';
import { uuidOf } from '../../uuid.ts';
import { insertOccasions, type Occasion, occasionOf } from '../calendar/insert-occasions.ts';
import { hosts } from './hosts.ts';
import type { InvitedEventSeed } from './invited-events.ts';
import { longBefore, turnAt } from './turns.ts';

/**
 * Seeds the events of this turn for a host (an id). Only the latest one is open to everyone, so
 * that a new person is invited once.
 */
export async function insertInvitedEvent(
  db: Database,
  seed: InvitedEventSeed,
  hostId: string,
  now: Date,
): Promise<void> {
  const occasion = occasionAt(seed, hostId, now);
  await insertOccasions(db, [occasion], hosts[seed.host].full_name);
  if (!seed.isOpenToEveryone) return;
  await db
    .update(hostedEvents)
    .set({ isOpenToEveryone: false })
    .where(
      and(
        eq(hostedEvents.hostId, hostId),
        eq(hostedEvents.isOpenToEveryone, true),
        ne(hostedEvents.id, occasion.event.id),
      ),
    );
}

function occasionAt(seed: InvitedEventSeed, hostId: string, now: Date): Occasion {
  const turn = turnAt(seed.deadline, now);
  const { length } = seed.inTurn;
  const event = seed.inTurn[((turn.number % length) + length) % length] ?? seed.inTurn[0];
  const id = uuidOf(`invited event ${seed.name} ${turn.day}`);
  const occasion = occasionOf(id, hostId, event, {
    day: daysAfter(turn.day, seed.daysAfterDeadline),
    deadlineDay: turn.day,
    createdDay: longBefore(turn, seed.deadline),
  });
  const { isOpenToEveryone } = seed;
  return { ...occasion, event: { ...occasion.event, isOpenToEveryone } };
}
