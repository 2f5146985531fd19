// @vitest-environment node
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, type OpenHours } from '#domain/working-hours.ts';
import { appointments, bookings, serviceSessions } from '../../backend/db/booking-schema.ts';
import type { App } from '../../backend/http/context.ts';
import { manyPeople, type Person } from '../../scripts/many-people.ts';
import { callsOf, setUpBackend } from './support/backend.ts';
import { bookingAt } from './support/booking.ts';
import { addPartner, addService } from './support/offer.ts';

interface Attempt {
  readonly startTime: string;
  readonly endTime: string;
}

const runs = 30;
const guesses = 8;
const mostListed = 6;
const backend = setUpBackend();

const clock = fc.constantFrom(
  '2026-03-27T22:40:00Z',
  '2026-03-07T09:10:00Z',
  '2026-10-23T23:50:00Z',
  '2026-10-30T18:20:00Z',
  '2026-07-01T12:00:00Z',
);
const zone = fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Berlin');
const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hours, minutes]) => wall(hours * 60 + minutes));
const openHours = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<OpenHours['weekday']>,
  opens: wallTime,
  closes: wallTime,
});
const service = fc.record({
  durationMinutes: fc.constantFrom(15, 20, 30, 45, 60, 90, 240),
  bookingGapDays: fc.option(fc.integer({ min: 0, max: 4 })),
  minBookingFloor: fc.option(fc.integer({ min: 0, max: 3 })),
  group: fc.option(fc.integer({ min: 1, max: 3 })),
});
const world = fc.record({
  now: clock.map((text) => new Date(text)),
  zone,
  hours: fc.array(openHours, { minLength: 5, maxLength: 14 }),
  services: fc.tuple(service, service),
  daysAhead: fc.integer({ min: -1, max: 6 }),
  /**
   * The earlier bookings: a person (0 is the tested one), a service, a day from now and a slot.
   */
  before: fc.array(fc.tuple(fc.nat(3), fc.nat(1), fc.integer({ min: 0, max: 6 }), fc.nat(30)), {
    maxLength: 8,
  }),
  guesses: fc.array(wallTime, { minLength: guesses, maxLength: guesses }),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

describe('Bookings: random hours, lengths, gaps, notices, groups, zones and bookings', () => {
  it('a listed slot can be booked, and a slot that is not listed cannot', async () => {
    let listedInAll = 0;
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { app, people, ids } = await build(given);
        const [me] = people;
        if (me === undefined) throw new Error('nobody is there');
        const today = given.now.toISOString().slice(0, 10);
        for (const [who, which, days, nth] of given.before) {
          const person = people[who];
          const id = ids[which];
          if (person === undefined || id === undefined) continue;
          const day = daysAfter(today, days);
          const slots = await list(
            app,
            person,
            given.services[which]?.durationMinutes ?? 0,
            which,
            day,
          );
          const slot = slots[nth % Math.max(1, slots.length)];
          if (slot === undefined) continue;
          expect(await confirm(app, person, id, day, slot)).toBe(201);
        }

        const day = daysAfter(today, given.daysAhead);
        const [{ durationMinutes }] = given.services;
        const id = ids[0] ?? '';
        const listed = await list(app, me, durationMinutes, 0, day);
        listedInAll += listed.length;
        const kept = await save();
        for (const slot of someOf(listed, mostListed)) {
          expect(await confirm(app, me, id, day, slot), slot.startTime).toBe(201);
          await checkSession(given, day, slot);
          await restore(kept);
        }
        const own = await ownTimes(me, id, day);
        for (const guess of guessesAt(given.guesses, durationMinutes)) {
          if (isAmong(listed, guess) || isAmong(own, guess)) continue;
          expect(await confirm(app, me, id, day, guess), guess.startTime).toBe(409);
        }
      }),
      { numRuns: runs },
    );
    expect(listedInAll).toBeGreaterThan(runs);
  });
});

