// @vitest-environment node
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { getBookings } from '#domain/contract/bookings.ts';
import type { OwnBooking } from '#domain/own-booking.ts';
import { appointments, bookings, serviceSessions } from '../../../backend/db/booking-schema.ts';
import { partners } from '../../../backend/db/schema.ts';
import { setUpBackend } from '../support/backend.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { manyPeople, type Person } from '../support/people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const date = '2026-03-16';
const nextDay = '2026-03-17';
const hour = 60 * 60 * 1000;
const backend = setUpBackend();
let me: Person;
let other: Person;

beforeEach(async () => {
  const [first, second] = await manyPeople(backend.db, 2, backend.now());
  if (first === undefined || second === undefined) throw new Error('two people are needed');
  [me, other] = [first, second];
  await addPartner(backend.db, 'partner', daily('09:00', '17:00'));
  await addService(backend.db, 'partner', 'alone');
  await addService(backend.db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: 2 });
});

describe('Moving a booking (§22.46)', () => {
  it('takes the new time and gives the old one back; the booking keeps its id, and the appointment follows', async () => {
    const id = await book('alone');
    const { booking } = await moved(id, '14:00', nextDay);
    const [own] = await listed();
    expect(booking).toEqual(own);
    expect(own).toMatchObject({
      booking_id: id,
      date: nextDay,
      start_time: '14:00',
      end_time: '15:00',
      starts_at: '2026-03-17T08:30:00.000Z',
      move_until: '2026-03-17T08:30:00.000Z',
    });
    expect(await rowsOf()).toEqual({ sessions: 1, taken: 1, bookings: 1, appointments: 1 });
    const [appointment] = await backend.db.select().from(appointments);
    expect(appointment).toMatchObject({
      bookingId: id,
      timeSlot: new Date('2026-03-17T08:30:00.000Z'),
      title: 'Service alone',
      status: 'Confirmed',
    });
    await book('alone', other);
    await book('alone', other, '14:00', nextDay, 409);
  });

  it('to a time that overlaps its own is possible, since the booking stands in the way of nothing', async () => {
    const id = await book('alone');
    await backend.db.update(partners).set({ hours: daily('09:30', '12:30') });
    expect(await slots(60)).toEqual(['11:30']);
    expect(await slots(60, id)).toEqual(['09:30', '10:30', '11:30']);
    await moved(id, '10:30', date, '11:30');
    expect(await rowsOf()).toEqual({ sessions: 1, taken: 1, bookings: 1, appointments: 1 });
  });

  it('from a group leaves the others their session, and joins another group', async () => {
    const id = await book('group');
    await book('group', other);
    const otherId = await book('group', other, '12:00');
    await moved(id, '12:00');
    expect(await rowsOf()).toEqual({ sessions: 2, taken: 3, bookings: 3, appointments: 3 });
    await moved(otherId, '14:00', date, '15:00', other);
    expect(await rowsOf()).toEqual({ sessions: 3, taken: 3, bookings: 3, appointments: 3 });
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

  it('twice is answered alike, and changes nothing more', async () => {
    const id = await book('group');
    const first = await moved(id, '12:00');
    expect(await moved(id, '12:00')).toEqual(first);
    expect(await rowsOf()).toEqual({ sessions: 1, taken: 1, bookings: 1, appointments: 1 });
  });

  it('to a time that is taken, over or not offered is refused as its booking would be, and changes nothing', async () => {
    await book('alone', other, '12:00');
    const id = await book('alone');
    const before = [await listed(), await rowsOf()];
    for (const [start, day, said] of [
      ['12:00', date, 'This time is taken. Please choose another one.'],
      ['10:00', '2026-03-14', 'This time is over. Please choose a later one.'],
      ['20:00', date, 'This time is not offered. Please choose another one.'],
    ] as const) {
      expect(await refusedMove(id, start, day)).toEqual([409, said]);
    }
    expect([await listed(), await rowsOf()]).toEqual(before);
  });

  it('is refused once the booking has begun, and for one that is cancelled', async () => {
    const id = await book('alone', me, '15:00', '2026-03-14');
    const gone = await book('alone');
    await backend.post(`/bookings/${gone}/cancel`, { user_id: me.userID }, { bearer: me.token });
    expect(await refusedMove(gone, '11:00')).toEqual([409, 'This booking is cancelled.']);
    backend.moveClock(hour / 2);
    const begun = 'This booking has begun and can no longer be moved.';
    expect(await refusedMove(id, '11:00')).toEqual([409, begun]);
    const past = (await listed()).map(({ move_until }) => move_until);
    expect(past).toEqual([null]);
  });

  it('is refused for a booking of another person, one that nobody has, and a slot of a resource', async () => {
    const id = await book('alone', other);
    for (const unknown of [id, randomUUID(), 'x']) {
      expect(await refusedMove(unknown, '12:00')).toEqual([404, 'You have no such booking.']);
    }
    expect((await send(id, '12:00', date, '13:00', me, other.userID)).status).toBe(403);
    const body = { date, slots: [{ start: '10:00', end: '11:00' }], userId: me.userID };
    await backend.post('/resource/commons-meeting-room/book', body, { bearer: me.token });
    const [slot] = await listed();
    expect(slot?.move_until).toBeNull();
    expect(await refusedMove(slot?.booking_id ?? '', '12:00')).toEqual([
      409,
      'A slot of a resource cannot be moved.',
    ]);
    expect((await backend.post(`/bookings/${id}/move`, {})).status).toBe(401);
  });
});

describe('Slots to move to (§22.47)', () => {
  it('are those that are free without the booking, its own time not among them', async () => {
    const id = await book('alone', me, '10:00');
    await book('alone', other, '12:00');
    const free = await slots(60);
    expect(free).not.toContain('10:00');
    expect(await slots(60, id)).toEqual(free);
    await addService(backend.db, 'partner', 'rare', { bookingGapDays: 5, locationMode: 'There' });
    const rare = await book('rare', me, '14:00');
    expect(await slots(60, undefined, 'There')).toEqual([]);
    expect(await slots(60, rare, 'There')).toEqual(['09:00', '11:00', '13:00', '15:00', '16:00']);
  });

  it('are the usual ones for another person’s booking, and for what is no booking', async () => {
    const id = await book('alone', other);
    const free = await slots(60);
    for (const moving of [id, randomUUID(), 'x']) expect(await slots(60, moving)).toEqual(free);
  });
});

async function book(
  service_id: string,
  person: Person = me,
  start_time = '10:00',
  day = date,
  status = 201,
): Promise<string> {
  const body = {
    user_id: person.userID,
    partner_id: 'partner',
    service_id,
    date: day,
    start_time,
    end_time: hourAfter(start_time),
  };
  const response = await backend.post('/bookings/confirm', body, { bearer: person.token });
  expect(response.status).toBe(status);
  return (await response.json()).booking_id;
}

function send(
  id: string,
  start_time: string,
  day: string,
  end_time: string,
  person: Person,
  user_id = person.userID,
): Promise<Response> {
  const body = { user_id, date: day, start_time, end_time };
  return backend.post(`/bookings/${id}/move`, body, { bearer: person.token });
}

async function moved(
  id: string,
  start: string,
  day = date,
  end = hourAfter(start),
  person: Person = me,
) {
  const response = await send(id, start, day, end, person);
  const answer = await response.json();
  expect([response.status, answer]).toMatchObject([200, {}]);
  return answer;
}

async function refusedMove(id: string, start: string, day = date): Promise<unknown[]> {
  const response = await send(id, start, day, hourAfter(start), me);
  return [response.status, (await response.json()).error];
}

async function slots(minutes: number, moving?: string, location_mode = 'Here'): Promise<string[]> {
  const asked = { owner_id: 'partner', owner_type: 'partner', date, service_duration: minutes };
  const query = moving === undefined ? '' : `?moving=${moving}`;
  const path = `/calendar/slots-by-date${query}`;
  const response = await backend.post(path, { ...asked, location_mode }, { bearer: me.token });
  const { slots } = await response.json();
  return slots.map(({ start_time }: { start_time: string }) => start_time);
}

async function listed(person: Person = me): Promise<OwnBooking[]> {
  const path = `/bookings?user_id=${person.userID}`;
  const response = await backend.get(path, { bearer: person.token });
  return v.parse(getBookings.response, await response.json()).bookings;
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

function hourAfter(start: string): string {
  return `${Number(start.slice(0, 2)) + 1}:00`;
}
