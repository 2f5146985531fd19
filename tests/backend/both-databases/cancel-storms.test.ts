// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { appointments, bookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import { setUpBackend } from '../support/backend.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { manyPeople, type Person } from '../support/people.ts';

const seats = 7;
const date = '2026-03-16';
const backend = setUpBackend();

beforeEach(async () => {
  await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
  await addService(backend.db, 'partner', 'alone');
  await addService(backend.db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: seats });
});

describe('Cancelling (§22.41): many requests at once', () => {
  it('a full group that all leave at once is gone, and gives each seat back once', async () => {
    const people = await crowd(seats);
    await Promise.all(people.map((person) => book(person, 'group')));
    const ids = await Promise.all(people.map(onlyBooking));
    const statuses = await Promise.all(
      people.flatMap((person, index) => [
        cancel(person, ids[index]),
        cancel(person, ids[index]),
        cancel(person, ids[index]),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await rowsOf()).toEqual({ sessions: 0, taken: 0, bookings: 0, appointments: 0 });
  });

  it('seats that people leave while others want them are filled, none twice and none lost', async () => {
    const [leaving, wanting] = [await crowd(seats), await crowd(60, seats)];
    await Promise.all(leaving.map((person) => book(person, 'group')));
    const ids = await Promise.all(leaving.map(onlyBooking));
    const [left, came] = await Promise.all([
      Promise.all(leaving.map((person, index) => cancel(person, ids[index]))),
      Promise.all(wanting.map((person) => book(person, 'group'))),
    ]);
    expect(new Set(left)).toEqual(new Set([200]));
    expect(new Set(came).isSubsetOf(new Set([201, 409]))).toBe(true);
    const booked = came.filter((status) => status === 201).length;
    const { sessions, ...counts } = await rowsOf();
    expect(counts).toEqual({ taken: booked, bookings: booked, appointments: booked });
    expect(sessions).toBe(booked > 0 ? 1 : 0);
    // No seat is lost: those that are left can be taken.
    const later = await Promise.all(wanting.map((person) => book(person, 'group')));
    expect(later.filter((status) => status === 201)).toHaveLength(seats);
    expect(await rowsOf()).toMatchObject({ sessions: 1, taken: seats, bookings: seats });
  });

  it('one person who books and cancels at once ends with one booking or none, and the count says so', async () => {
    const [person] = await crowd(1);
    if (person === undefined) throw new Error('a person is needed');
    for (const service of ['alone', 'group']) {
      await book(person, service);
      const id = await onlyBooking(person);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0 ? cancel(person, id) : book(person, service),
        ),
      );
      expect(new Set(statuses).isSubsetOf(new Set([200, 201]))).toBe(true);
      const { bookings: left } = await rowsOf();
      expect(left).toBeLessThanOrEqual(1);
      expect(await rowsOf()).toEqual({
        sessions: left,
        taken: left,
        bookings: left,
        appointments: left,
      });
      if (left > 0) await cancel(person, await onlyBooking(person));
    }
  });

  it('a time that one person leaves goes to one of the many who want it', async () => {
    const [holder, ...wanting] = await crowd(40);
    if (holder === undefined) throw new Error('a person is needed');
    await book(holder, 'alone');
    const id = await onlyBooking(holder);
    const all = await Promise.all([
      cancel(holder, id),
      ...wanting.map((person) => book(person, 'alone')),
    ]);
    const booked = all.filter((status) => status === 201).length;
    expect(booked).toBeLessThanOrEqual(1);
    expect(await rowsOf()).toEqual({
      sessions: booked,
      taken: booked,
      bookings: booked,
      appointments: booked,
    });
  });
});

function crowd(count: number, from = 0): Promise<Person[]> {
  return manyPeople(backend.db, count, backend.now(), from);
}

async function book({ userID, token }: Person, service_id: string): Promise<number> {
  const times = { date, start_time: '10:00', end_time: '11:00' };
  const body = { user_id: userID, partner_id: 'partner', service_id, ...times };
  return (await backend.post('/bookings/confirm', body, { bearer: token })).status;
}

async function onlyBooking({ userID, token }: Person): Promise<string> {
  const response = await backend.get(`/bookings?user_id=${userID}`, { bearer: token });
  const { bookings } = await response.json();
  expect(bookings).toHaveLength(1);
  return bookings[0].booking_id;
}

async function cancel({ userID, token }: Person, id = ''): Promise<number> {
  const body = { user_id: userID };
  return (await backend.post(`/bookings/${id}/cancel`, body, { bearer: token })).status;
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
