import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../../backend/db/postgres.ts';
import { createLog } from '../../../../backend/log.ts';
import { createDatabase } from '../../../../scripts/postgres/databases.ts';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server to test against, in place of PGlite in memory. */
    postgres: { server: string; template: string } | undefined;
  }
}

let server: PostgresServer;

/** Starts one PostgreSQL server for the run, with a migrated database to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgres('fast');
  const { name: template, url } = await createDatabase(server.url);
  await (await openPostgres(url, createLog('silent'))).close();
  provide('postgres', { server: server.url, template });
}

/** Ends the server. */
export async function teardown(): Promise<void> {
  await server.stop();
}
