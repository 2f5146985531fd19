// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { appointments, bookings, serviceSessions } from '../../backend/db/booking-schema.ts';
import { manyPeople, type Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import {
  bookingAt,
  bookingRows,
  expectSeatsToAgree,
  hourFrom,
  serviceRows,
} from './support/booking.ts';
import { addOffer } from './support/offer.ts';

const seats = 7;
const [ten, noon, two] = ['10:00', '12:00', '14:00'];
const backend = setUpBackend();
const calls = bookingAt(backend);

beforeEach(() => addOffer(backend.db, seats));

describe('Cancelling (§22.41): many requests at once', () => {
  it('a full group that all leave at once is gone, and gives each seat back once', async () => {
    const people = await crowd(seats);
    const ids = await all(people, (person) => book(person, 'group'));
    const statuses = await all(people, (person, at) => {
      const presses = [1, 2, 3].map(() => cancel(person, ids[at]));
      return Promise.all(presses);
    });
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(await bookingRows(backend.db)).toEqual(serviceRows(0));
  });

  it('seats that people leave while others want them are filled, none twice and none lost', async () => {
    const [leaving, wanting] = [await crowd(seats), await crowd(60, seats)];
    const ids = await all(leaving, (person) => book(person, 'group'));
    const want = (person: Person) => tryToBook(person, 'group', ten);
    const [left, came] = await Promise.all([
      all(leaving, (person, at) => cancel(person, ids[at])),
      all(wanting, want),
    ]);
    expect(new Set(left)).toEqual(new Set([200]));
    expect(new Set(came).isSubsetOf(new Set([201, 409]))).toBe(true);
    const booked = came.filter((status) => status === 201).length;
    expect(await bookingRows(backend.db)).toEqual(serviceRows(booked, Math.min(booked, 1)));
    // No seat is lost: those that are left can be taken.
    const later = await all(wanting, want);
    expect(later.filter((status) => status === 201)).toHaveLength(seats);
    expect(await bookingRows(backend.db)).toEqual(serviceRows(seats, 1));
  });

  it('one person who books and cancels at once ends with one booking or none, and the count says so', async () => {
    const [person] = await crowd(1);
    if (person === undefined) throw new Error('a person is needed');
    for (const service of ['alone', 'group']) {
      const id = await book(person, service);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0 ? cancel(person, id) : tryToBook(person, service, ten),
        ),
      );
      expect(new Set(statuses).isSubsetOf(new Set([200, 201]))).toBe(true);
      const own = await calls.ownBookings(person);
      expect(own.length).toBeLessThanOrEqual(1);
      expect(await bookingRows(backend.db)).toEqual(serviceRows(own.length));
      await Promise.all(own.map(({ booking_id }) => cancel(person, booking_id)));
    }
  });

  it('a time that one person leaves goes to one of the many who want it', async () => {
    const [holder, ...wanting] = await crowd(40);
    if (holder === undefined) throw new Error('a person is needed');
    const id = await book(holder, 'alone');
    const [, ...came] = await Promise.all([
      cancel(holder, id),
      ...wanting.map((person) => tryToBook(person, 'alone', ten)),
    ]);
    const booked = came.filter((status) => status === 201).length;
    expect(booked).toBeLessThanOrEqual(1);
    expect(await bookingRows(backend.db)).toEqual(serviceRows(booked));
  });
});

