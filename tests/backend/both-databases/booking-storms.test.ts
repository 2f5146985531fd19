// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings, resourceBookings } from '../../../backend/db/booking-schema.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { setUpBackend } from '../support/backend.ts';
import {
  bookingAt,
  bookingRows,
  monday,
  serviceRows,
  slotsFrom,
  tallied,
} from '../support/booking.ts';
import { addOffer, addPartner, addService, daily } from '../support/offer.ts';
import { withoutRule } from '../support/without-rule.ts';

const crowd = 200;
const seats = 7;
const one = serviceRows(1);
const backend = setUpBackend();
const calls = bookingAt(backend);
let people: Person[];

beforeEach(() => addOffer(backend.db, seats));

describe('Bookings: 200 people who book at once', () => {
  beforeEach(gatherCrowd);

  it('one person gets a one-to-one slot, and 199 are told that it is taken', async () => {
    expect(await storm('alone')).toEqual({ 201: 1, 409: crowd - 1 });
    expect(await bookingRows(backend.db)).toEqual(one);
  });

  it('a group is filled to its last seat and no further', async () => {
    expect(await storm('group')).toEqual({ 201: seats, 409: crowd - seats });
    expect(await bookingRows(backend.db)).toEqual(serviceRows(seats, 1));
  });

  it('a partner never has two sessions at one time, whichever services people choose', async () => {
    await addService(backend.db, 'partner', 'long', { durationMinutes: 120 });
    const statuses = await Promise.all(
      people.map((person, index) =>
        index % 2 === 0
          ? confirm(person)
          : confirm(person, { service_id: 'long', start_time: '09:00' }),
      ),
    );
    expect(tallied(statuses)).toEqual({ 201: 1, 409: crowd - 1 });
    expect(await bookingRows(backend.db)).toEqual(one);
  });

  it('two people who want a resource on one later day, each many times over, book it once', async () => {
    const day = '2026-05-04';
    const slots = slotsFrom('09:00', '10:00');
    const [first, other] = people;
    if (!first || !other) throw new Error('There are fewer than two people.');
    const each = (person: Person) => bookResource(person, slots, day);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => [each(first), each(other)]).flat(),
    );
    expect(tallied(statuses)).toEqual({ 200: 50, 409: 50 });
    const rows = await backend.db.select().from(resourceBookings);
    expect(rows.map(({ day, userId }) => [day, userId])).toEqual(
      rows.map(() => [day, rows[0]?.userId]),
    );
    expect(rows).toHaveLength(2);
    // Another day of the same resource stays free.
    expect(await bookResource(other, slots)).toBe(200);
  });

  it('each person gets all of the wanted slots of a resource or none, however these overlap', async () => {
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00'];
    const wanted = people.map((_, index) => {
      const from = index % 4;
      const slots = slotsFrom(...hours.slice(from, from + 2));
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
    expect(tallied(statuses)[500]).toBeUndefined();
    expect(await bookingRows(backend.db)).toMatchObject({ appointments: rows.length });
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
        Array.from({ length: 30 }, () => confirm(person, { service_id: service })),
      );
      expect(tallied(statuses)).toEqual({ 201: 30 });
      expect(await bookingRows(backend.db)).toEqual(one);
    },
  );

  it('repeated requests book the slots of a resource once, and each is answered with success', async () => {
    const slots = slotsFrom('09:00', '10:00');
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => bookResource(person, slots)),
    );
    expect(tallied(statuses)).toEqual({ 200: 30 });
    expect(await bookingRows(backend.db)).toMatchObject({ slots: 2, appointments: 2 });
  });

  it('parallel requests cannot break the gap between two bookings', async () => {
    await addPartner(backend.db, 'other', daily('09:00', '17:00'));
    await addService(backend.db, 'other', 'rare', { bookingGapDays: 5 });
    const days = ['2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'];
    const statuses = await Promise.all(
      days.map((date) => confirm(person, { partner_id: 'other', service_id: 'rare', date })),
    );
    expect(tallied(statuses)).toEqual({ 201: 1, 409: 4 });
    expect(await bookingRows(backend.db)).toEqual(one);
  });
});

describe('Bookings: a storm without a rule of the tables', () => {
  beforeEach(gatherCrowd);

  it('without the exclusion of sessions, one slot is booked many times', async () => {
    await withoutRule(backend.connection, 'service_sessions_apart', async () => {
      const { 201: booked = 0 } = await storm('alone');
      expect(booked).toBeGreaterThan(1);
      expect(await backend.db.select().from(bookings)).toHaveLength(booked);
    });
  });

  it('without the count of seats, a group is overfilled', async () => {
    await withoutRule(backend.connection, 'service_sessions_capacity', async () => {
      const { 201: booked = 0 } = await storm('group');
      expect(booked).toBeGreaterThan(seats);
    });
  });

  it('without the exclusion of resource bookings, one slot is booked many times', async () => {
    await withoutRule(backend.connection, 'resource_bookings_apart', async () => {
      const statuses = await Promise.all(people.map((person) => bookResource(person)));
      expect(tallied(statuses)[200]).toBeGreaterThan(1);
    });
  });
});

async function gatherCrowd(): Promise<void> {
  people = await manyPeople(backend.db, crowd, backend.now());
}

async function storm(service_id: string): Promise<Record<number, number>> {
  return tallied(await Promise.all(people.map((person) => confirm(person, { service_id }))));
}

async function confirm(person: Person, wanted: object = {}): Promise<number> {
  const response = await calls.confirm(person, wanted);
  const booked = { start_time: expect.any(String), booking_id: expect.any(String) };
  expect(await response.json()).toEqual(
    response.status === 201 ? booked : { error: expect.any(String) },
  );
  return response.status;
}

async function bookResource(
  person: Person,
  slots = slotsFrom('10:00'),
  date = monday,
): Promise<number> {
  const response = await calls.bookSlots(person, slots, { date });
  const booked = { booking_ids: slots.map(() => expect.any(String)) };
  expect(await response.json()).toEqual(
    response.status === 200 ? booked : { error: expect.any(String) },
  );
  return response.status;
}
