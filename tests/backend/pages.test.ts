// @vitest-environment node

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { appointments, resourceBookings } from '../../backend/db/booking-schema.ts';
import { calendarEvents, tasks } from '../../backend/db/calendar-schema.ts';
import { hostedEvents } from '../../backend/db/event-schema.ts';
import { organisations } from '../../backend/db/organisation-schema.ts';
import type { Person } from '../../scripts/many-people.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData } from './support/hosting.ts';
import { ask } from './support/invitations.ts';
import { nextPageOf } from './support/next-page.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

const hour = 60 * 60 * 1000;
const [number] = twoNumbers;
const mebibyte = 1024 * 1024;
const backend = setUpBackend();
const [me, other] = setUpTwoPeople(backend);

/** Hours from now, as they are stored; two items are at the same instant. */
const hours = [-30, 2, -1, 50, 1, 1, -400, 7];
/** The same in the order in which a person looks. */
const inOrder = [1, 1, 2, 7, 50, -1, -30, -400];

interface PagedList {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: () => string;
  readonly fill: (at: readonly Date[]) => Promise<unknown>;
  /** The instants of an answer's items. */
  readonly times: (answer: never) => string[];
}

const entry = { status: 'Planned', title: 'Entry' };
const lists: readonly PagedList[] = [
  {
    name: 'hosted events',
    method: 'GET',
    path: () => `/get_events?host_id=${me.userID}`,
    fill: (at) => host(me, at),
    times: ({ events }: { events: { eventDateTime: string }[] }) =>
      events.map(({ eventDateTime }) => eventDateTime),
  },
  {
    name: 'invitations to events',
    method: 'POST',
    path: () => '/get_user_events',
    fill: async (at) => {
      await host(other, at);
      await backend.db.execute(sql`
        insert into event_invitations (event_id, mobile_number, user_id, invited_at)
        select id, ${number}, ${me.userID}::uuid, created_at from hosted_events
        where host_id = ${other.userID}::uuid`);
    },
    times: ({ invitedEvents }: { invitedEvents: { date: string }[] }) =>
      invitedEvents.map(({ date }) => date),
  },
  {
    name: 'invitations to organisations',
    method: 'POST',
    path: () => '/get_user_member_invites',
    fill: (at) =>
      Promise.all(
        at.map(async (inviteExpiryDate, index) => {
          const id = `organisation-${index}`;
          await backend.db.insert(organisations).values({ id, name: id, isOpenToEveryone: false });
          await ask(backend.db, id, number, { inviteExpiryDate });
        }),
      ),
    times: ({ invites }: { invites: { inviteExpiryDate: string }[] }) =>
      invites.map(({ inviteExpiryDate }) => inviteExpiryDate),
  },
  {
    name: 'appointments',
    method: 'GET',
    path: () => `/get-appointments/${me.userID}?zone=Asia/Kolkata`,
    fill: (at) =>
      backend.db
        .insert(appointments)
        .values(entriesAt(at).map((own) => ({ ...own, serviceProvider: 'x' }))),
    times: timesByDay,
  },
  {
    name: 'calendar events',
    method: 'GET',
    path: () => `/get-events/${me.userID}`,
    fill: (at) =>
      backend.db
        .insert(calendarEvents)
        .values(entriesAt(at).map((own) => ({ ...own, invitees: 'x' }))),
    times: timesByDay,
  },
  {
    name: 'tasks',
    method: 'GET',
    path: () => `/get-tasks/${me.userID}?zone=America/St_Johns`,
    fill: (at) => backend.db.insert(tasks).values(entriesAt(at)),
    times: timesByDay,
  },
  {
    name: 'bookings',
    method: 'GET',
    path: () => `/bookings?user_id=${me.userID}`,
    fill: (at) =>
      backend.db.insert(resourceBookings).values(
        at.map((startsAt, index) => ({
          id: crypto.randomUUID(),
          // Two of them begin at the same time, in different rooms.
          resourceId: index % 2 === 0 ? 'commons-meeting-room' : 'commons-quiet-study',
          userId: me.userID,
          day: '2026-03-14',
          startTime: '09:00',
          endTime: '09:30',
          startsAt,
          endsAt: new Date(startsAt.getTime() + hour / 2),
          createdAt: backend.now(),
        })),
      ),
    times: ({ bookings }: { bookings: { starts_at: string }[] }) =>
      bookings.map(({ starts_at }) => starts_at),
  },
];

beforeEach(async () => {
  await backend.db.execute(sql`delete from event_invitations where user_id = ${me.userID}::uuid`);
  await backend.db.execute(
    sql`delete from organisation_invitations where user_id = ${me.userID}::uuid`,
  );
});

