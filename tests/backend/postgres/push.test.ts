// @vitest-environment node
import { eq, isNotNull, like } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventData } from '#domain/event.ts';
import type { Connection, Database } from '../../../backend/db/database.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';
import { pushMessages } from '../../../backend/db/push-schema.ts';
import { pushTokens, sessions, users } from '../../../backend/db/schema.ts';
import { createEvent } from '../../../backend/events/create-event.ts';
import { createLog } from '../../../backend/log.ts';
import { createFcm } from '../../../backend/push/fcm.ts';
import { createSender, leaseMs } from '../../../backend/push/sender.ts';
import { readServiceAccount } from '../../../backend/push/service-account.ts';
import { defaultQuotas } from '../../../backend/quotas/quotas.ts';
import { manyPeople } from '../../../scripts/many-people.ts';
import {
  type Answer,
  type PushStandIn,
  type SentPush,
  startPushStandIn,
} from '../../../scripts/stack/push-stand-in.ts';
import { projectId } from '../support/backend.ts';
import { post, signUp } from '../support/calls.ts';
import { patience } from '../support/database.ts';
import { eventData } from '../support/hosting.ts';
import { setUpDatabase } from '../support/postgres/own-database.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';
import { openOutbox } from '../support/push.ts';

const hostNumber = '+919000012345';
const day = 24 * 60 * 60 * 1000;
const eventDateTime = new Date(Date.now() + 9 * day).toISOString();
const inviteExpiryDate = new Date(Date.now() + 7 * day).toISOString();
const received: SentPush[] = [];
let receive: (message: SentPush) => Answer | undefined | Promise<undefined>;
const database = setUpDatabase({ isEmpty: true });
let connections: Connection[];
let google: PushStandIn;
let backend: BackendProcess;
let url: string;
let host: Awaited<ReturnType<typeof signUp>>;
/** A number for each guest of an event. */
let guests: string[];

beforeAll(async () => {
  google = await startPushStandIn({
    port: 0,
    receive: (message) => {
      received.push(message);
      return receive(message);
    },
  });
  backend = startProcess({ DATABASE_URL: database.url, ...google.settings });
  url = await backend.ready;
  connections = await Promise.all(
    [1, 2].map(() => openPostgres(database.url, createLog('silent'), patience)),
  );
  host = await signUp(url, hostNumber);
  guests = await guestsWithDevices(200);
});

beforeEach(async () => {
  receive = () => undefined;
  await db().delete(pushMessages);
  received.length = 0;
});

afterAll(async () => {
  backend.child.kill('SIGKILL');
  await backend.ended;
  await google.close();
  await Promise.all(connections.map(({ close }) => close()));
});

describe('Push messages through a running backend (§22.153)', () => {
  it('§22.150 a guest’s device gets the invitation, the change and the cancellation, each once and at once', async () => {
    const guest = guests.slice(0, 1);
    const bodies = () => received.map(({ notification }) => notification.body);
    const id = await create(guest);
    await pWaitFor(() => received.length === 1);
    await asHost(`/events/${id}/update`, {
      eventData: plan({ venue: 'The lake' }),
      invitees: guest,
    });
    await pWaitFor(() => received.length === 2);
    await asHost(`/events/${id}/cancel`, {});
    await pWaitFor(() => received.length === 3);
    expect(bodies()).toEqual([
      'Ravi Teja has invited you. Please answer whether you can come.',
      'The host has changed this event. Please look at what is new.',
      'The host has cancelled this event.',
    ]);
    expect(new Set(received.map(({ token }) => token))).toEqual(new Set(['device-0']));
    await untilSettled(3);
  });

  it('of 200 messages in the middle of which the backend is killed none is lost, and only those under way come again, under their tag', async () => {
    // The provider falls silent in the middle, as for a backend that is killed before the answer.
    const silent = new Promise<undefined>(() => {});
    receive = () => (received.length > 50 ? silent : undefined);
    await create(guests);
    await pWaitFor(() => received.length > 50);
    backend.child.kill('SIGKILL');
    await backend.ended;
    const before = received.length;
    expect(before).toBeLessThan(200);

    receive = () => undefined;
    const send = await sender(0, leaseMs);
    await send();
    await untilSettled(200);
    const tagsOf = Map.groupBy(received, ({ token }) => token);
    expect(tagsOf.size).toBe(200);
    for (const [token, messages] of tagsOf)
      expect([
        token,
        new Set(messages.map(({ webpush }) => webpush.notification.tag)).size,
      ]).toEqual([token, 1]);
    // At most what the backend had taken at once.
    expect(received.length - 200).toBeLessThanOrEqual(20);
  });

  it('six senders share 200 messages, and each message comes once', async () => {
    const event = {
      eventData: plan({ eventName: 'Another' }),
      invitees: guests,
      host_id: host.userID,
    };
    await createEvent(db(), event, new Date(), defaultQuotas, openOutbox);
    const senders = await Promise.all([0, 1, 0, 1, 0, 1].map((at) => sender(at)));
    await Promise.all(senders.map((send) => send()));
    await untilSettled(200);
    expect(received).toHaveLength(200);
    expect(new Set(received.map(({ token }) => token)).size).toBe(200);
  });
});

function db(at = 0): Database {
  const connection = connections[at];
  if (connection === undefined) throw new Error('no connection');
  return connection.db;
}

/** A sender on a connection of its own, whose clock is ahead. */
async function sender(at: number, aheadMs = 0) {
  const account = await readServiceAccount(google.settings.FCM_CREDENTIALS, projectId);
  const clock = () => new Date(Date.now() + aheadMs);
  const provider = createFcm(account, google.settings.FCM_URL, clock);
  return createSender({ db: db(at), clock, provider, log: createLog('silent') });
}

/** People who are signed in on a device that takes messages; returns their numbers. */
async function guestsWithDevices(count: number): Promise<string[]> {
  const now = new Date();
  await manyPeople(db(), count, now);
  const people = await db()
    .select({ userId: users.id, number: users.mobileNumber, sessionId: sessions.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(like(users.mobileNumber, '+9170000%'))
    .orderBy(users.mobileNumber);
  const tokens = people.map(({ userId, sessionId }, index) => ({
    tokenHash: `hash-${index}`,
    token: `device-${index}`,
    ...{ userId, sessionId, savedAt: now },
  }));
  await db().insert(pushTokens).values(tokens);
  return people.map(({ number }) => number);
}

function plan(changed: Record<string, unknown> = {}) {
  return v.parse(EventData, eventData({ eventDateTime, inviteExpiryDate, ...changed }));
}

async function create(invitees: string[]): Promise<string> {
  const body = { eventData: plan(), invitees, host_id: host.userID };
  const answer = await post(`${url}/create_event`, body, host.token);
  expect(answer.status).toBe(200);
  return (await answer.json()).event_id;
}

async function asHost(path: string, body: object): Promise<void> {
  const answer = await post(`${url}${path}`, { user_id: host.userID, ...body }, host.token);
  expect(answer.status).toBe(200);
}

async function untilSettled(count: number): Promise<void> {
  await pWaitFor(
    async () => (await db().$count(pushMessages, isNotNull(pushMessages.settledAt))) === count,
  );
  expect(await db().$count(pushMessages)).toBe(count);
}
