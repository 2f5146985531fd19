// @vitest-environment node
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '../../../backend/db/calendar-schema.ts';
import type { Connection } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { createLog } from '../../../backend/log.ts';
import { manyPeople, type Person } from '../../../scripts/many-people.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { post } from '../support/calls.ts';
import { patience } from '../support/database.ts';
import { setUpDatabase } from '../support/postgres/own-database.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

const database = setUpDatabase({ isEmpty: true });
let connection: Connection;
let balancer: Balancer;
let people: Person[];
const title = 'Sow the okra';
const running: BackendProcess[] = [];

beforeAll(async () => {
  balancer = await openBalancer();
  await start();
  connection = await openPostgres(database.url, createLog('silent'), patience);
  // So many that no limit of one person's calls is reached.
  people = await manyPeople(connection.db, 200, new Date());
});

afterAll(async () => {
  await balancer.close();
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await connection.close();
});

it('Rolling update: a backend is replaced by a new one under load, and no call fails or is lost', async () => {
  const load = startLoad();
  const [old] = running;
  await start();
  old?.child.kill('SIGTERM');
  await balancer.leave((await old?.ready) ?? '');
  // The second signal ends the time in which it still serves.
  old?.child.kill('SIGTERM');
  expect(await old?.ended).toBe(0);
  const before = load.statuses.length;
  await pWaitFor(() => load.statuses.length > before + 40);
  await load.end();
  expect(new Set(load.statuses)).toEqual(new Set([200]));
  expect(await connection.db.$count(tasks, eq(tasks.title, title))).toBe(load.added());
});

it('Rolling update: a backend that is told to stop still answers, and with each answer gives a connection up', async () => {
  const backend = running.at(-1);
  const url = (await backend?.ready) ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(url, agent)).headers.connection).toBe('keep-alive');
  backend?.child.kill('SIGTERM');
  await balancer.leave(url);
  const answer = await ask(url, agent);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  agent.destroy();
});

/** A backend beside the others, to which calls are sent once it is ready. */
async function start(): Promise<BackendProcess> {
  const backend = startProcess({ DATABASE_URL: database.url, DRAIN_SECONDS: '600' });
  running.push(backend);
  await balancer.add(await backend.ready);
  return backend;
}

/** Three clients that read and write, each with one call after the other. */
function startLoad() {
  const statuses: number[] = [];
  let isOver = false;
  let turn = 0;
  let additions = 0;
  const callOn = async () => {
    while (!isOver) {
      const person = people[turn++ % people.length] as Person;
      if (turn % 2) statuses.push(await read(person));
      else {
        additions++;
        statuses.push(await add(person));
      }
    }
  };
  const clients = [1, 2, 3].map(callOn);
  return {
    statuses,
    added: () => additions,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

function add({ userID, token }: Person): Promise<number> {
  const task = { user_id: userID, time_slot: '2026-03-20T04:30:00Z', status: 'Open', title };
  return statusOf(post(`${balancer.url}/create-task`, task, token));
}

function read({ userID, token }: Person): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return statusOf(fetch(`${balancer.url}/get-tasks/${userID}`, { headers }));
}

async function statusOf(sent: Promise<Response>): Promise<number> {
  const answer = await sent;
  await answer.arrayBuffer();
  return answer.status;
}

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [answer] = await once(request(`${url}/healthz`, { agent }).end(), 'response');
  await text(answer);
  return answer;
}
