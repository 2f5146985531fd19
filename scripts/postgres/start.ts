import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A PostgreSQL server of npm's; `stop` ends it and removes its data. */
export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server of `DATABASE_URL`, or one of npm's. */
export async function givenPostgres(): Promise<PostgresServer> {
  const url = process.env.DATABASE_URL;
  return url ? { url, stop: async () => undefined } : startPostgres('durable');
}

/** `durable` as in production: what a commit answers is on the disk. */
export async function startPostgres(kind: 'durable' | 'fast'): Promise<PostgresServer> {
  const child = fork(program, [kind], { execArgv: [] });
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`PostgreSQL did not start: exit code ${code}`);
    }),
  ]);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
