import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Connection, Database } from '../../../backend/db/database.ts';
import { migrationsFolder } from '../../../backend/db/migrations.ts';
import { openEngine } from '../../../backend/db/pglite.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { createDatabase } from '../../../scripts/postgres/databases.ts';

const extensions = { btree_gist };
const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/timewell', import.meta.url),
);

/** A migrated, empty database. */
export function openTestDatabase(): Promise<Connection> {
  const postgres = inject('postgres');
  return postgres === undefined ? openInMemory() : openOnServer(postgres.server, postgres.template);
}

/**
 * Keeps a copy of every row, which `putBack` brings back, whatever order its foreign keys want. Rows
 * are deleted one by one, since `truncate` writes new files for each table and index.
 */
export async function keepRows({ db }: Connection): Promise<void> {
  const names = await tableNames(db);
  await db.execute(sql`create schema kept`);
  for (const name of names) {
    await db.execute(sql.raw(`create table kept.${name} as table public.${name}`));
  }
  const steps = names.map(
    (name) => `delete from public.${name};
      insert into public.${name} overriding system value table kept.${name};`,
  );
  await db.execute(
    sql.raw(`
      create function kept.put_back() returns void language plpgsql
      set session_replication_role = replica
      as $$ begin ${steps.join(' ')} end $$`),
  );
}

/** Brings every table back to the rows that were kept. */
export async function putBack({ db }: Connection): Promise<void> {
  await db.execute(sql`select kept.put_back()`);
}

/** Every row of every table, as JSON beside the table's name. */
export async function everyRow(db: Database): Promise<{ table: string; row: string }[]> {
  const rows = (await tableNames(db)).map(
    (name) =>
      `select '${name}' as table_name, to_jsonb(one)::text as row from public.${name} as one`,
  );
  const [table, row] = [sql<string>`table_name`, sql<string>`row`];
  return db
    .select({ table, row })
    .from(sql.raw(`(${rows.join(' union all ')}) as every_row`))
    .orderBy(table, row);
}

async function tableNames(db: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  return tables.map(({ name }) => name);
}

async function openOnServer(server: string, template: string): Promise<Connection> {
  const { url, drop } = await createDatabase(server, template);
  const connection = await openPostgres(url, createLog('silent'), patience);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** A database that takes long on a busy machine is no reason to fail. */
export const patience = {
  connectionTimeoutMillis: 110_000,
  statement_timeout: 110_000,
  idle_in_transaction_session_timeout: 110_000,
  query_timeout: 115_000,
};

async function openInMemory(): Promise<Connection> {
  return openEngine(new PGlite({ loadDataDir: new Blob([await template()]), extensions }));
}

/**
 * A migrated database as one file, written once for each set of migrations: loading it is faster
 * than migrating.
 */
async function template(): Promise<Buffer<ArrayBuffer>> {
  const file = join(cacheFolder, `backend-${await migrationsHash()}.tar`);
  try {
    return await readFile(file);
  } catch {
    const bytes = await makeTemplate();
    await mkdir(cacheFolder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}

async function makeTemplate(): Promise<Buffer<ArrayBuffer>> {
  const engine = new PGlite({ extensions });
  const { close } = await openEngine(engine);
  const dump = await engine.dumpDataDir('none');
  await close();
  return Buffer.from(await dump.arrayBuffer());
}

async function migrationsHash(): Promise<string> {
  const engine = new URL(
    '../../../node_modules/@electric-sql/pglite/package.json',
    import.meta.url,
  );
  const hash = createHash('sha256').update(await readFile(engine));
  for (const name of (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))) {
    hash.update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
