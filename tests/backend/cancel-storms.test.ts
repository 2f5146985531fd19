// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { manyPeople, type Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { bookingAt, bookingRows, serviceRows } from './support/booking.ts';
import { addOffer } from './support/offer.ts';

const seats = 7;
const backend = setUpBackend();
const calls = bookingAt(backend);

beforeEach(() => addOffer(backend.db, seats));

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
    expect(await rows()).toEqual(serviceRows(0));
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
    expect(await rows()).toEqual(serviceRows(booked, Math.min(booked, 1)));
    // No seat is lost: those that are left can be taken.
    const later = await Promise.all(wanting.map((person) => book(person, 'group')));
    expect(later.filter((status) => status === 201)).toHaveLength(seats);
    expect(await rows()).toEqual(serviceRows(seats, 1));
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
      const { bookings: left } = await rows();
      expect(left).toBeLessThanOrEqual(1);
      expect(await rows()).toEqual(serviceRows(left));
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
    expect(await rows()).toEqual(serviceRows(booked));
  });
});

function crowd(count: number, from = 0): Promise<Person[]> {
  return manyPeople(backend.db, count, backend.now(), from);
}

async function book(person: Person, service_id: string): Promise<number> {
  return (await calls.confirm(person, { service_id })).status;
}

async function onlyBooking(person: Person): Promise<string> {
  const [own, ...others] = await calls.ownBookings(person);
  expect(others).toEqual([]);
  return own?.booking_id ?? '';
}

async function cancel(person: Person, id?: string): Promise<number> {
  return (await calls.cancel(person, id)).status;
}

function rows() {
  return bookingRows(backend.db);
}
