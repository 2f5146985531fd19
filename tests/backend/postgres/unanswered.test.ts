// @vitest-environment node
import { sql } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { partners, pushTokens, sessions } from '../../../backend/db/schema.ts';
import { isUnavailable } from '../../../backend/db/unavailable.ts';
import type { App } from '../../../backend/http/context.ts';
import { createLog } from '../../../backend/log.ts';
import { openSession } from '../../../backend/sessions/sessions.ts';
import { manyPeople } from '../../../scripts/many-people.ts';
import { createDatabase } from '../../../scripts/postgres/databases.ts';
import { appOn, registration, send, unsignedProof } from '../support/backend.ts';
import { tallied } from '../support/booking.ts';
import { openWay } from '../support/postgres/way.ts';

/** More than a pool has connections. */
const crowd = 15;
const Statement = v.object({ text: v.string() });
const oneRow = sql`(values (1)) as one`;
const now = new Date('2026-03-14T09:00:00.000Z');
const { server = '', template = '' } = inject('postgres') ?? {};
let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: Connection;
let app: App;
let blocker: Client;
/** Outside of the blocker's transaction, in which the list of connections would stand still. */
let watcher: Client;

beforeEach(async () => {
  database = await createDatabase(server, template);
  blocker = new Client({ connectionString: database.url });
  watcher = new Client({ connectionString: server });
  await Promise.all([blocker.connect(), watcher.connect()]);
});

afterEach(async () => {
  await connection.close();
  await Promise.all([blocker.end(), watcher.end()]);
  await database.drop();
});

describe('PostgreSQL: a database that does not answer', () => {
  it.each([
    ['the database gives up after its own limit', '?statement_timeout=300'],
    ['the backend gives up on a frozen database', '?statement_timeout=0&query_timeout=300'],
  ])('%s: a blocked request is a 503, and its connection is free again', async (_, limits) => {
    await open(limits);
    await block();
    expect(await counted([...checks(), ...registrations()])).toEqual({ 503: 2 * crowd });
    await unblock();
    // On a busy machine an answer can be late again.
    await pWaitFor(async () => !(503 in (await counted([...checks(), ...registrations()]))));
  });

  it('a transaction that a frozen database leaves unanswered waits once: no rollback waits behind it', async () => {
    await open('?statement_timeout=0&query_timeout=300');
    const [me] = await manyPeople(connection.db, 1, now);
    await blocker.query(`begin; select from users where id = '${me?.userID}' for no key update`);
    const asked = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    expect((await ask('/logout-everywhere', {}, me?.token)).status).toBe(503);
    const statements = asked.mock.calls.map(([statement]) => v.parse(Statement, statement).text);
    expect(statements).toContainEqual(expect.stringMatching(/^begin/));
    expect(statements).not.toContain('rollback');
  });

  it('the answer says to try again, and when', async () => {
    await open('?statement_timeout=100');
    await block();
    const [response] = await Promise.all(checks().slice(0, 1));
    expect(await response?.json()).toEqual({
      error: 'The service is busy just now. Please try again in a moment.',
    });
    expect(response?.headers.get('retry-after')).toBe('2');
  });

  it('connections that are lost in the middle of requests are replaced', async () => {
    await open();
    await block();
    const asked = counted([...checks(), ...registrations()]);
    await untilWaiting();
    await watcher.query(`select pg_terminate_backend(pid) ${waiting}`, [database.name]);
    await unblock();
    const { 200: answered = 0, 503: lost = 0 } = await asked;
    expect(lost).toBeGreaterThan(0);
    expect(answered + lost).toBe(2 * crowd);
    expect(await counted(checks())).toEqual({ 200: crowd });
    expect(await counted(registrations(1))).toEqual({ 200: crowd });
  });

  it('a connection that is lost between two statements fails its own request only', async () => {
    await open();
    const request = connection.db.transaction(async (own) => {
      const [row] = await own.select({ pid: sql`pg_backend_pid()` }).from(oneRow);
      await watcher.query('select pg_terminate_backend($1, 10000)', [row?.pid]);
      await own.execute(sql`select 1`);
    });
    await expect(request).rejects.toThrow();
    expect(await counted(checks())).toEqual({ 200: crowd });
  });

  it('a connection that ends while a long statement is on its way fails as any other that is lost', async () => {
    const way = await openWay(database.url);
    connection = await openPostgres(way.url, createLog('silent'));
    await connection.db.execute(sql`select 1`);
    const [request] = await Promise.allSettled([
      connection.db.execute(sql`select ${'long'.repeat(5_000_000)}::text`),
      way.cut(),
    ]);
    expect(isUnavailable(request.status === 'rejected' && request.reason)).toBe(true);
  });

  it('a logout everywhere that fails ends no session, so that its repeat still has one and ends all', async () => {
    await open('?statement_timeout=300');
    const [me] = await manyPeople(connection.db, 1, now);
    const { userID = '', token = '' } = me ?? {};
    await openSession(connection.db, userID, now);
    await blocker.query(`begin; select from users where id = '${userID}' for no key update`);
    expect((await ask('/logout-everywhere', {}, token)).status).toBe(503);
    await unblock();
    expect(await connection.db.$count(sessions)).toBe(2);
    expect((await ask('/logout-everywhere', {}, token)).status).toBe(200);
    expect(await connection.db.$count(sessions)).toBe(0);
  });

  it('a logout of one device that fails leaves its messages, so that both end or neither', async () => {
    await open('?statement_timeout=300');
    const [me] = await manyPeople(connection.db, 1, now);
    const { userID: user_id = '', token = '' } = me ?? {};
    const [session] = await connection.db.select().from(sessions);
    const phone = '+917000000000';
    expect((await ask('/save_token', { token: 'device', phone }, token)).status).toBe(200);
    await blocker.query('begin; select from sessions for update');
    expect((await ask(`/sessions/${session?.id}/end`, { user_id }, token)).status).toBe(503);
    await unblock();
    expect(await connection.db.$count(pushTokens)).toBe(1);
  });

  it.each([
    ['can store nothing since its disk is full', '53100'],
    ['can store nothing since its memory is full', '53200'],
    ['can store nothing since its disk fails', '58030'],
    ['ends one of two requests that wait for each other', '40P01'],
    ['cannot bring a request in line with another', '40001'],
  ])('a database that %s is a 503, and stores again once it can', async (_, state) => {
    await open();
    const broken = `create function broken() returns trigger language plpgsql as $$
      begin raise 'broken' using errcode = '${state}'; end $$`;
    await blocker.query(
      `${broken}; create trigger broken before insert on users execute function broken()`,
    );
    const [refused] = await Promise.all(registrations().slice(0, 1));
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '2']);
    await blocker.query('drop trigger broken on users');
    expect(await counted(registrations())).toEqual({ 200: crowd });
  });

  it('a server that another one has replaced is a 503, and its connections are replaced as well', async () => {
    await open();
    const writing = `alter database ${database.name} set default_transaction_read_only`;
    await blocker.query(`${writing} = on`);
    await blocker.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    // Those of the first round may only find that their connection is gone.
    for (const _ of [1, 2]) expect(await counted(checks())).toEqual({ 503: crowd });
    await blocker.query(`${writing} = off`);
    expect(await counted(registrations())).toEqual({ 200: crowd });
  });

  it('a check of a token that was not used for an hour is answered while the database can store nothing', async () => {
    await open();
    const hourBefore = new Date(now.getTime() - 60 * 60 * 1_000);
    const [me] = await manyPeople(connection.db, 1, hourBefore);
    const { token = '' } = me ?? {};
    await blocker.query(`alter database ${database.name} set default_transaction_read_only = on`);
    await blocker.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await counted(checks());
    const answer = await ask('/validate-token', { token });
    expect([answer.status, await answer.json()]).toMatchObject([200, { valid: true }]);
  });

  it('a statement may take 5 s unless the address says otherwise', async () => {
    await open();
    const limit = sql`current_setting('statement_timeout')`;
    expect(await connection.db.select({ limit }).from(oneRow)).toEqual([{ limit: '5s' }]);
  });
});

