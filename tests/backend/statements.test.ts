// @vitest-environment node

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/working-hours.ts';
import { serviceSessions } from '../../backend/db/booking-schema.ts';
import { resources } from '../../backend/db/organisation-schema.ts';
import { partners } from '../../backend/db/schema.ts';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { bookingAt, hourFrom, monday, room, slotsFrom } from './support/booking.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { ask, invitationsAt, yes } from './support/invitations.ts';
import { nextPageOf } from './support/next-page.ts';
import { addOffer, addService } from './support/offer.ts';
import { countStatements } from './support/statements.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

// Where a session is not known, a call begins with one statement that finds it.
const minute = 60 * 1000;
const hour = 60 * minute;
const backend = setUpBackend();
const calls = bookingAt(backend);
const { hostEvent, update, events } = hostingAt(backend);
const { respond, invited, asked } = invitationsAt(backend);
const [me, other] = setUpTwoPeople(backend);
const [myNumber, otherNumber] = twoNumbers;

beforeEach(async () => {
  await addOffer(backend.db);
  await addService(backend.db, 'partner', 'rare', { bookingGapDays: 5 });
});

describe('Statements of a booking', () => {
  beforeEach(() => listSlots());

  it.each(['alone', 'rare', 'group'])(
    'the first booking of a slot of %s takes two, and its repetition one',
    async (service) => {
      expect(await countStatements(() => book(me, service))).toBe(2);
      expect(await countStatements(() => book(me, service))).toBe(1);
    },
  );

  it('joining a group takes two, and a full group is refused after one', async () => {
    await book(other, 'group');
    expect(await countStatements(() => book(me, 'group'))).toBe(2);
    const third = await backend.register('+919000012347');
    await listSlots(monday, third);
    expect(await countStatements(() => book(third, 'group', 409))).toBe(1);
  });

  it('a taken slot is refused after one', async () => {
    await book(other, 'alone');
    expect(await countStatements(() => book(me, 'alone', 409))).toBe(1);
  });

  it('a booking of a resource takes two, however many slots it has, and its repetition one', async () => {
    const several = slotsFrom('12:00', '11:00', '14:00');
    expect(await countStatements(() => bookResource(me))).toBe(2);
    expect(await countStatements(() => bookResource(me, several))).toBe(2);
    expect(await countStatements(() => bookResource(me, several))).toBe(1);
  });

  it('a session that was found more than a minute ago takes one more', async () => {
    backend.moveClock(minute);
    expect(await countStatements(() => book(me, 'alone'))).toBe(2);
    backend.moveClock(1);
    expect(await countStatements(() => book(me, 'alone'))).toBe(2);
  });
});

it('Indexes: a booking without a gap writes to nine, and to none that is not asked for its rows', async () => {
  const tables = sql`pg_index where indrelid in
    ('service_sessions'::regclass, 'bookings'::regclass, 'appointments'::regclass)`;
  const names = { name: sql<string>`indexrelid::regclass::text` };
  const all = await backend.db.select(names).from(tables);
  const partial = await backend.db.select(names).from(sql`${tables} and indpred is not null`);
  expect(partial.map(({ name }) => name).toSorted()).toEqual([
    'appointments_added',
    'appointments_booking',
    'appointments_resource_booking',
    'bookings_gap',
  ]);
  // Its appointment is in the one of bookings.
  expect(all.length - partial.length + 1).toBe(9);
});

describe('Statements of a cancellation', () => {
  it('a slot of a resource takes three, and the repetition two', async () => {
    await bookResource(me);
    const id = await onlyBooking();
    expect(await countStatements(() => cancel(id))).toBe(3);
    expect(await countStatements(() => cancel(id))).toBe(2);
  });

  it('a seat takes six, with the transaction in which the session may go, and the repetition two', async () => {
    await book(me, 'group');
    const id = await onlyBooking();
    expect(await countStatements(() => cancel(id))).toBe(6);
    expect(await countStatements(() => cancel(id))).toBe(2);
  });
});

describe('Statements of a move', () => {
  it('a seat takes eleven, with the transaction that locks the person and the partner, and the repetition three', async () => {
    await book(me, 'group');
    const id = await onlyBooking();
    expect(await countStatements(() => move(id))).toBe(11);
    expect(await countStatements(() => move(id))).toBe(3);
  });
});

describe('Statements of an account’s deletion', () => {
  it('three booked sessions that go with it take no more than one', async () => {
    for (const day of [monday, '2026-03-17', '2026-03-18']) await book(me, 'alone', 201, day);
    await book(other, 'alone', 201, '2026-03-19');
    const one = await countStatements(() => deleteAccount(other, otherNumber));
    expect(await countStatements(() => deleteAccount(me, myNumber))).toBe(one);
    expect(await backend.db.select().from(serviceSessions)).toEqual([]);
  });
});

