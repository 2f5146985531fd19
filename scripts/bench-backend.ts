import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { daysAfter } from '#domain/working-hours.ts';
import { partnerServices } from '../backend/seeds/services/partner-services.ts';
import { Fault, reportFault } from './fault.ts';
import { startBackend } from './stack/backend.ts';
import type { Child } from './stack/child.ts';
import { freePorts } from './stack/ports.ts';
import { proofOf } from './stack/proof.ts';

const crowds = [1, 8, 64] as const;
const secondsEach = 3;
const mostBookingsEach = 3_000;
const daysPrepared = 280;
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** As many as may sign up from one address; together they stay below the limits of a person. */
const peopleInTurn = 250;

/** One request by its number; resolves with whether the answer was the expected one. */
type Ask = (request: number) => Promise<boolean>;

interface Person {
  readonly userID: string;
  readonly token: string;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

interface Booking {
  readonly partner_id: string;
  readonly service_id: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

const children: Child[] = [];
process.on('SIGINT', () => {
  void Promise.all(children.map((child) => child.stop())).then(() => process.exit(130));
});

try {
  await onFolder();
  const server = process.env.DATABASE_URL;
  if (server) await onServer(server);
  else console.log('\nPostgreSQL: not measured; set DATABASE_URL to a server to measure it.');
} catch (error) {
  reportFault(error);
  process.exitCode = 1;
}

async function onFolder(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
  try {
    await measure('PGlite in a folder', folder, undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures in a database of its own, so that existing data is not touched. */
async function onServer(server: string): Promise<void> {
  const name = `timewell_bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  await query(server, `create database ${name}`);
  try {
    await measure('PostgreSQL', tmpdir(), url.href);
  } finally {
    await query(server, `drop database ${name} with (force)`);
  }
}

async function query(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  try {
    await client.connect();
    await client.query(statement);
  } catch {
    throw new Fault('DATABASE_URL cannot be used: it needs a server where databases may be made.');
  } finally {
    await client.end();
  }
}

async function measure(
  engine: string,
  dataFolder: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const ports = await freePorts();
  const plan = { ports, dataFolder, databaseUrl, watching: false };
  try {
    await startBackend(plan, (child) => children.push(child));
    const url = `http://127.0.0.1:${ports.backend}`;
    const people = await register(url, peopleInTurn);
    const free = await freeBookings(url, people);
    printHead(engine);
    for (const crowd of crowds) await measureCrowd(url, crowd, people, free);
  } finally {
    await Promise.all(children.splice(0).map((child) => child.stop()));
  }
}

async function measureCrowd(
  url: string,
  crowd: number,
  people: readonly Person[],
  free: Booking[],
): Promise<void> {
  const floor = await load(crowd, async () => (await fetchDone(`${url}/healthz`)).status === 200);
  const listed = await load(crowd, async (request) => {
    const day = daysAfter(today(), 1 + Math.floor(Math.random() * 30));
    const person = people[request % people.length];
    return (await list(url, person, 'family-doctor-lakshmi-prasad', day)).isAnswered;
  });
  const booked = await load(
    crowd,
    async (request) => {
      const booking = free.pop();
      const person = people[request % people.length];
      if (booking === undefined || person === undefined) return false;
      const body = { ...booking, user_id: person.userID };
      return (await post(`${url}/bookings/confirm`, body, person.token)).status === 201;
    },
    Math.min(mostBookingsEach, Math.floor(free.length / 2)),
  );
  printRow(crowd, '/healthz (floor)', floor, floor);
  printRow(crowd, 'list slots', listed, floor);
  printRow(crowd, 'book a slot', booked, floor);
  if (floor.failed + listed.failed + booked.failed > 0) process.exitCode = 1;
}

/**
 * Lets `clients` send one request after another, in parallel, for some seconds or up to a number of
 * requests.
 */
async function load(clients: number, ask: Ask, most = Number.POSITIVE_INFINITY): Promise<Measured> {
  const took: number[] = [];
  let [asked, failed] = [0, 0];
  const start = performance.now();
  const end = start + secondsEach * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end && asked < most) {
        const from = performance.now();
        if (!(await ask(asked++))) failed++;
        took.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

async function register(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < count; n++) {
    const mobile_number = `+9170000${String(n).padStart(5, '0')}`;
    const body = { full_name: 'Bench', mobile_number, aadhaar6: '123456', dob: '1990-01-01' };
    const response = await post(`${url}/signup`, body, proofOf(mobile_number));
    if (response.status !== 200) throw new Fault('The backend of the bench lets nobody sign up.');
    people.push(response.body as Person);
  }
  return people;
}

/** One-to-one slots of several partners, as the backend lists them; each can be booked once. */
async function freeBookings(url: string, people: readonly Person[]): Promise<Booking[]> {
  const found: Booking[] = [];
  for (const service of ['family-doctor-lakshmi-prasad', 'child-specialist-farida-begum']) {
    for (let days = 1; days <= daysPrepared; days++) {
      const date = daysAfter(today(), days);
      const { slots, partner_id } = await list(url, people[days % people.length], service, date);
      found.push(...slots.map((slot) => ({ partner_id, service_id: service, date, ...slot })));
    }
  }
  return found;
}

async function list(url: string, person: Person | undefined, service: string, date: string) {
  const known = partnerServices.find(({ id }) => id === service);
  const partner_id = known?.partnerId ?? '';
  const body = {
    owner_id: partner_id,
    owner_type: 'partner',
    date,
    service_duration: known?.durationMinutes,
    location_mode: known?.locationMode,
  };
  const response = await post(`${url}/calendar/slots-by-date`, body, person?.token ?? '');
  const { slots = [] } = response.body as {
    slots?: readonly { start_time: string; end_time: string }[];
  };
  return { slots, partner_id, isAnswered: response.status === 200 };
}

function post(url: string, body: unknown, bearer: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  return fetchDone(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function fetchDone(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as unknown };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function printHead(engine: string): void {
  console.log(`\n${engine}, over HTTP, up to ${secondsEach} s each`);
  console.log(line(['clients', 'call', 'per second', 'p50 ms', 'p99 ms', '× floor', 'failed']));
}

/** `× floor`: how many times longer than the health check a request keeps the backend busy. */
function printRow(crowd: number, call: string, measured: Measured, floor: Measured): void {
  const { perSecond, p50, p99, failed } = measured;
  const numbers = [perSecond, p50, p99, floor.perSecond / perSecond, failed];
  console.log(line([String(crowd), call, ...numbers.map((number) => format.format(number))]));
}

function line([crowd = '', call = '', ...numbers]: readonly string[]): string {
  const columns = numbers.map((number) => number.padStart(12)).join('');
  return `  ${crowd.padEnd(9)}${call.padEnd(18)}${columns}`;
}
