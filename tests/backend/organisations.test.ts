// @vitest-environment node
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUserOrganisations } from '#domain/contract/organisations.ts';
import type { Organisation } from '#domain/organisation.ts';
import { daysAfter } from '#domain/working-hours.ts';
import { appointments, resourceBookings } from '../../backend/db/booking-schema.ts';
import {
  branches,
  departments,
  organisationMembers,
  organisations,
  resources,
} from '../../backend/db/organisation-schema.ts';
import { users } from '../../backend/db/schema.ts';
import { seededOrganisations } from '../../backend/seeds/organisations/insert-organisations.ts';
import { seed } from '../../backend/seeds/seed.ts';
import type { Person } from '../../scripts/many-people.ts';
import { aadhaarHashKey, demoNumber, registration, setUpBackend } from './support/backend.ts';
import { bookingAt, room, slotsFrom } from './support/booking.ts';
import { withoutRule } from './support/without-rule.ts';

// The clock of these tests stands at 2026-03-14 14:30 in Kurnool.
const today = '2026-03-14';
const tomorrow = '2026-03-15';
const lastDay = '2027-03-14';
const zone = 'Asia/Kolkata';
const backend = setUpBackend();
const { bookSlots } = bookingAt(backend);
let me: Person;
let asha: Person;

beforeEach(async () => {
  me = await backend.register('+919000012345');
  asha = await backend.logIn(demoNumber);
});