describe.each(lists)('Pages (§22.6): $name', ({ method, path, fill, times }) => {
  it('come nearest first and then the latest that is over, each item on one page, also while time passes between two pages', async () => {
    await fill(hours.map(fromNow));
    const wanted = inOrder.map((at) => fromNow(at).toISOString());
    const pages: string[][] = [];
    let next: string | null = `${path()}${path().includes('?') ? '&' : '?'}limit=3`;
    while (next !== null) {
      const response = await read(next);
      pages.push(times((await response.json()) as never));
      next = followed(next, response);
      backend.moveClock(1.5 * hour);
    }
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
    // Within a page the calendar lists by time.
    const asShown = (page: string[]) => (times === timesByDay ? page.toSorted() : page);
    expect(pages.map(asShown)).toEqual(
      [wanted.slice(0, 3), wanted.slice(3, 6), wanted.slice(6)].map(asShown),
    );
  });

  it('a list that fits one page names no other', async () => {
    await fill(hours.map(fromNow));
    const response = await read(path());
    expect(times((await response.json()) as never)).toHaveLength(hours.length);
    expect(response.headers.get('link')).toBeNull();
  });

  it('a wrong limit and a cursor that is none of ours are refused, and never fail', async () => {
    await fill([fromNow(1)]);
    const query = (name: string, value: string) => {
      const search = new URLSearchParams({ [name]: value });
      return read(`${path()}${path().includes('?') ? '&' : '?'}${search}`);
    };
    for (const limit of ['0', '-1', '1.5', '', 'all', '201', '99999']) {
      expect([limit, (await query('limit', limit)).status]).toEqual([limit, 400]);
    }
    const place = { asOf: '2026-03-14T09:00:00.000Z', time: '2026-03-14T09:00:00.000Z', id: 'x' };
    const wrong = [
      'x',
      '',
      'a b',
      coded(null),
      coded({ ...place, id: '' }),
      coded({ ...place, id: 'a\0b' }),
      coded({ ...place, asOf: 'now' }),
      coded({ ...place, time: '0000-01-01T00:00:00.000Z' }),
      coded({ ...place, time: '+275760-09-13T00:00:00.000Z' }),
    ];
    for (const cursor of wrong) {
      expect([cursor, (await query('cursor', cursor)).status]).toEqual([cursor, 400]);
    }
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (value, id) => {
        const statuses = [coded(value), coded({ ...place, id })].map(
          async (cursor) => (await query('cursor', cursor)).status,
        );
        return (await Promise.all(statuses)).every((status) => status === 200 || status === 400);
      }),
      { numRuns: 20 },
    );
  });

  it('a cursor of another person leads to the asker’s own items', async () => {
    await fill(hours.map(fromNow));
    const search = `${path().includes('?') ? '&' : '?'}limit=3`;
    const link = followed(`${path()}${search}`, await read(`${path()}${search}`)) ?? '';
    const response = await read(link.replaceAll(me.userID, other.userID), other);
    expect(response.status).toBe(200);
    const mine = hours.map((at) => fromNow(at).toISOString());
    const seen = times((await response.json()) as never);
    expect(seen.filter((time) => mine.includes(time))).toEqual([]);
  });

  function read(address: string, person = me): Promise<Response> {
    return method === 'GET'
      ? backend.get(address, { bearer: person.token })
      : backend.post(address, { user_id: person.userID }, { bearer: person.token });
  }
});

