// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { appointments } from '../../backend/db/booking-schema.ts';
import { partners } from '../../backend/db/schema.ts';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import {
  bookingAt,
  bookingRows,
  hourFrom,
  monday,
  serviceRows,
  slotsFrom,
} from './support/booking.ts';
import { addOffer, addService, daily } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const nextDay = '2026-03-17';
const hour = 60 * 60 * 1000;
const backend = setUpBackend();
const { confirm, booked, bookSlots, move, cancel, ownBookings, offered } = bookingAt(backend);
const [me, other] = setUpTwoPeople(backend);

beforeEach(() => addOffer(backend.db));

describe('Moving a booking (§22.46)', () => {
  it('takes the new time and gives the old one back; the booking keeps its id, and the appointment follows', async () => {
    const id = await book('alone');
    const { booking } = await moved(id, '14:00', nextDay);
    const [own] = await ownBookings(me);
    expect(booking).toEqual(own);
    expect(own).toMatchObject({
      booking_id: id,
      date: nextDay,
      start_time: '14:00',
      end_time: '15:00',
      starts_at: '2026-03-17T08:30:00.000Z',
      move_until: '2026-03-17T08:30:00.000Z',
    });
    expect(await rows()).toEqual(serviceRows(1));
    const [appointment] = await backend.db.select().from(appointments);
    expect(appointment).toMatchObject({
      bookingId: id,
      timeSlot: new Date('2026-03-17T08:30:00.000Z'),
      title: 'Service alone',
      status: 'Confirmed',
    });
    await book('alone', other);
    const taken = { date: nextDay, ...hourFrom('14:00') };
    expect((await confirm(other, taken)).status).toBe(409);
  });

  it('to a time that overlaps its own is possible, since the booking stands in the way of nothing', async () => {
    const id = await book('alone');
    await backend.db.update(partners).set({ hours: daily('09:30', '12:30') });
    expect(await slots()).toEqual(['11:30']);
    expect(await slots(id)).toEqual(['09:30', '10:30', '11:30']);
    await moved(id, '10:30');
    expect(await rows()).toEqual(serviceRows(1));
  });

  it('from a group leaves the others their session, and joins another group', async () => {
    const id = await book('group');
    await book('group', other);
    const otherId = await book('group', other, '12:00');
    await moved(id, '12:00');
    expect(await rows()).toEqual(serviceRows(3, 2));
    await moved(otherId, '14:00', monday, other);
    expect(await rows()).toEqual(serviceRows(3));
  });

  it('keeps to the gap of the service as if the booking were not there', async () => {
    await addService(backend.db, 'partner', 'rare', { bookingGapDays: 5 });
    const id = await book('rare');
    await moved(id, '10:00', nextDay);
    await book('rare', me, '10:00', '2026-03-22');
    expect(await refusedMove(id, '10:00', '2026-03-19')).toEqual([
      409,
      'This day is too close to another booking of yours. Please choose another one.',
    ]);
  });

  it('counts the moved booking neither twice nor for the day that it leaves', async () => {
    const ids: string[] = [];
    for (const start of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
      ids.push(await book('alone', me, start));
    await moved(ids[0] ?? '', '15:00');
    const id = await book('alone', me, '10:00', nextDay);
    const [status, sentence] = await refusedMove(id, '16:00');
    expect([status, sentence]).toEqual([409, expect.stringContaining('at most 6 times')]);
  });

  it('twice is answered alike, and changes nothing more, also once it could not be moved any more', async () => {
    const id = await book('group');
    const first = await moved(id, '12:00');
    expect(await moved(id, '12:00')).toEqual(first);
    backend.moveClockTo(`${monday}T06:30:00.000Z`);
    await moved(id, '12:00');
    expect(await rows()).toEqual(serviceRows(1));
  });

  it('to a time that is taken, over or not offered is refused as its booking would be, and changes nothing', async () => {
    await book('alone', other, '12:00');
    const id = await book('alone');
    const before = [await ownBookings(me), await rows()];
    for (const [start, day, said] of [
      ['12:00', monday, 'This time is taken. Please choose another one.'],
      ['10:00', '2026-03-14', 'This time is over. Please choose a later one.'],
      ['20:00', monday, 'This time is not offered. Please choose another one.'],
    ] as const) {
      expect(await refusedMove(id, start, day)).toEqual([409, said]);
    }
    expect([await ownBookings(me), await rows()]).toEqual(before);
  });

  it('is refused once the booking has begun, and for one that is cancelled', async () => {
    const id = await book('alone', me, '15:00', '2026-03-14');
    const gone = await book('alone');
    await cancel(me, gone);
    expect(await refusedMove(gone, '11:00')).toEqual([409, 'This booking is cancelled.']);
    backend.moveClock(hour / 2);
    const begun = 'This booking has begun and can no longer be moved.';
    expect(await refusedMove(id, '11:00')).toEqual([409, begun]);
    const past = (await ownBookings(me)).map(({ move_until }) => move_until);
    expect(past).toEqual([null]);
  });

  it('is refused for a booking of another person, an unknown one, and a slot of a resource', async () => {
    const id = await book('alone', other);
    for (const unknown of [id, randomUUID(), 'x']) {
      expect(await refusedMove(unknown, '12:00')).toEqual([404, 'You have no such booking.']);
    }
    await bookSlots(me, slotsFrom('10:00'));
    const [slot] = await ownBookings(me);
    expect(slot?.move_until).toBeNull();
    expect(await refusedMove(slot?.booking_id ?? '', '12:00')).toEqual([
      409,
      'A slot of a resource cannot be moved.',
    ]);
  });
});

describe('Slots to move to (§22.47)', () => {
  it('are those that are free without the booking, its own time not among them', async () => {
    const id = await book('alone', me, '10:00');
    await book('alone', other, '12:00');
    const free = await slots();
    expect(free).not.toContain('10:00');
    expect(await slots(id)).toEqual(free);
    await addService(backend.db, 'partner', 'rare', { bookingGapDays: 5, locationMode: 'There' });
    const rare = await book('rare', me, '14:00');
    expect(await slots(undefined, 'There')).toEqual([]);
    expect(await slots(rare, 'There')).toEqual(['09:00', '11:00', '13:00', '15:00', '16:00']);
  });

  it('are the usual ones for another person’s booking, and for what is no booking', async () => {
    const id = await book('alone', other);
    const free = await slots();
    for (const moving of [id, randomUUID(), 'x']) expect(await slots(moving)).toEqual(free);
  });
});

function book(service_id: string, person = me, start = '10:00', date = monday) {
  return booked(person, { service_id, date, ...hourFrom(start) });
}

async function moved(id: string, start: string, date = monday, person: Person = me) {
  const response = await move(person, id, { date, ...hourFrom(start) });
  const answer = await response.json();
  expect([response.status, answer]).toMatchObject([200, {}]);
  return answer;
}

async function refusedMove(id: string, start: string, date = monday): Promise<unknown[]> {
  const response = await move(me, id, { date, ...hourFrom(start) });
  return [response.status, (await response.json()).error];
}

function slots(moving?: string, location_mode = 'Here'): Promise<string[]> {
  return offered(me, { location_mode }, moving === undefined ? '' : `?moving=${moving}`);
}

function rows() {
  return bookingRows(backend.db);
}