describe('Organisations: the list of a person', () => {
  it('Asha has three organisations, each with its tree down to the resources, by name', async () => {
    const found = await organisationsOf(asha);
    expect(found.map(({ name }) => name)).toEqual([
      'Konda Heights Residents',
      'Kurnool Commons',
      'Rayalaseema Works',
    ]);
    for (const { branches } of found) {
      expect(branches?.length).toBeGreaterThan(0);
      for (const branch of branches ?? []) {
        for (const department of branch.departments ?? []) {
          expect(department.resources?.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('a new person has one small organisation', async () => {
    expect((await organisationsOf(me)).map(({ name }) => name)).toEqual(['Kurnool Commons']);
  });

  it('people who registered before an organisation opened to everyone become members, too', async () => {
    await backend.db.delete(organisationMembers);
    await seed(backend.db, aadhaarHashKey, backend.now());
    expect((await organisationsOf(me)).map(({ name }) => name)).toEqual(['Kurnool Commons']);
    expect(await organisationsOf(asha)).toHaveLength(3);
  });

  it('a new person has no organisation if none is open to everyone', async () => {
    await backend.db.update(organisations).set({ isOpenToEveryone: false });
    expect(await organisationsOf(await backend.register('+919000012346'))).toEqual([]);
  });

  it('an account and its memberships are created together or not at all', async () => {
    await backend.db.execute(sql`alter table organisation_members rename to gone`);
    const number = '+919000012347';
    const refused = await backend.post('/signup', registration(number), {
      bearer: backend.proof(number),
    });
    await backend.db.execute(sql`alter table gone rename to organisation_members`);
    expect(refused.status).toBe(500);
    expect(await backend.db.select().from(users)).toHaveLength(2);
  });

  it('empty branches and departments are listed as empty', async () => {
    await backend.db
      .insert(branches)
      .values({ id: 'empty', organisationId: 'kurnool-commons', name: 'A new branch' });
    await backend.db
      .insert(departments)
      .values({ id: 'bare', branchId: 'kurnool-commons-riverside', name: 'A bare one' });
    const [commons] = await organisationsOf(me);
    expect(commons?.branches?.[0]).toEqual({ name: 'A new branch', departments: [] });
    expect(commons?.branches?.[1]?.departments?.[0]).toEqual({ name: 'A bare one', resources: [] });
  });

  it('branches and departments of equal names are kept apart', async () => {
    await backend.db
      .insert(departments)
      .values({ id: 'more-rooms', branchId: 'kurnool-commons-riverside', name: 'Rooms' });
    const [commons] = await organisationsOf(me);
    const names = commons?.branches?.[0]?.departments?.map(({ name }) => name);
    expect(names).toEqual(['Rooms', 'Rooms', 'Workshop']);
  });

  it('ids are unique and do not change at a second start', async () => {
    const before = await backend.db.select().from(resources);
    await backend.db.update(resources).set({ name: 'Renamed' }).where(eq(resources.id, room));
    await seed(backend.db, aadhaarHashKey, backend.now());
    const after = await backend.db.select().from(resources);
    expect(after).toHaveLength(before.length);
    expect(after.find(({ id }) => id === room)?.name).toBe('Renamed');
    expect(before).toHaveLength(resourceIds().length);
  });
});

describe('Organisations: what is free today (§22.91)', () => {
  it('counts the slots of a resource that can still be booked', async () => {
    expect(await freeToday(me)).toEqual({ 'Meeting room': 7, 'Quiet study': 18, 'Tool bench': 4 });
    for (const date of [today, tomorrow]) await book(slotsFrom('17:00'), { date, person: asha });
    expect(await freeToday(me)).toMatchObject({ 'Meeting room': 6, 'Quiet study': 18 });
    backend.moveClock(4 * 60 * 60 * 1000);
    expect(await freeToday(me)).toMatchObject({ 'Meeting room': 3, 'Tool bench': 0 });
  });

  it('says the same as the list of slots, of each resource', async () => {
    const named = (await organisationsOf(asha, zone)).flatMap(resourcesOf);
    expect(named).toHaveLength(resourceIds().length);
    for (const { resourceId, free_today } of named) {
      expect(free_today, resourceId).toBe((await free(resourceId, today, asha)).length);
    }
  });

  it('counts nothing for a resource in a zone that the service does not know, and leaves all others in the list', async () => {
    const { connection, db } = backend;
    await withoutRule(connection, 'resources_zone_known', async () => {
      await db.update(resources).set({ zone: 'Asia/Kolkata+5:30' }).where(eq(resources.id, room));
      expect(await freeToday(me)).toEqual({
        'Meeting room': undefined,
        'Quiet study': 18,
        'Tool bench': 4,
      });
    });
  });

  it('counts by the person’s day: in Honolulu it is still yesterday, and all of that is over', async () => {
    expect(await freeToday(me, 'Pacific/Honolulu')).toMatchObject({ 'Quiet study': 0 });
    expect(await freeToday(me, 'Nowhere')).toMatchObject({ 'Quiet study': 18 });
  });

  it('counts nothing without a zone, or for more than a thousand resources', async () => {
    const unsaid = { 'Meeting room': undefined, 'Quiet study': undefined };
    expect(await freeToday(me, null)).toMatchObject(unsaid);
    const [one] = await backend.db.select().from(resources).where(eq(resources.id, room));
    if (!one) throw new Error('There is no such resource.');
    const many = Array.from({ length: 998 }, (_, at) => ({ ...one, id: `${at}`, name: `${at}` }));
    await backend.db.insert(resources).values(many.slice(1));
    expect(await freeToday(me)).toMatchObject({ 'Meeting room': 7, '997': 7 });
    await backend.db.insert(resources).values(many.slice(0, 1));
    expect(await freeToday(me)).toMatchObject(unsaid);
  });
});

describe('Organisations: the kind of a resource (§22.92)', () => {
  it('is said of each in the tree and on its page, and an older database gets it at the next start', async () => {
    await backend.db.update(resources).set({ kind: null });
    expect((await organisationsOf(me)).flatMap(resourcesOf)[0]).toMatchObject({ kind: null });
    await seed(backend.db, aadhaarHashKey, backend.now());
    const named = (await organisationsOf(me)).flatMap(resourcesOf);
    expect(named.map(({ name, kind }) => [name, kind])).toEqual([
      ['Meeting room', 'room'],
      ['Quiet study', 'desk'],
      ['Tool bench', 'workshop'],
    ]);
    expect(await (await get(`/resource/${room}`)).json()).toMatchObject({ kind: 'room' });
  });
});

describe('Organisations: a resource', () => {
  it('a member sees the description of a resource', async () => {
    const response = await get(`/resource/${room}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      name: 'Meeting room',
      description: expect.stringContaining('Tungabhadra'),
      location: 'Riverside, first floor',
      capacity: 10,
      kind: 'room',
    });
  });

  it.each(resourceIds())('the seeded resource %s has slots', async (id) => {
    expect((await get(`/resource/${id}`, asha)).status).toBe(200);
    const times = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((days) => free(id, daysAfter(today, days), asha)),
    );
    expect(times.flat().length).toBeGreaterThan(0);
  });

  it('other people can neither see nor book a resource', async () => {
    for (const path of ['', `/slots?date=${tomorrow}`]) {
      expect((await get(`/resource/works-test-lab${path}`)).status).toBe(403);
    }
    const slots = [{ start: '06:00', end: '08:00' }];
    expect((await book(slots, { resource: 'works-test-lab' })).status).toBe(403);
  });

  it('an unknown resource is answered with a sentence', async () => {
    for (const id of ['nothing', '%F0%9F%A9%BA', "' or 1=1 --", 'x'.repeat(200)]) {
      const response = await get(`/resource/${id}`);
      expect(response.status, id).toBe(404);
      expect(await response.json()).toEqual({ error: 'There is no such resource.' });
      expect((await get(`/resource/${id}/slots?date=${today}`)).status).toBe(404);
    }
    expect((await book(slotsFrom('09:00'), { resource: 'nothing' })).status).toBe(404);
    expect((await get(`/resource/${'x'.repeat(201)}`)).status).toBe(400);
    expect((await get('/resource/a%00b')).status).toBe(400);
  });
});

describe('Organisations: the slots of a resource', () => {
  it('all slots of the day are listed in order, free or not, with their zone', async () => {
    const response = await get(`/resource/${room}/slots?date=${today}`);
    const { slots, zone, bookable_until } = await response.json();
    expect([zone, bookable_until]).toEqual(['Asia/Kolkata', lastDay]);
    expect(slots).toHaveLength(15);
    expect(slots[0]).toEqual({ start: '07:00', end: '08:00', available: false });
    expect(slots[7]).toEqual({ start: '14:00', end: '15:00', available: false });
    expect(slots[8]).toEqual({ start: '15:00', end: '16:00', available: true });
  });

  it('a day without a free slot names the next one that has one', async () => {
    const hours = [{ weekday: 1, opens: '09:00', closes: '10:00' } as const];
    await backend.db.update(resources).set({ hours }).where(eq(resources.id, room));
    const nextAfter = async (date: string) =>
      (await (await get(`/resource/${room}/slots?date=${date}`)).json()).next_day;
    expect(await nextAfter(tomorrow)).toBe('2026-03-16');
    expect(await nextAfter('2026-03-16')).toBeUndefined();
    expect((await book(slotsFrom('09:00'), { date: '2026-03-16' })).status).toBe(200);
    expect(await nextAfter('2026-03-16')).toBe('2026-03-23');
  });

  it('a day of another week has slots of its own, up to the last bookable one', async () => {
    for (const date of ['2026-03-20', lastDay]) {
      expect((await book(slotsFrom('09:00'), { date })).status).toBe(200);
      expect((await free(room, date))[2]).toBe('10:00');
    }
    expect(await free(room, tomorrow)).toContain('09:00');
  });

  it.each(['2026-03-13', '2027-03-15', '1900-01-01', '2200-12-31'])(
    'the day %s, outside the bookable year, has no slots',
    async (date) => {
      expect(await (await get(`/resource/${room}/slots?date=${date}`)).json()).toEqual({
        slots: [],
        zone: 'Asia/Kolkata',
        bookable_until: lastDay,
      });
      expect((await book(slotsFrom('09:00'), { date })).status).toBe(409);
    },
  );
});

describe('Organisations: booking a resource', () => {
  const two = slotsFrom('11:00', '09:00');

  it('a booking takes its slots, and they are no longer offered', async () => {
    const response = await book(two);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      booking_ids: [expect.any(String), expect.any(String)],
    });
    for (const person of [me, asha]) {
      const left = await free(room, tomorrow, person);
      expect(left).not.toContain('09:00');
      expect(left).toContain('10:00');
      expect(left).not.toContain('11:00');
    }
    expect((await book([two[0]], { person: asha })).status).toBe(409);
  });

  it('a booking adds one appointment a slot to the calendar', async () => {
    await book(two);
    const rows = await backend.db.select().from(appointments).orderBy(appointments.timeSlot);
    expect(rows).toEqual(
      ['2026-03-15T03:30:00.000Z', '2026-03-15T05:30:00.000Z'].map((instant) => ({
        id: expect.any(String),
        userId: me.userID,
        timeSlot: new Date(instant),
        status: 'Confirmed',
        title: 'Meeting room',
        serviceProvider: 'Kurnool Commons',
        addedAt: null,
        bookingId: null,
        resourceBookingId: expect.any(String),
      })),
    );
  });

  it('a booking takes all of its slots or none', async () => {
    await book(slotsFrom('10:00'), { person: asha });
    const response = await book(slotsFrom('09:00', '10:00'));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await free(room, tomorrow)).toContain('09:00');
    expect(await backend.db.select().from(resourceBookings)).toHaveLength(1);
    expect(await backend.db.select().from(appointments)).toHaveLength(1);
  });

  it('a repeated booking is made once and answered alike, whatever the order of its slots', async () => {
    const first = await book(two);
    backend.moveClock(48 * 60 * 60 * 1000);
    const second = await book(two.toReversed());
    const { booking_ids } = await first.json();
    expect([second.status, await second.json()]).toEqual([
      200,
      { booking_ids: booking_ids.toReversed() },
    ]);
    expect(await backend.db.select().from(resourceBookings)).toHaveLength(2);
    expect(await backend.db.select().from(appointments)).toHaveLength(2);
  });

  it('a booking that adds slots to an earlier one is refused unless all of its slots are free', async () => {
    await book([two[0]]);
    expect((await book(two)).status).toBe(409);
    expect(await free(room, tomorrow)).toContain('09:00');
  });

  it.each([
    ['a slot twice', [two[0], two[0]]],
    ['slots that overlap', [two[1], { start: '09:30', end: '10:30' }]],
    [
      'a slot across midnight beside a later one',
      [
        { start: '21:00', end: '01:00' },
        { start: '23:00', end: '23:30' },
      ],
    ],
    ['a time of one digit', [{ start: '9:00', end: '10:00' }]],
  ])('a booking with %s is refused as invalid', async (_, slots) => {
    const response = await book(slots);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^Please check /) });
    expect(await backend.db.select().from(resourceBookings)).toEqual([]);
  });

  it.each([
    ['a slot across midnight', { start: '23:00', end: '00:00' }],
    ['a slot of another length', { start: '09:00', end: '11:00' }],
    ['a slot off the grid', { start: '09:30', end: '10:30' }],
    ['a slot that ends before it begins', { start: '10:00', end: '09:00' }],
  ])('a booking at %s is refused as not offered', async (_, slot) => {
    expect((await book([slot])).status).toBe(409);
    expect((await book([{ start: '07:00', end: '08:00' }, slot])).status).toBe(409);
    expect(await backend.db.select().from(resourceBookings)).toEqual([]);
  });

  it('the resource of a booking is the one in the address, whatever the body says', async () => {
    expect((await book(two, { resourceId: 'works-test-lab' })).status).toBe(200);
    const [row] = await backend.db.select().from(resourceBookings);
    expect(row?.resourceId).toBe(room);
  });
});

function book(
  slots: unknown,
  { person = me, ...wanted }: { person?: Person; [field: string]: unknown } = {},
): Promise<Response> {
  return bookSlots(person, slots, { date: tomorrow, ...wanted });
}

function get(path: string, { token }: Person = me): Promise<Response> {
  return backend.get(path, { bearer: token });
}

async function organisationsOf(
  person: Person,
  zone: string | null = null,
): Promise<Organisation[]> {
  const query = `userId=${person.userID}${zone === null ? '' : `&zone=${zone}`}`;
  const response = await get(`/get-user-organisations?${query}`, person);
  expect(response.status).toBe(200);
  return v.parse(getUserOrganisations.response, await response.json());
}

function resourcesOf({ branches }: Organisation) {
  return branches.flatMap(({ departments }) => departments.flatMap(({ resources }) => resources));
}

/** The number of slots that are free today, by the names of the person's resources. */
async function freeToday(person: Person, asked: string | null = zone) {
  const named = (await organisationsOf(person, asked)).flatMap(resourcesOf);
  return Object.fromEntries(named.map(({ name, free_today }) => [name, free_today]));
}

async function free(id: string, date: string, person?: Person): Promise<string[]> {
  const { slots } = await (await get(`/resource/${id}/slots?date=${date}`, person)).json();
  return slots
    .filter(({ available }: { available: boolean }) => available)
    .map(({ start }: { start: string }) => start);
}

function resourceIds(): string[] {
  return seededOrganisations.flatMap(({ branches }) =>
    branches.flatMap(({ departments }) =>
      departments.flatMap(({ resources }) => resources.map(({ id }) => id)),
    ),
  );
}
