import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../tests/backend/support/postgres/databases.ts';
import { startPostgres } from '../tests/backend/support/postgres/start.ts';
import { post } from './bench/backend/client.ts';
import { load, type Measured } from './bench/backend/load.ts';
import { type Booking, book, list, type Person, register } from './bench/backend/offer.ts';
import { storm } from './bench/backend/storms.ts';
import { reportFault } from './fault.ts';
import { answering } from './stack/answering.ts';
import { startBackend } from './stack/backend.ts';
import { type Child, startChild } from './stack/child.ts';
import { freePorts } from './stack/ports.ts';
import { root } from './stack/root.ts';

const crowds = [8, 64] as const;
const seconds = 4;
const daysPrepared = 280;
const services = ['family-doctor-lakshmi-prasad', 'child-specialist-farida-begum'] as const;
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** As many as may sign up from one address; together they stay below the limits of a person. */
const peopleInTurn = 250;

/** Where the backends of a run keep their data; `bare` is another place on the same engine. */
interface Engine {
  readonly name: string;
  readonly own: Place;
  readonly bare: Place;
  /** How many backends share the data in a storm. */
  readonly backends: number;
}

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

const children: Child[] = [];
process.on('SIGINT', () => {
  void Promise.all(children.map((child) => child.stop())).then(() => process.exit(130));
});

try {
  await onFolder();
  await onServer();
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

async function onFolder(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
  const place = (name: string) => ({ dataFolder: join(folder, name), databaseUrl: undefined });
  try {
    await measure({ name: 'PGlite', own: place('own'), bare: place('bare'), backends: 1 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On the server of `DATABASE_URL`, or on one of npm's; in databases of its own. */
async function onServer(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startPostgres('durable');
  const url = given ?? server?.url ?? '';
  const databases = await Promise.all([createDatabase(url), createDatabase(url)]);
  const [own, bare] = databases.map(({ url }) => ({ dataFolder: tmpdir(), databaseUrl: url }));
  try {
    if (own && bare) await measure({ name: 'PostgreSQL', own, bare, backends: 2 });
  } finally {
    await Promise.all(databases.map(({ drop }) => drop()));
    await server?.stop();
  }
}

async function measure({ name, own, bare, backends }: Engine): Promise<void> {
  try {
    const floor = await startFloor(bare);
    const urls: string[] = [];
    for (let count = 0; count < backends; count++) urls.push(await start(own));
    const [url = ''] = urls;
    const people = await register(url, peopleInTurn);
    const free = await freeBookings(url, people);
    console.log(`\n${name}, over HTTP, ${seconds} s each; × floor: one insert by a bare server`);
    console.log(line(['clients', 'call', 'per second', 'p50 ms', 'p99 ms', '× floor', 'failed']));
    for (const crowd of crowds) await measureCrowd(url, floor, crowd, people, free);
    await storm(urls, people);
  } finally {
    await Promise.all(children.splice(0).map((child) => child.stop()));
  }
}

async function start(place: Place): Promise<string> {
  const ports = await freePorts();
  await startBackend({ ...place, ports, watching: false }, (child) => children.push(child));
  return `http://127.0.0.1:${ports.backend}`;
}

async function startFloor({ dataFolder, databaseUrl: DATABASE_URL }: Place): Promise<string> {
  const { backend } = await freePorts();
  const url = `http://127.0.0.1:${backend}`;
  const child = startChild({
    name: 'The bare server',
    script: join(root, 'scripts/bench/backend/bare.ts'),
    folder: root,
    environment: {
      ...process.env,
      DATA_FOLDER: dataFolder,
      BACKEND_PORT: String(backend),
      DATABASE_URL,
    },
  });
  children.push(child);
  await answering(child, url);
  return url;
}

async function measureCrowd(
  url: string,
  floor: string,
  crowd: number,
  people: readonly Person[],
  free: Booking[],
): Promise<void> {
  const inTurn = (ask: (person: Person, request: number) => Promise<boolean>) => (n: number) => {
    const person = people[n % people.length];
    return person ? ask(person, n) : Promise.resolve(false);
  };
  const bare = await load(crowd, seconds, async () => {
    return (await post(floor, { user_id: randomUUID() })).status === 200;
  });
  const listing = inTurn(async (person, n) => {
    await list(url, person, services[0], 1 + (n % 30));
    return true;
  });
  const listed = await load(crowd, seconds, listing);
  const booking = inTurn(async (person) => {
    const slot = free.pop();
    return slot !== undefined && (await book(url, person, slot)) === 201;
  });
  const booked = await load(crowd, seconds, booking, Math.floor(free.length / 2));
  printRow(crowd, 'bare (floor)', bare, bare);
  printRow(crowd, 'list slots', listed, bare);
  printRow(crowd, 'book a slot', booked, bare);
  if (bare.failed + listed.failed + booked.failed > 0) process.exitCode = 1;
}

/** One-to-one slots of several partners, as the backend lists them; each can be booked once. */
async function freeBookings(url: string, people: readonly Person[]): Promise<Booking[]> {
  const [person] = people;
  if (person === undefined) return [];
  const found: Booking[] = [];
  for (const service of services) {
    for (let days = 1; days <= daysPrepared; days++) {
      found.push(...(await list(url, people[days % people.length] ?? person, service, days)));
    }
  }
  return found;
}

/** `× floor`: how many bare inserts there are in the time of one request. */
function printRow(crowd: number, call: string, measured: Measured, floor: Measured): void {
  const { perSecond, p50, p99, failed } = measured;
  const numbers = [perSecond, p50, p99, floor.perSecond / perSecond, failed];
  console.log(line([String(crowd), call, ...numbers.map((number) => format.format(number))]));
}

function line([crowd = '', call = '', ...numbers]: readonly string[]): string {
  const columns = numbers.map((number) => number.padStart(12)).join('');
  return `  ${crowd.padEnd(9)}${call.padEnd(18)}${columns}`;
}
