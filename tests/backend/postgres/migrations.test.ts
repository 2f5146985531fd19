// @vitest-environment node
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { migrationsFolder } from '../../../backend/db/migrations.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { createDatabase } from '../support/postgres/databases.ts';

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
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.end();
    await (await open()).close();
    expect(await recorded()).toEqual(files.map(({ hash }) => hash));
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

it('PostgreSQL: a database that does not keep texts as UTF8 is refused, with what to do', async () => {
  const { server = '' } = inject('postgres') ?? {};
  const ascii = await createDatabase(server, "template0 encoding 'SQL_ASCII'");
  onTestFinished(ascii.drop);
  await expect(open(ascii.url)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ keeps texts as SQL_ASCII: .*encoding 'UTF8'/,
  );
});

function open(url = database.url) {
  return openPostgres(url, createLog('silent'));
}

/** The migrations that the database says it has had, in their order. */
async function recorded(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  await client.end();
  return rows.map(({ hash }) => hash);
}