describe('Moving (§22.46): many requests at once', () => {
  it('a time that many move to goes to one of them, and the others stay where they are', async () => {
    const people = await crowd(7);
    const starts = ['09:00', ten, '11:00', noon, '13:00', '15:00', '16:00'];
    const ids = await all(people, (person, at) => book(person, 'alone', starts[at]));
    const statuses = await all(people, (person, at) => move(person, ids[at], two));
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409]);
    await expectWhole(7);
  });

  it('two people who swap their times again and again are refused or moved, and never fail', async () => {
    const people = await crowd(2);
    for (const service of ['alone', 'group']) {
      const ids = await all(people, (person, at) => book(person, service, at === 0 ? ten : noon));
      for (let turn = 0; turn < 6; turn += 1) {
        const statuses = await all(people, (person, at) =>
          move(person, ids[at], (at + turn) % 2 === 0 ? noon : ten),
        );
        expect(new Set(statuses).isSubsetOf(new Set([200, 409]))).toBe(true);
        await expectWhole(2);
      }
      await all(people, (person, at) => cancel(person, ids[at]));
    }
  });

  it('two full groups that change places at once lose no seat and gain none', async () => {
    const people = await crowd(2 * seats);
    const ids = await all(people, (person, at) => book(person, 'group', at < seats ? ten : noon));
    const statuses = await all(people, (person, at) =>
      move(person, ids[at], at < seats ? noon : ten),
    );
    expect(new Set(statuses).isSubsetOf(new Set([200, 409]))).toBe(true);
    await expectWhole(2 * seats);
  });

  it('moves, cancellations and bookings of the same times leave as many seats as bookings', async () => {
    const [moving, leaving, wanting] = [
      await crowd(seats),
      await crowd(seats, 20),
      await crowd(30, 40),
    ];
    const ids = await all(moving, (person) => book(person, 'group', ten));
    const gone = await all(leaving, (person) => book(person, 'group', noon));
    const [moved, left, came] = await Promise.all([
      all(moving, (person, at) => move(person, ids[at], noon)),
      all(leaving, (person, at) => cancel(person, gone[at])),
      all(wanting, (person, at) => tryToBook(person, 'group', at % 2 === 0 ? ten : noon)),
    ]);
    expect(new Set(moved).isSubsetOf(new Set([200, 409]))).toBe(true);
    expect(new Set(left)).toEqual(new Set([200]));
    expect(new Set(came).isSubsetOf(new Set([201, 409]))).toBe(true);
    await expectWhole(seats + came.filter((status) => status === 201).length);
    // No seat is lost: those that are left can be taken.
    await all(wanting, (person, at) => tryToBook(person, 'group', at % 2 === 0 ? noon : ten));
    await all(wanting, (person, at) => tryToBook(person, 'group', at % 2 === 0 ? ten : noon));
    await expectWhole(2 * seats);
  });

  it('one person who moves, cancels and books at once ends with one booking at each time at the most', async () => {
    const [person] = await crowd(1);
    if (person === undefined) throw new Error('a person is needed');
    for (const service of ['alone', 'group']) {
      const id = await book(person, service, ten);
      const statuses = await Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          if (index % 4 === 0) return tryToBook(person, service, ten);
          if (index % 4 === 1) return cancel(person, id);
          return move(person, id, index % 4 === 2 ? noon : two);
        }),
      );
      expect(new Set(statuses).isSubsetOf(new Set([200, 201, 409]))).toBe(true);
      const own = await calls.ownBookings(person);
      await expectWhole(own.length);
      await Promise.all(own.map(({ booking_id }) => cancel(person, booking_id)));
      await expectWhole(0);
    }
  });

  it('a move that is sent many times happens once, and each is answered with success', async () => {
    const [person] = await crowd(1);
    if (person === undefined) throw new Error('a person is needed');
    const id = await book(person, 'group', ten);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => move(person, id, noon)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectWhole(1);
  });
});

function crowd(count: number, from = 0): Promise<Person[]> {
  return manyPeople(backend.db, count, backend.now(), from);
}

function all<Result>(
  people: readonly Person[],
  act: (person: Person, at: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(people.map(act));
}

function book(person: Person, service_id: string, start = ten): Promise<string> {
  return calls.booked(person, { service_id, ...hourFrom(start) });
}

async function tryToBook(person: Person, service_id: string, start: string): Promise<number> {
  return (await calls.confirm(person, { service_id, ...hourFrom(start) })).status;
}

async function move(person: Person, id: string | undefined, start: string): Promise<number> {
  return (await calls.move(person, id, hourFrom(start))).status;
}

async function cancel(person: Person, id?: string): Promise<number> {
  return (await calls.cancel(person, id)).status;
}

/** Each session has as many seats taken as it has bookings, each booking its appointment at its time. */
async function expectWhole(count: number): Promise<void> {
  const sessions = await backend.db.select().from(serviceSessions);
  const booked = await backend.db.select().from(bookings);
  const written = await backend.db.select().from(appointments);
  expect(booked).toHaveLength(count);
  await expectSeatsToAgree(backend.db);
  const timeOf = (id: string) => sessions.find((session) => session.id === id)?.startsAt.getTime();
  const times = booked.map(({ id, sessionId }) => [id, timeOf(sessionId)]);
  expect(
    written.map(({ bookingId, timeSlot }) => [bookingId, timeSlot.getTime()]).toSorted(),
  ).toEqual(times.toSorted());
}
