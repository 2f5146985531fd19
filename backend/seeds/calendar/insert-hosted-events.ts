import { daysAfter } from '../../../src/domain/working-hours.ts';
import { invitedText } from '../../calendar/hosting.ts';
import { calendarEvents } from '../../db/calendar-schema.ts';
import type { Database } from '../../db/connect.ts';
import { eventInvitations, hostedEvents as table } from '../../db/event-schema.ts';
import { fingerprint } from '../../events/fingerprint.ts';
import type { GuestSeed, HostedEventSeed } from './hosted-event-seed.ts';
import { hostedEvents } from './hosted-events.ts';
import { inKurnool, seedId } from './seed-id.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstSaturday = '2026-01-03';
const rhythmDays = 14;
const past = 2;
const coming = 3;

/**
 * Lets a person host on every other Saturday: the last two and the next three are there, and those
 * that were before stay.
 */
export async function insertHostedEvents(db: Database, hostId: string, now: Date): Promise<void> {
  const occasions = occasionsAround(now).map(({ day, seed }) => ({
    event: eventRow(day, seed, hostId),
    guests: seed.guests,
  }));
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(table)
      .values(occasions.map(({ event }) => event))
      .onConflictDoNothing()
      .returning({ id: table.id });
    const isNew = new Set(inserted.map(({ id }) => id));
    const fresh = occasions.filter(({ event }) => isNew.has(event.id));
    if (fresh.length === 0) return;
    await transaction
      .insert(eventInvitations)
      .values(fresh.flatMap(({ event, guests }) => guests.map(toInvitation(event))));
    await transaction.insert(calendarEvents).values(
      fresh.map(({ event, guests }) => ({
        id: seedId(`hosting ${event.id}`),
        userId: hostId,
        hostedEventId: event.id,
        timeSlot: event.eventDateTime,
        status: 'Hosting',
        title: event.eventName,
        invitees: invitedText(guests.length),
      })),
    );
  });
}

interface Occasion {
  readonly day: string;
  readonly seed: HostedEventSeed;
}

function occasionsAround(now: Date): Occasion[] {
  const sinceFirst = now.getTime() - inKurnool(firstSaturday, '00:00').getTime();
  const latest = Math.floor(sinceFirst / (rhythmDays * dayMs));
  const around = Array.from({ length: past + coming + 1 }, (_, index) =>
    occasion(latest - past + index),
  );
  const next = around.findIndex(({ day, seed }) => inKurnool(day, seed.time) >= now);
  return around.slice(next - past, next + coming);
}

function occasion(number: number): Occasion {
  const length = hostedEvents.length;
  const seed = hostedEvents[((number % length) + length) % length];
  if (seed === undefined) throw new Error('no event is seeded');
  return { day: daysAfter(firstSaturday, number * rhythmDays), seed };
}

/** The third to come is less than six weeks away, so all were made and answered before now. */
function eventRow(day: string, { time, guests: _, ...seed }: HostedEventSeed, hostId: string) {
  const deadlineDay = daysAfter(day, -2);
  const event = {
    ...seed,
    eventDateTime: inKurnool(day, time),
    inviteExpiryDate: new Date(`${deadlineDay}T23:59:59.999+05:30`),
  };
  const createdAt = inKurnool(daysAfter(day, -46), '20:00');
  return {
    ...event,
    id: seedId(`hosted event ${day}`),
    hostId,
    fingerprint: fingerprint(event),
    createdAt,
  };
}

function toInvitation({ id, createdAt }: ReturnType<typeof eventRow>) {
  return ({ mobileNumber, responses }: GuestSeed, index: number) => ({
    eventId: id,
    mobileNumber,
    position: index + 1,
    invitedAt: createdAt,
    ...(responses !== null && {
      responses,
      responseStatus: responses.q_attending === true ? 'accepted' : 'responded',
      respondedAt: new Date(createdAt.getTime() + dayMs),
    }),
  });
}