describe('Statements of a read', () => {
  it.each([
    ['/get-appointments/me'],
    ['/get-events/me'],
    ['/get-tasks/me'],
    ['/bookings?user_id=me'],
    ['/get-user-organisations?userId=me'],
  ])('GET %s takes two', async (path) => {
    await book(me, 'alone');
    await bookResource(me);
    expect(await countStatements(() => read(path))).toBe(2);
  });

  it.each([[`/resource/${room}`], [`/resource/${room}/slots?date=${monday}`]])(
    'GET %s takes two, and one while the session is known',
    async (path) => {
      await bookResource(other);
      expect(await countStatements(() => read(path))).toBe(2);
      expect(await countStatements(() => read(path))).toBe(1);
    },
  );

  it('one booking takes two', async () => {
    await book(me, 'alone');
    const path = `/bookings/${await onlyBooking()}?user_id=me`;
    expect(await countStatements(() => read(path))).toBe(2);
  });

  it('a person’s organisations take one more with what is free today, however many resources', async () => {
    const read = () => countStatements(() => listOrganisations());
    expect(await read()).toBe(3);
    await bookResource(other);
    expect(await read()).toBe(3);
  });

  it('a host’s events take three, however many events, guests and edits are on the page', async () => {
    await host('First', numbers(1));
    expect(await countStatements(() => events(me))).toBe(3);
    await hostMany();
    expect(await events(me)).toHaveLength(4);
    expect(await countStatements(() => events(me))).toBe(3);
    expect(await countStatements(() => read('/get_events?limit=2&host_id=me'))).toBe(3);
    const next = await nextPage('/get_events?limit=2&host_id=me');
    expect(await countStatements(() => read(next))).toBe(3);
  });

  it('a person’s invitations take two, however many there are, and however often their events were edited', async () => {
    await hostMany();
    await ask(backend.db, 'rayalaseema-works', otherNumber);
    await ask(backend.db, 'konda-heights', otherNumber);
    expect(await countStatements(async () => expect(await invited(other)).toHaveLength(3))).toBe(2);
    expect(await countStatements(async () => expect(await asked(other)).toHaveLength(2))).toBe(2);
  });

  it('an account takes three, with its sessions', async () => {
    expect(await countStatements(() => read('/account?user_id=me'))).toBe(3);
  });

  it('the slots of a day take two, however many services have them, and one while the session is known', async () => {
    expect(await countStatements(() => listSlots())).toBe(2);
    expect(await countStatements(() => listSlots())).toBe(1);
  });

  it.each([
    ['is the day after', '2026-03-15', '2026-03-16'],
    ['is a week later', '2026-03-16', '2026-03-23'],
    ['is two weeks later', '2026-03-16', '2026-03-30'],
    ['is further than two weeks away', '2026-03-16', undefined],
  ])('the list of a full day takes one more where the next free day %s', async (_, full, next) => {
    const hours = [{ weekday: 1, opens: '10:00', closes: '11:00' } as const];
    await backend.db.update(partners).set({ hours });
    await backend.db.update(resources).set({ hours });
    for (let day = monday; day !== next && day <= '2026-03-30'; day = daysAfter(day, 7)) {
      await book(other, 'alone', 201, day);
      await bookResource(other, undefined, day);
    }
    await listSlots();
    for (const list of [listSlots, listResourceSlots]) {
      const answered = async () => expect((await list(full)).next_day).toBe(next);
      expect(await countStatements(answered)).toBe(2);
    }
  });

  it('a use that is stored, once an hour, takes one more', async () => {
    backend.moveClock(hour);
    expect(await countStatements(() => read('/get-tasks/me'))).toBe(3);
    expect(await countStatements(() => read('/get-tasks/me'))).toBe(2);
  });
});

async function book(person: Person, service_id: string, status = 201, date = monday) {
  expect((await calls.confirm(person, { service_id, date })).status).toBe(status);
}

async function bookResource(person: Person, slots = slotsFrom('10:00'), date = monday) {
  expect((await calls.bookSlots(person, slots, { date })).status).toBe(200);
}

async function onlyBooking(): Promise<string> {
  const [own] = await calls.ownBookings(me);
  return own?.booking_id ?? '';
}

async function cancel(id: string): Promise<void> {
  expect((await calls.cancel(me, id)).status).toBe(200);
}

async function move(id: string): Promise<void> {
  expect((await calls.move(me, id, hourFrom('12:00'))).status).toBe(200);
}

async function deleteAccount({ userID, token }: Person, mobileNumber: string): Promise<void> {
  const body = { user_id: userID, proof: backend.proof(mobileNumber) };
  expect((await backend.post('/account/delete', body, { bearer: token })).status).toBe(200);
}

/** Three events, to which the other person says Yes before they are edited twice. */
async function hostMany(): Promise<void> {
  for (const name of ['Second', 'Third', 'Fourth']) {
    const guests = [...numbers(20), otherNumber];
    const id = await host(name, guests);
    expect((await respond(other, id, yes)).status).toBe(200);
    for (const venue of ['The park', 'The hall']) {
      const edit = { eventData: eventData({ eventName: name, venue }), invitees: guests };
      expect((await update(me, id, edit)).status).toBe(200);
    }
  }
}

function host(eventName: string, guests: readonly string[]): Promise<string> {
  return hostEvent(me, guests, { eventName });
}

/** The address of the page after one. */
async function nextPage(path: string): Promise<string> {
  return `${path.replace(/\?.*/, '')}${nextPageOf(await read(path))}`;
}

async function read(path: string): Promise<Response> {
  const own = path.replace(/\bme$/, me.userID);
  const response = await backend.get(own, { bearer: me.token });
  expect(response.status).toBe(200);
  return response;
}

async function listOrganisations(): Promise<void> {
  const path = `/get-user-organisations?userId=${me.userID}&zone=Asia/Kolkata`;
  expect((await backend.get(path, { bearer: me.token })).status).toBe(200);
}

async function listSlots(date = monday, person = me): Promise<{ next_day?: string }> {
  const response = await calls.askForSlots(person, { date });
  expect(response.status).toBe(200);
  return response.json();
}

async function listResourceSlots(day: string): Promise<{ next_day?: string }> {
  return (await read(`/resource/${room}/slots?date=${day}`)).json();
}
