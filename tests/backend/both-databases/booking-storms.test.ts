// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appointments,
  bookings,
  resourceBookings,
  serviceSessions,
} from '../../../backend/db/booking-schema.ts';
import { setUpBackend } from '../support/backend.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { manyPeople, type Person } from '../support/people.ts';

const crowd = 200;
const seats = 7;
const date = '2026-03-16';
const resource = 'commons-meeting-room';
const backend = setUpBackend();
let people: Person[];

beforeEach(async () => {
  await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
  await addService(backend.db, 'partner', 'alone');
  await addService(backend.db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: seats });
});

describe('Bookings: 200 people who book at once', () => {
  beforeEach(gatherCrowd);

  it('one person gets a one-to-one slot, and 199 are told that it is taken', async () => {
    expect(await storm('alone')).toEqual({ 201: 1, 409: crowd - 1 });
    expect(await rowsOf()).toEqual({ sessions: 1, taken: 1, bookings: 1, appointments: 1 });
  });

  it('a group is filled to its last seat and no further', async () => {
    expect(await storm('group')).toEqual({ 201: seats, 409: crowd - seats });
    expect(await rowsOf()).toEqual({
      sessions: 1,
      taken: seats,
      bookings: seats,
      appointments: seats,
    });
  });

  it('a partner never has two sessions at one time, whichever services people choose', async () => {
    await addService(backend.db, 'partner', 'long', { durationMinutes: 120 });
    const statuses = await Promise.all(
      people.map((person, index) =>
        index % 2 === 0
          ? confirm(person, 'alone', '10:00', '11:00')
          : confirm(person, 'long', '09:00', '11:00'),
      ),
    );
    expect(counted(statuses)).toEqual({ 201: 1, 409: crowd - 1 });
    expect(await rowsOf()).toMatchObject({ sessions: 1, bookings: 1, appointments: 1 });
  });

  it('two people who want a resource on one later day, each many times over, book it once', async () => {
    const day = '2026-05-04';
    const slots = [slotAt('09:00', '10:00'), slotAt('10:00', '11:00')];
    const [one, other] = people;
    if (!one || !other) throw new Error('There are fewer than two people.');
    const each = (person: Person) => bookResource(person, slots, day);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => [each(one), each(other)]).flat(),
    );
    expect(counted(statuses)).toEqual({ 200: 50, 409: 50 });
    const rows = await backend.db.select().from(resourceBookings);
    expect(rows.map(({ day, userId }) => [day, userId])).toEqual(
      rows.map(() => [day, rows[0]?.userId]),
    );
    expect(rows).toHaveLength(2);
    // Another day of the same resource stays free.
    expect(await bookResource(other, slots)).toBe(200);
  });

  it('each person gets all of the wanted slots of a resource or none, however these overlap', async () => {
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    const wanted = people.map((_, index) => {
      const from = index % 4;
      const slots = [from, from + 1].map((at) => slotAt(hours[at] ?? '', hours[at + 1] ?? ''));
      return index % 3 === 0 ? slots.reverse() : slots;
    });
    const statuses = await Promise.all(
      people.map((person, index) => bookResource(person, wanted[index] ?? [])),
    );
    const rows = await backend.db.select().from(resourceBookings);
    expect(new Set(rows.map(({ startTime }) => startTime)).size).toBe(rows.length);
    for (const [index, person] of people.entries()) {
      const own = rows.filter(({ userId }) => userId === person.userID);
      expect(own).toHaveLength(statuses[index] === 200 ? 2 : 0);
    }
    expect(counted(statuses)[500]).toBeUndefined();
    expect(await backend.db.select().from(appointments)).toHaveLength(rows.length);
  });
});

