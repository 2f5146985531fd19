import { cpus, tmpdir } from 'node:os';
import { databaseWaits, openPostgres } from '../backend/db/postgres.ts';
import { createLog } from '../backend/log.ts';
import { type Cell, measureCell } from './bench/load/cell.ts';
import { printSizes } from './bench/load/sizes.ts';
import { number } from './bench/part.ts';
import { optionsOf } from './command-line.ts';
import { Fault } from './fault.ts';
import { manyPeople } from './many-people.ts';
import { createDatabase } from './postgres/databases.ts';
import { givenPostgres } from './postgres/start.ts';
import { startBackends } from './stack/backend.ts';
import { withParts } from './stack/parts.ts';

// `npm run bench:load` lets crowds of clients visit one, two and four backends on one PostgreSQL, the
// one of DATABASE_URL or npm's. `--seconds 3 --clients 64,512 --backends 1,4` measures less.
const asked = optionsOf({
  seconds: { type: 'string', default: '10' },
  clients: { type: 'string', default: '64,128,256,512' },
  backends: { type: 'string', default: '1,2,4' },
});
const [seconds = 0] = numbersOf('--seconds', asked.seconds);
const crowds = numbersOf('--clients', asked.clients);
const counts = numbersOf('--backends', asked.backends);

/** So many that no person meets the limit of calls a minute. */
const people = 3_000;
const warmUpSeconds = 2;
/** Many rows, and the connections that write them, may take longer than a call. */
const patience = {
  connectionTimeoutMillis: 300_000,
  statement_timeout: 300_000,
  query_timeout: 300_000,
};

await withParts(async (running) => {
  const server = await givenPostgres();
  try {
    const { url, drop } = await createDatabase(server.url);
    try {
      const place = { dataFolder: tmpdir(), databaseUrl: url };
      const urls = await startBackends(Math.max(...counts), place, running.task);
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
    await server.stop();
  }
});

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
