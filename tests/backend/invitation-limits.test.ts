// @vitest-environment node
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calendarEvents } from '../../backend/db/calendar-schema.ts';
import { eventInvitations, hostedEvents } from '../../backend/db/event-schema.ts';
import { users } from '../../backend/db/schema.ts';
import { manyPeople, type Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt, numbers } from './support/hosting.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const hour = 60 * 60 * 1000;
const tooMany = { error: 'An event takes at most 200 invitees.' };
const backend = setUpBackend();
const { create, events } = hostingAt(backend);
const [host, other] = setUpTwoPeople(backend);

describe('Invitation limits: 200 people per event', () => {
  it('an event with 201 numbers is refused as a whole', async () => {
    expect((await create(host, eventData(), numbers(200))).status).toBe(200);
    const response = await create(host, eventData({ eventName: 'Larger' }), numbers(201));
    expect([response.status, await response.json()]).toEqual([400, tooMany]);
    expect(await events(host)).toHaveLength(1);
  });

  it('a repeated number counts once', async () => {
    const twice = [...numbers(200), ...numbers(200)];
    expect((await create(host, eventData(), twice)).status).toBe(200);
  });

  it('earlier invitations count', async () => {
    await create(host, eventData(), numbers(150));
    const response = await create(host, eventData(), numbers(51, 150));
    expect([response.status, await response.json()]).toEqual([400, tooMany]);
    expect(await invitations()).toBe(150);
    expect((await create(host, eventData(), numbers(50, 150))).status).toBe(200);
  });

  it('a rule of the table holds the limit, whatever the code does', async () => {
    await create(host, eventData(), numbers(200));
    const [event] = await backend.db.select().from(hostedEvents);
    const more = (position: number) =>
      backend.db.insert(eventInvitations).values({
        eventId: event?.id ?? '',
        mobileNumber: '+918111111111',
        position,
        invitedAt: backend.now(),
      });
    await expect(more(201)).rejects.toThrow();
    await expect(more(200)).rejects.toThrow();
  });

  it('two parallel requests with different numbers stay within the limit', async () => {
    const statuses = await Promise.all(
      [numbers(150), numbers(150, 150)].map((invitees) => statusOf(host, eventData(), invitees)),
    );
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await invitations()).toBe(150);
  });
});

describe('Invitation limits: 1,000 people per host within 24 hours', () => {
  const sentence = {
    error: 'You can invite at most 1,000 people within 24 hours. Please invite the others later.',
  };

  it('the limit counts all events, and one more number refuses its whole event', async () => {
    expect(await fill(5)).toEqual([200, 200, 200, 200, 200]);
    const response = await create(host, eventData(), numbers(1));
    expect([response.status, await response.json()]).toEqual([429, sentence]);
    expect(await events(host)).toHaveLength(5);
  });

  it('a host at the limit can still host without inviting, and repeat a creation', async () => {
    await fill(5);
    expect(await statusOf(host, eventData(), [])).toBe(200);
    expect(await statusOf(host, eventData({ eventName: 'Event 0' }), numbers(200))).toBe(200);
  });

  it('a host can invite again after 24 hours', async () => {
    await fill(5);
    backend.moveClock(24 * hour - 1);
    expect(await statusOf(host, eventData(), numbers(1))).toBe(429);
    backend.moveClock(1);
    expect(await statusOf(host, eventData(), numbers(1))).toBe(200);
  });

  it('the limit of one host does not affect other hosts', async () => {
    await fill(5);
    expect(await statusOf(other, eventData(), numbers(200))).toBe(200);
  });

  it('events created in parallel stay within the limit', async () => {
    const statuses = await fill(12);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(await invitations()).toBe(1_000);
  });

  /** Creates events with 200 invited people in parallel; resolves with the statuses. */
  function fill(count: number): Promise<number[]> {
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        statusOf(host, eventData({ eventName: `Event ${index}` }), numbers(200, index * 200)),
      ),
    );
  }
});

describe('Invitation limits: one host who presses many times at once', () => {
  it('repeated requests create one event, and all are answered with its id', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const response = await create(host, eventData(), numbers(3));
        return JSON.stringify([response.status, await response.json()]);
      }),
    );
    const [event] = await backend.db.select().from(hostedEvents);
    expect(new Set(answers)).toEqual(new Set([JSON.stringify([200, { event_id: event?.id }])]));
    expect(await backend.db.select().from(hostedEvents)).toHaveLength(1);
    expect(await backend.db.select().from(calendarEvents)).toHaveLength(1);
    expect(await invitations()).toBe(3);
  });

  it('repeated requests with different numbers invite all of them, each at a position of its own', async () => {
    const presses = Array.from({ length: 20 }, (_, index) => numbers(3, index * 2));
    const statuses = await Promise.all(
      presses.map((invitees) => statusOf(host, eventData(), invitees)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [event] = await events(host);
    expect(event.invitees).toHaveLength(41);
    expect(await backend.db.select().from(calendarEvents)).toMatchObject([
      { invitees: '41 invited' },
    ]);
  });
});

it('Invitation limits: hosts who invite one another at once do not deadlock', async () => {
  const people = await manyPeople(backend.db, 12, backend.now());
  const rows = await backend.db.select().from(users);
  const all = rows.map(({ mobileNumber }) => mobileNumber);
  const statuses = await Promise.all(
    people.map((person, index) =>
      statusOf(person, eventData(), index % 2 === 0 ? all : all.toReversed()),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await invitations()).toBe(12 * all.length);
  const [first] = people;
  const own = await backend.db
    .select()
    .from(eventInvitations)
    .where(eq(eventInvitations.userId, first?.userID ?? ''));
  expect(own).toHaveLength(12);
});

async function statusOf(person: Person, data: unknown, invitees: unknown): Promise<number> {
  return (await create(person, data, invitees)).status;
}

async function invitations(): Promise<number> {
  return (await backend.db.select().from(eventInvitations)).length;
}