/** The booked session is at its wall times, computed by another clock than the backend's. */
async function checkSession({ zone, now, services }: World, day: string, slot: Attempt) {
  const [session] = (await backend.db.select().from(serviceSessions)).filter(
    ({ day: on, startTime, serviceId }) =>
      on === day && startTime === slot.startTime && serviceId.endsWith('-0'),
  );
  if (session === undefined) throw new Error('nothing was written');
  const { startsAt, endsAt } = session;
  expect(startsAt.getTime()).toBeGreaterThan(now.getTime());
  expect(endsAt.getTime() - startsAt.getTime()).toBe(services[0].durationMinutes * 60_000);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(format.format(startsAt)).toBe(`${day} ${slot.startTime}`);
  expect(format.format(endsAt).slice(-5)).toBe(slot.endTime);
}

/** At most this many, spread evenly over the list. */
function someOf<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

interface Kept {
  sessions: (typeof serviceSessions.$inferSelect)[];
  bookings: (typeof bookings.$inferSelect)[];
}

async function save(): Promise<Kept> {
  return {
    sessions: await backend.db.select().from(serviceSessions),
    bookings: await backend.db.select().from(bookings),
  };
}

async function restore(kept: Kept): Promise<void> {
  await backend.db.delete(appointments);
  await backend.db.delete(bookings);
  await backend.db.delete(serviceSessions);
  if (kept.sessions.length > 0) await backend.db.insert(serviceSessions).values(kept.sessions);
  if (kept.bookings.length > 0) await backend.db.insert(bookings).values(kept.bookings);
}

async function build(given: World) {
  await backend.db.execute(sql`truncate users, partners cascade`);
  await addPartner(backend.db, 'partner', given.hours, given.zone);
  const ids: string[] = [];
  for (const [index, { group, durationMinutes, ...rules }] of given.services.entries()) {
    const id = `service-${index}`;
    ids.push(id);
    await addService(backend.db, 'partner', id, {
      ...rules,
      durationMinutes,
      locationMode: placeOf(index),
      ...(group !== null && { sessionType: 'one2many', maxCapacity: group }),
    });
  }
  const people = await manyPeople(backend.db, 4, given.now);
  return { app: backend.another({ clock: () => given.now }), people, ids };
}

/** A place of its own for each service, so that a list has the slots of that service alone. */
function placeOf(index: number): string {
  return `place ${index}`;
}

async function list(
  app: App,
  person: Person,
  service_duration: number,
  which: number,
  date: string,
): Promise<Attempt[]> {
  const wanted = { date, service_duration, location_mode: placeOf(which) };
  const response = await bookingAt(callsOf(app)).askForSlots(person, wanted);
  expect(response.status).toBe(200);
  const { slots } = await response.json();
  return slots.map(({ start_time, end_time }: Record<string, string>) => ({
    startTime: start_time,
    endTime: end_time,
  }));
}

async function confirm(
  app: App,
  person: Person,
  service_id: string,
  date: string,
  { startTime: start_time, endTime: end_time }: Attempt,
): Promise<number> {
  const wanted = { service_id, date, start_time, end_time };
  return (await bookingAt(callsOf(app)).confirm(person, wanted)).status;
}

async function ownTimes({ userID }: Person, serviceId: string, day: string): Promise<Attempt[]> {
  const sessions = await backend.db.select().from(serviceSessions);
  const own = (await backend.db.select().from(bookings)).filter(
    (booking) => booking.userId === userID && booking.serviceId === serviceId,
  );
  return sessions.filter(
    (session) => session.day === day && own.some(({ sessionId }) => sessionId === session.id),
  );
}

function guessesAt(times: readonly string[], minutes: number): Attempt[] {
  return times.map((startTime) => {
    const [hours = 0, rest = 0] = startTime.split(':').map(Number);
    return { startTime, endTime: wall(hours * 60 + rest + minutes) };
  });
}

function isAmong(attempts: readonly Attempt[], { startTime, endTime }: Attempt): boolean {
  return attempts.some((other) => other.startTime === startTime && other.endTime === endTime);
}

function wall(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
