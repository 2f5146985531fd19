// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appointments,
  cancelledBookings,
  serviceSessions,
} from '../../backend/db/booking-schema.ts';
import { migrationsFolder } from '../../backend/db/migrations.ts';
import { users } from '../../backend/db/schema.ts';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import {
  bookingAt,
  bookingRows,
  hourFrom,
  monday,
  room,
  serviceRows,
  slotsFrom,
} from './support/booking.ts';
import { addOffer, addService } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const hour = 60 * 60 * 1000;
const backend = setUpBackend();
const calls = bookingAt(backend);
const [me, other] = setUpTwoPeople(backend);

beforeEach(() => addOffer(backend.db));

describe('Your bookings (§22.40): the list', () => {
  it('says of a service its partner, place, price and times, and until when it can be cancelled', async () => {
    await book('alone');
    expect(await listed()).toEqual([
      {
        booking_id: expect.any(String),
        kind: 'service',
        title: 'Service alone',
        provider: 'Partner partner',
        place: 'Here',
        price: 450.5,
        currency: 'INR',
        date: monday,
        ...hourFrom('10:00'),
        starts_at: '2026-03-16T04:30:00.000Z',
        ends_at: '2026-03-16T05:30:00.000Z',
        zone: 'Asia/Kolkata',
        cancel_until: '2026-03-16T04:30:00.000Z',
        move_until: '2026-03-16T04:30:00.000Z',
        service_id: 'alone',
        partner_id: 'partner',
        duration_minutes: 60,
        location_mode: 'Here',
        resource_id: null,
      },
    ]);
  });

  it('says of a resource its organisation and place, one booking for each slot', async () => {
    await bookResource(['10:00', '11:00']);
    expect(await listed()).toMatchObject([
      {
        kind: 'resource',
        title: 'Meeting room',
        provider: 'Kurnool Commons',
        place: expect.any(String),
        start_time: '10:00',
        end_time: '11:00',
        starts_at: '2026-03-16T04:30:00.000Z',
        zone: 'Asia/Kolkata',
        cancel_until: '2026-03-16T04:30:00.000Z',
        move_until: null,
        resource_id: room,
        price: null,
        service_id: null,
      },
      { start_time: '11:00' },
    ]);
  });

  it('begins with the next one of either kind, and ends with those that are over, which cannot be cancelled', async () => {
    await bookResource(['12:00']);
    await book('alone', me, '09:00', '2026-03-15');
    await book('alone', me, '09:00', '2026-03-14', 409);
    await book('alone', me, '16:00', '2026-03-14');
    await book('alone', me, '15:00', '2026-03-14');
    backend.moveClock(2 * hour);
    const seen = (await listed()).map(({ date, start_time, cancel_until }) => [
      date,
      start_time,
      cancel_until !== null,
    ]);
    expect(seen).toEqual([
      ['2026-03-15', '09:00', true],
      ['2026-03-16', '12:00', true],
      ['2026-03-14', '16:00', false],
      ['2026-03-14', '15:00', false],
    ]);
  });

  it('holds the bookings of its person alone', async () => {
    await book('alone', other);
    expect(await listed()).toEqual([]);
  });

  it('the calendar’s appointment of a booking names it, and one added by hand names none', async () => {
    await book('alone');
    await bookResource(['12:00']);
    const added = {
      user_id: me.userID,
      time_slot: '2026-03-16T12:00:00.000Z',
      status: 'Planned',
      title: 'Dentist',
      service_provider: 'Dr. Rao',
    };
    await backend.post('/create-appointment', added, { bearer: me.token });
    const response = await backend.get(`/get-appointments/${me.userID}`, { bearer: me.token });
    const items: Record<string, unknown>[] = (await response.json())[monday];
    const ids = (await listed()).map(({ booking_id }) => booking_id);
    expect(items.map(({ booking_id }) => booking_id)).toEqual([...ids, undefined]);
  });
});

describe('One booking (§22.43)', () => {
  it('is answered as the list has it, of either kind, and to its person alone', async () => {
    await book('alone');
    await bookResource(['12:00']);
    for (const booking of await listed()) {
      const response = await sendFor(booking.booking_id);
      expect([response.status, await response.json()]).toEqual([200, { booking }]);
      expect((await sendFor(booking.booking_id, other)).status).toBe(404);
    }
  });

  it('a booking that its person has cancelled is answered with the time of the cancellation', async () => {
    await book('alone');
    const id = await first();
    await cancel(id);
    const cancelled_at = backend.now().toISOString();
    expect(await (await sendFor(id)).json()).toEqual({ cancelled_at });
    expect((await sendFor(id, other)).status).toBe(404);
  });

  it('an unknown booking is refused with a sentence', async () => {
    for (const id of [randomUUID(), 'x']) {
      const response = await sendFor(id);
      const refusal = { error: 'You have no such booking.' };
      expect([response.status, await response.json()]).toEqual([404, refusal]);
    }
  });
});

describe('The answer of booking (§22.44)', () => {
  it('names the booking, also when it is repeated', async () => {
    // In a group the other person's seat is another booking.
    await book('group', other, '12:00');
    for (const [service, start_time] of [
      ['alone', '10:00'],
      ['group', '12:00'],
    ] as const) {
      const answer = await book(service, me, start_time);
      expect(await book(service, me, start_time)).toEqual(answer);
      const own = (await listed()).find((one) => one.start_time === start_time);
      expect(answer).toEqual({ start_time, booking_id: own?.booking_id });
    }
  });

  it('names each booked slot of a resource, also when it is repeated', async () => {
    const answer = await bookResource(['12:00', '10:00']);
    expect(await bookResource(['12:00', '10:00'])).toEqual(answer);
    const ids = (await listed()).map(({ booking_id }) => booking_id);
    expect(answer).toEqual({ booking_ids: ids.toReversed() });
  });
});