it('PostgreSQL: a statement that breaks a rule of the tables leaves its connection open', async () => {
  await open();
  const pid = async () => {
    const [row] = await connection.db.select({ pid: sql`pg_backend_pid()` }).from(oneRow);
    return row?.pid;
  };
  const before = await pid();
  const partner = { id: 'twice', name: 'Twice', zone: 'Asia/Kolkata' };
  await connection.db.insert(partners).values(partner);
  await expect(connection.db.insert(partners).values(partner)).rejects.toThrow();
  expect(await pid()).toBe(before);
});

async function open(limits = ''): Promise<void> {
  connection = await openPostgres(`${database.url}${limits}`, createLog('silent'));
  app = appOn(connection.db, () => now);
}

async function block(): Promise<void> {
  await blocker.query('begin; lock table users in access exclusive mode');
}

async function unblock(): Promise<void> {
  await blocker.query('rollback');
}

const waiting = "from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";

/** Resolves once every connection of the pool waits for the blocker. */
async function untilWaiting(): Promise<void> {
  const { rowCount } = await watcher.query(`select pid ${waiting}`, [database.name]);
  if (rowCount !== null && rowCount < 10) await untilWaiting();
}

/** Reads outside of any transaction. */
function checks(): Promise<Response>[] {
  return times((number) => ask('/check-user', { mobile_number: number }));
}

/** Each in a transaction of its own. */
function registrations(series = 0): Promise<Response>[] {
  return times(
    (number) => ask('/signup', registration(number), unsignedProof(number, now)),
    series,
  );
}

function times(act: (number: string) => Promise<Response>, series = 0): Promise<Response>[] {
  return Array.from({ length: crowd }, (_, index) =>
    act(`+91900${series}0${String(index).padStart(5, '0')}`),
  );
}

function ask(path: string, body: unknown, bearer = ''): Promise<Response> {
  return send(app, 'POST', path, body, { bearer });
}

async function counted(asked: readonly Promise<Response>[]): Promise<Record<number, number>> {
  return tallied((await Promise.all(asked)).map(({ status }) => status));
}
