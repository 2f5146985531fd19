import { cpus, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseWaits, openPostgres } from '../backend/db/postgres.ts';
import { createLog } from '../backend/log.ts';
import { type Cell, measureCell } from './bench/load/cell.ts';
import { printSizes } from './bench/load/sizes.ts';
import { number } from './bench/part.ts';
import { Fault, reportFault } from './fault.ts';
import { manyPeople } from './many-people.ts';
import { createDatabase } from './postgres/databases.ts';
import { startPostgres } from './postgres/start.ts';
import { startBackend } from './stack/backend.ts';
import { Parts } from './stack/parts.ts';
import { freePorts } from './stack/ports.ts';

// `npm run bench:load` lets crowds of clients visit one, two and four backends on one PostgreSQL, the
// one of DATABASE_URL or npm's. `--seconds 3 --clients 64,512 --backends 1,4` measures less.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '64,128,256,512' },
    backends: { type: 'string', default: '1,2,4' },
  },
});

/** So many that no person meets the limit of calls a minute. */
const people = 3_000;
const warmUpSeconds = 2;
/** Many rows, and the connections that write them, may take longer than a call. */
const patience = {
  connectionTimeoutMillis: 300_000,
  statement_timeout: 300_000,
  query_timeout: 300_000,
};

const running = new Parts();
process.on('SIGINT', () => {
  void running.close().then(() => process.exit(130));
});

try {
  await measure(
    numbersOf('--seconds', values.seconds)[0] ?? 0,
    numbersOf('--clients', values.clients),
    numbersOf('--backends', values.backends),
  );
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
} finally {
  await running.close();
}

async function measure(seconds: number, crowds: number[], counts: number[]): Promise<void> {
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startPostgres('durable');
  try {
    const { url, drop } = await createDatabase(given ?? server?.url ?? '');
    try {
      const urls = await startAll(url, Math.max(...counts));
      const { db, close } = await openPostgres(url, createLog('silent'), {
        ...databaseWaits,
        ...patience,
      });
      const crowd = await manyPeople(db, people, new Date());
      await measureCell(urls, crowd, 4 * urls.length, warmUpSeconds);
      printHead();
      for (const count of counts) {
        for (const clients of crowds) {
          print(count, clients, await measureCell(urls.slice(0, count), crowd, clients, seconds));
        }
      }
      await printSizes(db);
      await close();
    } finally {
      await running.close();
      await drop();
    }
  } finally {
    await server?.stop();
  }
}

async function startAll(databaseUrl: string, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const ports = await freePorts();
    await startBackend(
      { ports, dataFolder: tmpdir(), databaseUrl, watching: false, settings: {} },
      running.task,
    );
    urls.push(`http://127.0.0.1:${ports.backend}`);
  }
  return urls;
}

function printHead(): void {
  const [{ model } = { model: 'unknown' }, ...others] = cpus();
  console.log(`
${new Date().toISOString().slice(0, 10)}, ${others.length + 1} cores of ${model}, Node ${process.versions.node}; clients, backends and database share them.

| Backends | Clients | Calls a second | Bookings a second | p50 | p99 | Refused (409) | Failed |
| --- | --- | --- | --- | --- | --- | --- | --- |`);
}

function print(backends: number, clients: number, cell: Cell): void {
  const cells = [
    backends,
    clients,
    number(cell.perSecond),
    number(cell.bookedPerSecond),
    `${number(cell.p50)} ms`,
    `${number(cell.p99)} ms`,
    number(cell.refused),
    number(cell.failed),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (cell.failed > 0) process.exitCode = 1;
}

function numbersOf(name: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((one) => Number.isInteger(one) && one > 0 && one <= 4_096)) return numbers;
  throw new Fault(`${name} is “${text}”: give it whole numbers above 0, with commas between them.`);
}
