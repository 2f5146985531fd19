import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../../backend/db/postgres.ts';
import { createDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server to test against, in place of PGlite in memory. */
    postgres: { server: string; template: string } | undefined;
  }
}

const program = fileURLToPath(new URL('./server.ts', import.meta.url));
let child: ChildProcess;

/** Starts one PostgreSQL server for the run, with a migrated database to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  child = fork(program, { execArgv: [] });
  const [server] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`PostgreSQL did not start: exit code ${code}`);
    }),
  ]);
  const { name: template, url } = await createDatabase(server);
  await (await openPostgres(url, () => {})).close();
  provide('postgres', { server, template });
}

/** Ends the server. */
export async function teardown(): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