describe('Appointments of bookings (§22.42) from before they named them', () => {
  it('are linked by person, time and names, each to one booking; what was added by hand is not', async () => {
    await book('alone');
    await book('alone', other, '11:00');
    await bookResource(['12:00', '13:00']);
    const linked = await backend.db.select().from(appointments);
    const [own] = linked;
    if (!own) throw new Error('an appointment is needed');
    const unlinked = { bookingId: null, resourceBookingId: null };
    await backend.db.update(appointments).set(unlinked);
    const byHand = { ...own, ...unlinked, id: randomUUID(), addedAt: backend.now() };
    await backend.db.insert(appointments).values(byHand);
    const file = join(migrationsFolder, '0006_cancelled-bookings.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    for (const statement of statements.filter((text) => text.trim().startsWith('WITH'))) {
      await backend.db.execute(sql.raw(statement));
    }
    const rows = await backend.db.select().from(appointments);
    expect(rows).toHaveLength(linked.length + 1);
    expect(rows).toEqual(expect.arrayContaining([...linked, byHand]));
  });
});

describe('Cancelling a booking (§22.41)', () => {
  it('frees the time for others at once, and the calendar no longer has it', async () => {
    await book('alone');
    await book('alone', other, '10:00', monday, 409);
    await cancel(await first());
    expect(await rows()).toEqual(serviceRows(0));
    expect(await listed()).toEqual([]);
    await book('alone', other);
  });

  it('of one seat in a group lowers the count; the session goes with its last booking', async () => {
    await book('group');
    await book('group', other);
    await cancel(await first());
    expect(await backend.db.select().from(serviceSessions)).toMatchObject([{ taken: 1 }]);
    await book('group');
    await cancel(await first());
    await cancel(await first(other), other);
    expect(await rows()).toEqual(serviceRows(0));
    // The partner is free for another service at that time.
    await book('alone');
  });

  it('of one slot of a resource leaves the other slots booked', async () => {
    await bookResource(['10:00', '11:00']);
    await cancel(await first());
    expect(await listed()).toMatchObject([{ start_time: '11:00' }]);
    expect(await rows()).toMatchObject({ slots: 1, appointments: 1 });
    await bookResource(['10:00'], other);
  });

  it('counts no more against the gap of the service', async () => {
    await addService(backend.db, 'partner', 'rare', { bookingGapDays: 5 });
    await book('rare');
    await book('rare', me, '10:00', '2026-03-17', 409);
    await cancel(await first());
    await book('rare', me, '10:00', '2026-03-17');
  });

  it('twice is answered alike, and gives one seat back', async () => {
    await book('group');
    await book('group', other);
    const id = await first();
    await cancel(id);
    await cancel(id);
    expect(await backend.db.select().from(serviceSessions)).toMatchObject([{ taken: 1 }]);
  });

  it('is remembered for the newest thousand of a person, who may book and cancel without end', async () => {
    await backend.db.execute(sql`
      insert into ${cancelledBookings} (id, user_id, cancelled_at)
      select gen_random_uuid(), id, ${backend.now().toISOString()}::timestamptz - n * interval '1 s'
      from ${users} cross join generate_series(1, 1000) as n
      where id in (${me.userID}, ${other.userID})`);
    await book('alone');
    await bookResource(['10:00']);
    for (const { booking_id } of await listed(me)) {
      for (const _ of [1, 2]) await cancel(booking_id);
    }
    for (const { userID } of [me, other]) {
      const remembered = eq(cancelledBookings.userId, userID);
      expect(await backend.db.$count(cancelledBookings, remembered)).toBe(1_000);
    }
  });

  it('is refused with a sentence once the booking has begun', async () => {
    await book('alone', me, '15:00', '2026-03-14');
    const id = await first();
    backend.moveClock(hour / 2);
    const response = await calls.cancel(me, id);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'This booking has begun and can no longer be cancelled.',
    });
    expect(await rows()).toMatchObject({ sessions: 1, bookings: 1, appointments: 1 });
  });

  it('is refused for a booking of another person, and for an unknown one', async () => {
    await book('alone', other);
    await bookResource(['10:00'], other);
    for (const { booking_id } of await listed(other)) {
      expect((await calls.cancel(me, booking_id)).status).toBe(404);
    }
    await cancel(await first(other), other);
    for (const id of [randomUUID(), 'x', ...(await listed(other)).map((own) => own.booking_id)]) {
      const response = await calls.cancel(me, id);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'You have no such booking.' },
      ]);
    }
  });
});

async function book(
  service_id: string,
  person: Person = me,
  start = '10:00',
  date = monday,
  status = 201,
): Promise<unknown> {
  const response = await calls.confirm(person, { service_id, date, ...hourFrom(start) });
  expect(response.status).toBe(status);
  return response.json();
}

async function bookResource(
  starts: readonly string[],
  person: Person = me,
  date = monday,
): Promise<unknown> {
  const response = await calls.bookSlots(person, slotsFrom(...starts), { date });
  expect(response.status).toBe(200);
  return response.json();
}

function sendFor(id: string, { userID, token }: Person = me): Promise<Response> {
  return backend.get(`/bookings/${id}?user_id=${userID}`, { bearer: token });
}

function listed(person: Person = me) {
  return calls.ownBookings(person);
}

async function first(person: Person = me): Promise<string> {
  return (await listed(person))[0]?.booking_id ?? '';
}

async function cancel(id: string, person: Person = me): Promise<void> {
  const response = await calls.cancel(person, id);
  expect([response.status, await response.json()]).toEqual([200, {}]);
}

function rows() {
  return bookingRows(backend.db);
}