describe('Pages (§22.6) of heavy items end early', () => {
  const fullPage = 0.25 * mebibyte;

  it('of 8,000 events with the longest texts an answer holds as many as a phone reads at once', async () => {
    await backend.db.execute(sql`
      insert into hosted_events (id, host_id, event_name, event_date_time, venue, description,
        invite_expiry_date, rsvp_questionnaire, fingerprint, created_at)
      select gen_random_uuid(), ${me.userID}::uuid, repeat('అ', 200), ${fromNow(1).toISOString()}::timestamptz + n * interval '1 minute',
        repeat('అ', 300), repeat('అ', 5000), ${fromNow(1).toISOString()}::timestamptz,
        (select jsonb_agg(jsonb_build_object('questionId', 'q' || q, 'questionText', repeat('అ', 300), 'type', 'text'))
          from generate_series(1, 50) q), n::text, ${backend.now().toISOString()}::timestamptz
      from generate_series(1, 8000) n`);
    const response = await backend.get(`/get_events?host_id=${me.userID}`, { bearer: me.token });
    const text = await response.text();
    expect(JSON.parse(text).events.length).toBeGreaterThan(1);
    expect(Buffer.byteLength(text)).toBeLessThan(1.1 * fullPage);
    expect(response.headers.get('link')).toMatch(/rel="next"$/);
  });

  it('a host finds each event once, with all that its guests have answered', async () => {
    await host(me, hours.map(fromNow));
    await answerAtLength();
    const pages = await allPages((next) =>
      backend.get(`/get_events?host_id=${me.userID}${next}`, { bearer: me.token }),
    );
    const events = pages.flatMap(({ events }) => events);
    expect(events.map(({ eventDateTime }) => eventDateTime)).toEqual(
      inOrder.map((at) => fromNow(at).toISOString()),
    );
    expect(events.map(({ invitees }) => invitees.length)).toEqual(hours.map(() => 20));
    expect(pages.map(({ events }) => events.length)).toEqual([3, 3, 2]);
  });

  it('an event that alone is heavier than a page has one to itself', async () => {
    await host(me, [fromNow(1), fromNow(2), fromNow(3)]);
    await answerAtLength(100);
    const pages = await allPages((next) =>
      backend.get(`/get_events?host_id=${me.userID}${next}`, { bearer: me.token }),
    );
    expect(pages.map(({ events }) => events.length)).toEqual([1, 1, 1]);
  });

  it('a guest finds each invitation once, with their own answers', async () => {
    await host(other, hours.map(fromNow));
    const answers = { q_custom_1: 'a'.repeat(80_000) };
    await backend.db.execute(sql`
      insert into event_invitations
        (event_id, mobile_number, user_id, invited_at, responded_at, response_status, responses)
      select id, ${number}, ${me.userID}::uuid, created_at, created_at, 'responded', ${JSON.stringify(answers)}::jsonb
      from hosted_events where host_id = ${other.userID}::uuid`);
    const pages = await allPages((next) =>
      backend.post(`/get_user_events?${next}`, { user_id: me.userID }, { bearer: me.token }),
    );
    expect(pages.flatMap(({ invitedEvents }) => invitedEvents.map(({ date }) => date))).toEqual(
      inOrder.map((at) => fromNow(at).toISOString()),
    );
    expect(pages.map(({ invitedEvents }) => invitedEvents.length)).toEqual([3, 3, 2]);
  });

  /** Guests of each event, 20 unless said, who have answered in 4,000 characters. */
  async function answerAtLength(guests = 20): Promise<void> {
    await backend.db.execute(sql`
      insert into event_invitations
        (event_id, mobile_number, invited_at, responded_at, response_status, responses, position)
      select id, '+9190000' || 10000 + n, created_at, created_at, 'responded',
        jsonb_build_object('q_attending', true, 'q_custom_1', repeat('a', 4000)), n
      from hosted_events, generate_series(1, ${guests}) n where host_id = ${me.userID}::uuid`);
  }

  async function allPages(ask: (next: string) => Promise<Response>): Promise<Page[]> {
    const pages: Page[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const response: Response = await ask(next);
      pages.push(await response.json());
      next = nextPageOf(response)?.replace('?', '&');
    }
    return pages;
  }
});

interface Page {
  readonly events: { readonly eventDateTime: string; readonly invitees: readonly unknown[] }[];
  readonly invitedEvents: { readonly date: string }[];
}

async function host(person: Person, at: readonly Date[]): Promise<void> {
  const { rsvpQuestionnaire, eventName, venue, description } = eventData();
  await backend.db.insert(hostedEvents).values(
    at.map((eventDateTime, index) => ({
      id: crypto.randomUUID(),
      hostId: person.userID,
      eventName,
      venue,
      description,
      rsvpQuestionnaire,
      eventDateTime,
      inviteExpiryDate: eventDateTime,
      fingerprint: String(index),
      createdAt: backend.now(),
    })),
  );
}

function entriesAt(at: readonly Date[]) {
  return at.map((timeSlot) => ({ id: crypto.randomUUID(), userId: me.userID, timeSlot, ...entry }));
}

function fromNow(at: number): Date {
  return new Date(Date.parse('2026-03-14T09:00:00.000Z') + at * hour);
}

function timesByDay(answer: Record<string, { time_slot: string }[]>): string[] {
  return Object.values(answer)
    .flat()
    .map(({ time_slot }) => time_slot);
}

/** The address of the next page, or null. */
function followed(address: string, response: Response): string | null {
  const target = nextPageOf(response);
  return target === undefined ? null : address.replace(/\?.*/, '') + target;
}

function coded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
