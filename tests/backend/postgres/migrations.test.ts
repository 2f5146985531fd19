// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pWaitFor from 'p-wait-for';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { migrationsFolder } from '../../../backend/db/migrations.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { createDatabase } from '../../../scripts/postgres/databases.ts';
import { type LogLine, logInto } from '../support/log.ts';
import { startProcess } from '../support/process.ts';

const files = readMigrationFiles({ migrationsFolder });
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  const { server = '' } = inject('postgres') ?? {};
  database = await createDatabase(server);
});

afterEach(() => database.drop());

describe('Migrations of a PostgreSQL server', () => {
  it('are run once by eight backends that start at once', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open()));
    await Promise.all(opened.map((connection) => connection.close()));
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
  });

  it('go on where Drizzle’s own migrator, which former versions used, has ended', async () => {
    const client = await connected();
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.end();
    await (await open()).close();
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
  });

  it('let the calls of running backends through while a backup holds the tables, and are done after it', async () => {
    const [backup, former] = await Promise.all([connected(), connected()]);
    await migrateUpTo('0013_notice');
    const before = await recorded();
    await backup.query('begin; select from users');
    const log: LogLine[] = [];
    const opening = openPostgres(database.url, logInto(log));
    await pWaitFor(async () => (await former.query(waiting, [database.name])).rowCount === 1);
    await former.query('select from users');
    await pWaitFor(() => log.length > 0);
    expect(log[0]).toMatchObject({ level: 'warn', msg: expect.stringContaining('tried again') });
    expect(await recorded()).toEqual(before);
    await backup.query('rollback');
    await (await opening).close();
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
    await Promise.all([backup.end(), former.end()]);
  });

  it('fail no call that holds one of the tables and waits for another', async () => {
    const [call, other, watcher] = await Promise.all([connected(), connected(), connected()]);
    await migrateUpTo('0015_push-messages');
    await call.query('begin; select from partners');
    await other.query('begin; select from bookings');
    const opening = open();
    const countWaiting = async () => (await watcher.query(waiting, [database.name])).rowCount;
    await pWaitFor(async () => (await countWaiting()) === 1, { interval: 5 });
    let isAnswered = false;
    const answer = call.query('select from appointments').finally(() => {
      isAnswered = true;
    });
    await pWaitFor(async () => isAnswered || (await countWaiting()) === 2, { interval: 5 });
    await other.query('rollback');
    await expect(answer).resolves.toBeDefined();
    await call.query('rollback');
    await (await opening).close();
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
    await Promise.all([call.end(), other.end(), watcher.end()]);
  });

  it('give the tables back within seconds when their backend freezes, as one whose machine is lost', async () => {
    const [other, watcher] = await Promise.all([connected(), connected()]);
    await migrateUpTo('0015_push-messages');
    await other.query('begin; select from bookings');
    const { child, ended } = startProcess({ DATABASE_URL: database.url });
    await pWaitFor(async () => (await watcher.query(waiting, [database.name])).rowCount === 1, {
      interval: 5,
    });
    child.kill('SIGSTOP');
    await other.query('rollback');
    await other.query('select from bookings');
    child.kill('SIGKILL');
    await ended;
    await Promise.all([other.end(), watcher.end()]);
  });

  it('leave tables as they were when their backend is told to stop meanwhile, which it does at once', async () => {
    const backup = await connected();
    await migrateUpTo('0013_notice');
    const before = await recorded();
    await backup.query('begin; select from users');
    const { child, output, ended } = startProcess({ DATABASE_URL: database.url });
    await pWaitFor(() => output.stdout.includes('tried again'));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await recorded()).toEqual(before);
    await backup.end();
  });

  it('leave tables and rows as they were when one of them fails, and go on with the next start', async () => {
    const client = await connected();
    await migrateUpTo('0013_notice');
    await client.query(
      'create table push_messages (kept integer); insert into push_messages values (7)',
    );
    const before = [await recorded(), await columnsOf(client)];
    await expect(open()).rejects.toThrow('cannot be used (42P07)');
    expect([await recorded(), await columnsOf(client)]).toEqual(before);
    expect((await client.query('select kept from push_messages')).rows).toEqual([{ kept: 7 }]);
    await client.query('drop table push_messages');
    await (await open()).close();
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
    await client.end();
  });

  it('are one transaction that leaves nothing set, so that a pooler may stand between', async () => {
    const query = vi.spyOn(Client.prototype, 'query');
    await (await open()).close();
    const texts = query.mock.calls.map(([asked]) =>
      String(Reflect.get(Object(asked), 'text') ?? asked),
    );
    query.mockRestore();
    expect(texts.length).toBeGreaterThan(files.length);
    expect([texts[0], texts.at(-1)]).toEqual(['begin', 'commit']);
    const ofSession = /^\s*(begin|commit|set (?!local)|select pg_advisory_lock)/i;
    expect(texts.slice(1, -1).filter((text) => ofSession.test(text))).toEqual([]);
  });
});

it.each([
  [90, '90 minutes behind'],
  [-61, '61 minutes ahead of'],
])(
  'A backend whose clock is %d minutes ahead of the database’s does not start: it would delete sessions that are open, and send reminders of later',
  async (minutes, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await expect(open()).rejects.toThrow(said);
  },
);

it('PostgreSQL: a database that does not keep texts as UTF8 is refused, with what to do', async () => {
  const { server = '' } = inject('postgres') ?? {};
  const ascii = await createDatabase(server, "template0 encoding 'SQL_ASCII'");
  onTestFinished(ascii.drop);
  await expect(open(ascii.url)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ keeps texts as SQL_ASCII: .*encoding 'UTF8'/,
  );
});

it('PostgreSQL: a server that does not take connections as its address says is refused, with the reason', async () => {
  await expect(open(`${database.url}?sslmode=verify-full`)).rejects.toThrow(
    /cannot be used \(The server does not support SSL connections\): .*correct DATABASE_URL/,
  );
});

function open(url = database.url) {
  return openPostgres(url, createLog('silent'));
}

const waiting = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

/** The tables as a former version left them, whose last migration this was. */
async function migrateUpTo(last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...journal } = JSON.parse(await readFile(file, 'utf8'));
  const end = entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1;
  await writeFile(file, JSON.stringify({ ...journal, entries: entries.slice(0, end) }));
  const client = await connected();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await client.end();
  await rm(folder, { recursive: true });
}

async function columnsOf(client: Client): Promise<unknown[]> {
  const { rows } = await client.query(`select table_name, column_name, data_type
    from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`);
  return rows;
}

/** The migrations that the database says it has had, in their order. */
async function recorded(): Promise<string[]> {
  const client = await connected();
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  await client.end();
  return rows.map(({ hash }) => hash);
}
