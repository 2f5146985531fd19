// @vitest-environment node
import { sql } from 'drizzle-orm';
import { Client, type QueryResult } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../scripts/many-people.ts';
import { setUpBackend } from '../support/backend.ts';
import { bookingAt } from '../support/booking.ts';
import { addPartner, addService, daily } from '../support/offer.ts';
import { openOutbox } from '../support/push.ts';
import { tablesOfPeople } from '../support/tables-of-people.ts';
import { hostNumber, liveWholeLife, ownNumber, ownWords } from '../support/whole-life.ts';

const backend = setUpBackend({ outbox: openOutbox });

/** Tables of people that are not in the file, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  withdrawn_invitations:
    'Holds the numbers of other people, for a day, so that none is invited without end.',
};

describe('Download my data (§22.62)', () => {
  it('has a part for each table that refers to people or holds a number', async () => {
    const { me } = await liveWholeLife(backend);
    const { made_at: _, ...parts } = await dataOf(me);
    const tables = (await tablesOfPeople(backend.db)).filter((name) => !(name in leftOut));
    expect(
      Object.keys(parts).toSorted(),
      'a new table goes to backend/account/data.ts, or to `leftOut` with a reason',
    ).toEqual(tables);
  });

  it('has in each part what the person has left there', async () => {
    const { me } = await liveWholeLife(backend);
    const { made_at, ...parts } = await dataOf(me);
    expect(made_at).toBe(backend.now().toISOString());
    for (const [name, rows] of Object.entries(parts))
      expect(rows, `support/whole-life.ts leaves nothing in ${name}`).not.toHaveLength(0);
    expect(parts).toMatchObject({
      users: [
        { id: me.userID, fullName: 'Ravi Teja Own', mobileNumber: ownNumber, aadhaar: 'held' },
      ],
      sessions: [{ token: 'held' }, { token: 'held' }],
      push_tokens: [{ token: 'held' }],
      bookings: [{ service: 'Service alone' }, { service: 'Service group' }],
      resource_bookings: [{ resource: 'Meeting room', startTime: '10:00' }],
      cancelled_bookings: [{ id: expect.any(String) }],
      tasks: [{ title: ownWords, notes: ownWords }],
      hosted_events: [
        {
          eventName: 'Own',
          guests: [
            { mobileNumber: hostNumber, responses: { q_attending: true } },
            { mobileNumber: '+919000099999', responseStatus: 'pending' },
          ],
        },
      ],
      event_changes: [{ event: 'Own', former: { venue: 'Konda Heights' } }],
      event_invitations: [
        { responses: { q_attending: true, q_custom_1: ownWords, q_custom_2: 3 } },
        { responseStatus: 'pending' },
      ],
      organisation_invitations: [{ organisation: 'Sunrise Trust' }],
    });
  });

  it('tells no secret, no other person’s name, and no number that the person did not type', async () => {
    const { me, host } = await liveWholeLife(backend);
    await backend.db.execute(sql`update event_invitations set position = null
      where event_id in (select id from hosted_events where host_id = ${me.userID})`);
    const { calendar_events, ...parts } = await dataOf(me);
    const text = JSON.stringify(parts);
    const secrets = await backend.db.execute(sql`
      select token_hash as secret from sessions union all select token_hash from push_tokens
      union all select token from push_tokens union all select aadhaar_hash from users`);
    const { rows } = secrets as unknown as { rows: { secret: string }[] };
    expect(rows.length).toBeGreaterThan(4);
    for (const { secret } of rows) expect(text).not.toContain(secret);
    for (const other of [host.userID, hostNumber, '+919000099999', 'Ravi Teja"'])
      expect(text).not.toContain(other);
    expect(JSON.stringify(calendar_events)).toContain('Hosted by Ravi Teja');
  });

  it('shows one moment, while bookings are made', async () => {
    const me = await backend.register(ownNumber);
    await addPartner(backend.db, 'partner', daily('08:00', '20:00'));
    await addService(backend.db, 'partner', 'short', { durationMinutes: 30 });
    const books = Array.from({ length: 5 }, (_, hour) => book(me, `${10 + hour}`));
    for (let read = 0; read < 7; read += 1) {
      const { bookings, appointments } = await dataOf(me);
      expect(appointments).toHaveLength(bookings?.length ?? -1);
    }
    await Promise.all(books);
    expect((await dataOf(me)).bookings).toHaveLength(5);
  });

  it('is answered at most ten times a minute', async () => {
    const me = await backend.register(ownNumber);
    const statuses: number[] = [];
    for (let asked = 0; asked < 10; asked += 1) statuses.push((await ask(me)).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('is made for one person at a time, so that large accounts do not hold up everybody: others are told to try again', async () => {
    const me = await backend.register(ownNumber);
    const other = await backend.register(hostNumber);
    const answers = await Promise.all([me, other, me, other, me, other].map(ask));
    expect(answers.filter(({ ok }) => ok)).not.toHaveLength(0);
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).not.toHaveLength(0);
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('try again') });
    }
    for (const person of [me, other]) expect((await ask(person)).status).toBe(200);
  });

  it('of a host keeps each event’s guests apart, and reads and sends few events at once, so that others are answered meanwhile', async () => {
    const me = await backend.register(ownNumber);
    await hostMany(me, 120);
    const queries = vi.spyOn(Client.prototype, 'query');
    const { hosted_events } = await dataOf(me);
    const answers = queries.mock.settledResults.map(({ value }) => (value as QueryResult).rowCount);
    queries.mockRestore();
    expect(hosted_events?.map(({ eventName, guests }) => [eventName, guests?.length])).toEqual(
      Array.from({ length: 120 }, (_, guests) => [`${guests}`, guests]),
    );
    expect(Math.max(...answers.map((rows) => rows ?? 0))).toBeLessThanOrEqual(50 * 120);
    const { sizes, turns } = await readInPieces(await ask(me));
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThan(128 * 1024);
    expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
  });
});

/** Hosts so many events: one without a guest, one with one, and so on. */
async function hostMany({ userID }: Person, count: number): Promise<void> {
  await backend.db.execute(sql`
    with events as (
      insert into hosted_events (id, host_id, event_name, event_date_time, venue, description,
        invite_expiry_date, rsvp_questionnaire, fingerprint, created_at)
      select gen_random_uuid(), ${userID}, n, '2026-05-01'::timestamptz + n * interval '1 hour', '',
        '', '2026-05-01', '[]', n, '2026-03-01'
      from generate_series(0, ${count - 1}) as n returning id, event_name)
    insert into event_invitations (event_id, mobile_number, position, invited_at)
    select id, '+9180000' || 10000 + n, n, '2026-03-01'
    from events cross join generate_series(1, ${count}) as n where n <= event_name::integer`);
}

/** Reads an answer as fast as it comes, and counts how often others could have been answered meanwhile. */
async function readInPieces({ body }: Response): Promise<{ sizes: number[]; turns: number }> {
  const sizes: number[] = [];
  let turns = 0;
  let next = setImmediate(function others() {
    turns += 1;
    next = setImmediate(others);
  });
  for await (const piece of body ?? []) sizes.push(piece.length);
  clearImmediate(next);
  return { sizes, turns };
}

type Rows = Record<string, { eventName?: string; guests?: unknown[] }[]>;

async function dataOf(person: Person): Promise<Rows & { made_at: string }> {
  const answer = await ask(person);
  expect(answer.status).toBe(200);
  return answer.json();
}

function ask({ userID, token }: Person): Promise<Response> {
  return backend.get(`/account/data?user_id=${userID}`, { bearer: token });
}

function book(person: Person, hour: string): Promise<Response> {
  const times = { start_time: `${hour}:00`, end_time: `${hour}:30` };
  return bookingAt(backend).confirm(person, { service_id: 'short', ...times });
}
