import { daysAfter } from '#domain/working-hours.ts';
import type { Database } from '../../db/database.ts';
import { uuidOf } from '../../uuid.ts';
import { demoUser } from '../seed.ts';
import type { HostedEventSeed } from './hosted-event-seed.ts';
import { hostedEvents } from './hosted-events.ts';
import { inKurnool } from './in-kurnool.ts';
import { insertOccasions, occasionOf } from './insert-occasions.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstSaturday = '2026-01-03';
const rhythmDays = 14;
const past = 2;
const coming = 3;

/**
 * Lets the demonstration's person host on every other Saturday: the last two and the next three
 * events exist, and earlier ones stay.
 */
export async function insertHostedEvents(db: Database, hostId: string, now: Date): Promise<void> {
  const occasions = saturdaysAround(now).map(({ day, seed }) =>
    // The third event ahead is less than six weeks away, so all were created and answered before
    // now.
    occasionOf(uuidOf(`hosted event ${day}`), hostId, seed, {
      day,
      deadlineDay: daysAfter(day, -2),
      createdDay: daysAfter(day, -46),
    }),
  );
  await insertOccasions(db, occasions, demoUser.full_name);
}

interface Saturday {
  readonly day: string;
  readonly seed: HostedEventSeed;
}

function saturdaysAround(now: Date): Saturday[] {
  const sinceFirst = now.getTime() - inKurnool(firstSaturday, '00:00').getTime();
  const latest = Math.floor(sinceFirst / (rhythmDays * dayMs));
  const around = Array.from({ length: past + coming + 1 }, (_, index) =>
    saturday(latest - past + index),
  );
  const next = around.findIndex(({ day, seed }) => inKurnool(day, seed.time) >= now);
  return around.slice(next - past, next + coming);
}

function saturday(number: number): Saturday {
  const length = hostedEvents.length;
  const seed = hostedEvents[((number % length) + length) % length];
  if (seed === undefined) throw new Error('no event is seeded');
  return { day: daysAfter(firstSaturday, number * rhythmDays), seed };
}