describe('Bookings: one person who presses many times at once', () => {
  let person: Person;

  beforeEach(async () => {
    person = await backend.register('+919000012345');
  });

  it.each(['alone', 'group'])(
    'repeated requests book %s once, and each is answered with success',
    async (service) => {
      const statuses = await Promise.all(
        Array.from({ length: 30 }, () => confirm(person, service, '10:00', '11:00')),
      );
      expect(counted(statuses)).toEqual({ 201: 30 });
      expect(await rowsOf()).toEqual({ sessions: 1, taken: 1, bookings: 1, appointments: 1 });
    },
  );

  it('repeated requests book the slots of a resource once, and each is answered with success', async () => {
    const slots = [slotAt('09:00', '10:00'), slotAt('10:00', '11:00')];
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => bookResource(person, slots)),
    );
    expect(counted(statuses)).toEqual({ 200: 30 });
    expect(await backend.db.select().from(resourceBookings)).toHaveLength(2);
    expect(await backend.db.select().from(appointments)).toHaveLength(2);
  });

  it('parallel requests cannot break the gap between two bookings', async () => {
    await addPartner(backend.db, 'other', daily('09:00', '17:00'));
    await addService(backend.db, 'other', 'rare', { bookingGapDays: 5 });
    const days = ['2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'];
    const statuses = await Promise.all(
      days.map((day) => confirm(person, 'rare', '10:00', '11:00', { partner: 'other', day })),
    );
    expect(counted(statuses)).toEqual({ 201: 1, 409: 4 });
    expect(await rowsOf()).toMatchObject({ bookings: 1, appointments: 1 });
  });
});

describe('Bookings: a storm without a rule of the tables', () => {
  beforeEach(gatherCrowd);

  it('without the exclusion of sessions, one slot is booked many times', async () => {
    await without('service_sessions', 'service_sessions_apart', async () => {
      const { 201: booked = 0 } = await storm('alone');
      expect(booked).toBeGreaterThan(1);
      expect(await backend.db.select().from(bookings)).toHaveLength(booked);
    });
  });

  it('without the count of seats, a group is overfilled', async () => {
    await without('service_sessions', 'service_sessions_capacity', async () => {
      const { 201: booked = 0 } = await storm('group');
      expect(booked).toBeGreaterThan(seats);
    });
  });

  it('without the exclusion of resource bookings, one slot is booked many times', async () => {
    await without('resource_bookings', 'resource_bookings_apart', async () => {
      const slots = [slotAt('09:00', '10:00')];
      const statuses = await Promise.all(people.map((person) => bookResource(person, slots)));
      expect(counted(statuses)[200]).toBeGreaterThan(1);
    });
  });

  /** Drops a rule in this file's own database, and restores it afterwards. */
  async function without(table: string, rule: string, act: () => Promise<void>): Promise<void> {
    const definition = await definitionOf(rule);
    await backend.db.execute(sql.raw(`alter table ${table} drop constraint ${rule}`));
    try {
      await act();
    } finally {
      await backend.db.execute(sql.raw(`truncate ${table} cascade`));
      await backend.db.execute(
        sql.raw(`alter table ${table} add constraint ${rule} ${definition}`),
      );
    }
  }

  async function definitionOf(rule: string): Promise<string> {
    const [row] = await backend.db
      .select({ text: sql<string>`pg_get_constraintdef(oid)` })
      .from(sql`pg_constraint`)
      .where(sql`conname = ${rule}`);
    if (row === undefined) throw new Error(`${rule} is not there`);
    return row.text;
  }
});

async function gatherCrowd(): Promise<void> {
  people = await manyPeople(backend.db, crowd, backend.now());
}

async function storm(service: string): Promise<Record<number, number>> {
  return counted(
    await Promise.all(people.map((person) => confirm(person, service, '10:00', '11:00'))),
  );
}

async function confirm(
  { userID, token }: Person,
  service_id: string,
  start_time: string,
  end_time: string,
  { partner = 'partner', day = date } = {},
): Promise<number> {
  const body = {
    user_id: userID,
    partner_id: partner,
    service_id,
    date: day,
    start_time,
    end_time,
  };
  const response = await backend.post('/bookings/confirm', body, { bearer: token });
  const answer = await response.json();
  const booked = { start_time, booking_id: expect.any(String) };
  expect(answer).toEqual(response.status === 201 ? booked : { error: expect.any(String) });
  return response.status;
}

async function bookResource(
  { userID, token }: Person,
  slots: unknown[],
  day = date,
): Promise<number> {
  const body = { date: day, slots, userId: userID };
  const response = await backend.post(`/resource/${resource}/book`, body, { bearer: token });
  const booked = { booking_ids: slots.map(() => expect.any(String)) };
  expect(await response.json()).toEqual(
    response.status === 200 ? booked : { error: expect.any(String) },
  );
  return response.status;
}

function slotAt(start: string, end: string) {
  return { start, end };
}

function counted(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function rowsOf() {
  const sessions = await backend.db.select().from(serviceSessions);
  return {
    sessions: sessions.length,
    taken: sessions.reduce((sum, { taken }) => sum + taken, 0),
    bookings: (await backend.db.select().from(bookings)).length,
    appointments: (await backend.db.select().from(appointments)).length,
  };
}
