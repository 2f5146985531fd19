import { UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach } from 'vitest';
import { type AppParts, createApp } from '../../../backend/app.ts';
import type { Clock } from '../../../backend/clock.ts';
import type { Connection, Database } from '../../../backend/db/database.ts';
import type { App } from '../../../backend/http/context.ts';
import { createLog } from '../../../backend/log.ts';
import { verifyUnsigned } from '../../../backend/phone-proof/verify.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import type { Person } from '../../../scripts/many-people.ts';
import { keepRows, openTestDatabase, putBack } from './database.ts';
import { type LogLine, logInto } from './log.ts';

export const projectId = 'demo-timewell';
export const appOrigin = 'https://app.timewell.example';
export const demoNumber = '+919876543210';
export const aadhaarHashKey = 'a key of the tests, long enough to pass';

const start = new Date('2026-03-14T09:00:00.000Z');

/** A body that is a text is sent unchanged. */
interface Sent {
  headers?: Record<string, string>;
  bearer?: string;
  address?: string;
}

/** The calls of an app, without a socket. */
export interface Calls {
  get(path: string, sent?: Sent): Promise<Response>;
  post(path: string, body: unknown, sent?: Sent): Promise<Response>;
}

/** A seeded backend; its clock moves only by `moveClock` and `moveClockTo`. */
export interface TestBackend extends Calls {
  readonly connection: Connection;
  readonly db: Database;
  /** What it has logged since the test began, and any further backend too. */
  readonly log: LogLine[];
  now(): Date;
  moveClock(ms: number): void;
  moveClockTo(instant: Date | string, by?: number): void;
  /** A further backend on the same database. */
  another(parts?: Partial<AppParts>): App;
  /** The Auth emulator's ID token for a number, with some claims changed. */
  proof(number: string, claims?: Record<string, unknown>): string;
  /** Creates an account; resolves with its id and session token. */
  register(number: string): Promise<Person>;
  /** Opens a further session of an account. */
  logIn(number: string, userAgent?: string): Promise<Person>;
  /** Whether a session is open. */
  isValid(token: string): Promise<boolean>;
}

/** The test files that a worker runs share a database, since opening one takes longer than most of them. */
let seeded: Promise<Connection> | undefined;

async function openSeeded(): Promise<Connection> {
  const connection = await openTestDatabase();
  await seed(connection.db, aadhaarHashKey, start);
  await keepRows(connection);
  return connection;
}

/** Registers the hooks that give each test a fresh app over a freshly seeded database. */
export function setUpBackend(parts: Partial<AppParts> = {}): TestBackend {
  let connection: Connection;
  let app: App;
  let now = start;
  const log: LogLine[] = [];

  beforeAll(async () => {
    seeded ??= openSeeded();
    connection = await seeded;
  });
  beforeEach(async () => {
    now = start;
    log.length = 0;
    await putBack(connection);
    app = backend.another(parts);
  });

  const backend: TestBackend = {
    get connection() {
      return connection;
    },
    get db() {
      return connection.db;
    },
    log,
    now: () => now,
    moveClock: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    moveClockTo: (instant, by = 0) => {
      now = new Date(new Date(instant).getTime() + by);
    },
    another: (changed = {}) => appOn(connection.db, () => now, { log: logInto(log), ...changed }),
    get: (path, sent) => callsOf(app).get(path, sent),
    post: (path, body, sent) => callsOf(app).post(path, body, sent),
    proof: (number, claims = {}) => unsignedProof(number, now, claims),
    register: async (number) => {
      const bearer = unsignedProof(number, now);
      const response = await backend.post('/signup', registration(number), { bearer });
      return response.json();
    },
    logIn: async (number, userAgent = '') => {
      const sent = { bearer: unsignedProof(number, now), headers: { 'user-agent': userAgent } };
      return (await backend.post('/login', { mobile_number: number }, sent)).json();
    },
    isValid: async (token) =>
      (await (await backend.post('/validate-token', { token })).json()).valid,
  };
  return backend;
}

/** The calls of one app. */
export function callsOf(app: App): Calls {
  return {
    get: (path, sent) => send(app, 'GET', path, undefined, sent),
    post: (path, body, sent) => send(app, 'POST', path, body, sent),
  };
}

/** An app over a database, which accepts unsigned proofs and logs nothing. */
export function appOn(db: Database, clock: Clock, changed: Partial<AppParts> = {}): App {
  return createApp({
    db,
    config: { allowedOrigins: [appOrigin], aadhaarHashKey, trustProxy: false },
    clock,
    verifyProof: verifyUnsigned({ projectId, clock }),
    log: createLog('silent'),
    ...changed,
  });
}

/** Sends a request to an app without a socket, as if it came from `address`. */
export async function send(
  app: App,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  { headers = {}, bearer, address = '203.0.113.7' }: Sent = {},
): Promise<Response> {
  const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  return app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
}

/** The data of the registration form. */
export function registration(number: string, changed: Record<string, unknown> = {}) {
  return {
    full_name: 'Ravi Teja',
    mobile_number: number,
    aadhaar6: '482915',
    dob: '1990-02-28',
    ...changed,
  };
}

/** The claims of an ID token right after the code was confirmed. */
export function claimsOf(number: string, now: Date): Record<string, unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'a-firebase-user',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    phone_number: number,
    firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
  };
}

/** An ID token in the Auth emulator's form, `alg: none`. */
export function unsignedProof(
  number: string,
  now: Date,
  changed: Record<string, unknown> = {},
): string {
  return new UnsecuredJWT({ ...claimsOf(number, now), ...changed }).encode();
}
