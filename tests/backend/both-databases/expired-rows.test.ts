// @vitest-environment node
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, vi } from 'vitest';
import { cancelledBookings } from '../../../backend/db/booking-schema.ts';
import type { Database } from '../../../backend/db/database.ts';
import { withdrawnInvitations } from '../../../backend/db/event-schema.ts';
import { pushMessages } from '../../../backend/db/push-schema.ts';
import { pushTokens, rateLimits, sessions } from '../../../backend/db/schema.ts';
import { deleteExpired, forgetExpired } from '../../../backend/forget-expired.ts';
import { absoluteLifetimeMs, openSession } from '../../../backend/sessions/sessions.ts';
import { setUpBackend } from '../support/backend.ts';
import { bookingAt, hourFrom, monday } from '../support/booking.ts';
import { eventData, hostingAt, numbers } from '../support/hosting.ts';
import { logInto } from '../support/log.ts';
import { addOffer } from '../support/offer.ts';
import { openOutbox, pushAt } from '../support/push.ts';
import { setUpTwoPeople, twoNumbers } from '../support/two-people.ts';

const day = 24 * 60 * 60 * 1000;
const backend = setUpBackend({ outbox: openOutbox });
const calls = bookingAt(backend);
const { hostEvent, update } = hostingAt(backend);
const { addDevice, sendDue, remind } = pushAt(backend);
const [me] = setUpTwoPeople(backend);
const [number] = twoNumbers;

describe('Expired rows: a person who never comes back leaves', () => {
  it('no cancelled booking for longer than 30 days, in which its cancellation can be repeated', async () => {
    const id = await bookedOne('2026-05-20');
    expect((await calls.cancel(me, id)).status).toBe(200);
    await keptFor(30 * day, cancelledBookings);
    const token = await openSession(backend.db, me.userID, backend.now());
    expect((await calls.cancel({ ...me, token }, id)).status).toBe(404);
  });

  it('no number of a guest who was removed, for longer than the day in which it counts', async () => {
    const id = await hostEvent(me, numbers(2));
    expect((await update(me, id, { eventData: eventData(), invitees: [] })).status).toBe(200);
    await keptFor(day - 1, withdrawnInvitations, 2);
  });

  it('no session for longer than 180 days, however it was used', async () => {
    await backend.db.delete(sessions);
    const token = await openSession(backend.db, me.userID, backend.now());
    for (let days = 20; days < 180; days += 20) {
      backend.moveClock(20 * day);
      expect(await backend.isValid(token)).toBe(true);
    }
    backend.moveClock(20 * day - absoluteLifetimeMs);
    await keptFor(absoluteLifetimeMs - 1, sessions);
  });

  it('no device that is logged out', async () => {
    await addDevice(me, number, 'mine');
    await deleteExpired(backend.db, backend.now());
    expect(await backend.db.$count(pushTokens)).toBe(1);
    expect((await backend.post('/logout', {}, { bearer: me.token })).status).toBe(200);
    await deleteExpired(backend.db, backend.now());
    expect(await backend.db.$count(pushTokens)).toBe(0);
  });

  it('no push message for longer than 30 days after it was settled', async () => {
    await addDevice(me, number, 'mine');
    await bookedOne(monday);
    backend.moveClockTo(`${monday}T08:00:00+05:30`);
    await remind();
    await deleteExpired(backend.db, new Date(backend.now().getTime() + 31 * day));
    expect(await sendDue()).toHaveLength(1);
    await keptFor(30 * day, pushMessages);
  });
});

it('Expired rows: a second backend deletes beside the first, and neither leaves any', async () => {
  const running = await backend.db.$count(rateLimits);
  const ended = Array.from({ length: 2_500 }, (_, index) => ({
    key: `login:address:${index}`,
    points: 1,
    expire: backend.now(),
  }));
  await backend.db.insert(rateLimits).values(ended);
  await Promise.all([1, 2].map(() => deleteExpired(backend.db, backend.now())));
  await deleteExpired(backend.db, backend.now());
  expect(await backend.db.$count(rateLimits)).toBe(running);
});

/** The rows are kept until so long from now, and not a millisecond longer. */
async function keptFor(ms: number, table: PgTable, rows = 1): Promise<void> {
  backend.moveClock(ms);
  await deleteExpired(backend.db, backend.now());
  expect(await backend.db.$count(table)).toBe(rows);
  backend.moveClock(1);
  await deleteExpired(backend.db, backend.now());
  expect(await backend.db.$count(table)).toBe(0);
}

async function bookedOne(date: string): Promise<string> {
  const wanted = { ...hourFrom('10:00'), date, partner_id: 'partner', service_id: 'alone' };
  await addOffer(backend.db);
  return calls.booked(me, wanted);
}

it('Expired rows: while very many are deleted no second deletion begins, and a stop waits for one statement', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db, statements, answer } = databaseOfManyRows();
  const forgetting = forgetExpired({ db, clock: backend.now, log: logInto(backend.log) });
  vi.advanceTimersByTime(180_000);
  expect(statements()).toBe(1);
  const stopped = forgetting.close();
  answer();
  await stopped;
  expect(statements()).toBe(1);
  vi.useRealTimers();
});

/** A database that has rows left after each statement, and answers when it is told to. */
function databaseOfManyRows() {
  let statements = 0;
  const { promise, resolve } = Promise.withResolvers<{ count: number }[]>();
  const from = () => {
    statements += 1;
    if (statements > 9) throw new Error('The deletion goes on.');
    return promise;
  };
  const db = { $with: () => ({ as: () => ({}) }), with: () => ({ select: () => ({ from }) }) };
  return {
    db: db as unknown as Database,
    statements: () => statements,
    answer: () => resolve([{ count: 1_000 }]),
  };
}
