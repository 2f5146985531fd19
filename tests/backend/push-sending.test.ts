// @vitest-environment node
import pWaitFor from 'p-wait-for';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CurrentRequest, currentRequest } from '../../backend/current-request.ts';
import { pushMessages } from '../../backend/db/push-schema.ts';
import { pushTokens } from '../../backend/db/schema.ts';
import type { Delivery } from '../../backend/push/provider.ts';
import { runSender } from '../../backend/push/run-sender.ts';
import { leaseMs } from '../../backend/push/sender.ts';
import { setUpBackend } from './support/backend.ts';
import { eventData, hostingAt } from './support/hosting.ts';
import { logInto } from './support/log.ts';
import { openOutbox, pushAt } from './support/push.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

const minute = 60_000;
const backend = setUpBackend({ outbox: openOutbox });
const { create } = hostingAt(backend);
const { addDevice, sendDue, sender, received, answers } = pushAt(backend);
const [, number] = twoNumbers;
const [host, me] = setUpTwoPeople(backend);

beforeEach(async () => {
  answers.clear();
  received.length = 0;
  await addDevice(me, number, 'phone');
});

describe('Sending push messages (§22.153)', () => {
  it('each device of the person gets a message once, under one tag', async () => {
    await addDevice(await backend.logIn(number), number, 'tablet');
    await invite();
    expect(await tokens()).toEqual(['phone', 'tablet']);
    expect(new Set(received.map(({ tag }) => tag)).size).toBe(1);
    expect(await tokens()).toEqual([]);
  });

  it('a device whose token was renewed gets a message once: the newest token of a session takes the place of others', async () => {
    for (const token of ['phone renewed', 'phone renewed again'])
      await addDevice(me, number, token);
    await invite();
    expect(await tokens()).toEqual(['phone renewed again']);
  });

  it.each([
    ['logged out', () => backend.post('/logout', {}, { bearer: me.token })],
    ['not been used for 30 days', async () => backend.moveClock(30 * 24 * 60 * minute)],
  ])('a device gets nothing that has %s', async (_, leave) => {
    await invite({ inviteExpiryDate: far, eventDateTime: far });
    await leave();
    expect(await tokens()).toEqual([]);
  });

  it('a provider that asks to wait is heeded, and then only the devices that are left are tried', async () => {
    await addDevice(await backend.logIn(number), number, 'tablet');
    answers.set('tablet', () => later(5 * minute));
    await invite();
    const send = sender();
    await send();
    expect(named()).toEqual(['phone', 'tablet']);
    answers.clear();
    backend.moveClock(5 * minute - 1);
    await send();
    expect(named()).toEqual([]);
    backend.moveClock(1);
    await send();
    expect(named()).toEqual(['tablet']);
  });

  it('a sender whose provider asks to wait sends no other message meanwhile', async () => {
    answers.set('phone', () => later(minute));
    await invite();
    const send = sender();
    await send();
    await invite({ eventName: 'Another' });
    await send();
    expect(named()).toEqual(['phone']);
    backend.moveClock(2 * minute);
    answers.clear();
    await send();
    expect(named()).toEqual(['phone', 'phone']);
  });

  it('a message is tried ten times, at growing distances, and then given up; the log says each time why', async () => {
    answers.set('phone', () => later(0));
    await invite({ inviteExpiryDate: far, eventDateTime: far });
    const pauses: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      await sender()();
      const [row] = await backend.db.select().from(pushMessages);
      const pause = (row?.nextTryAt.getTime() ?? 0) - backend.now().getTime();
      const middle = Math.min(15_000 * 2 ** (tries - 1), 30 * minute);
      expect(pause).toBeGreaterThanOrEqual(Math.max(middle / 2, 5_000));
      expect(pause).toBeLessThanOrEqual(middle * 1.5);
      pauses.push(pause);
      backend.moveClock(pause);
    }
    await sender()();
    backend.moveClock(24 * 60 * minute);
    await sender()();
    expect(received).toHaveLength(10);
    const reason = '503 UNAVAILABLE';
    const waits = expect.objectContaining({ msg: 'push messages wait for their provider', reason });
    const givenUp = expect.objectContaining({ msg: 'push message given up', tries: 10, reason });
    expect(backend.log.filter(({ level }) => level === 'warn')).toEqual([
      ...Array(10).fill(waits),
      givenUp,
    ]);
  });

  it.each([24 * 60 * minute, Number.POSITIVE_INFINITY])(
    'a provider that asks to wait for more than half an hour, such as %d ms, is asked again after that',
    async (afterMs) => {
      answers.set('phone', () => later(afterMs));
      await invite({ inviteExpiryDate: far, eventDateTime: far });
      const send = sender();
      await send();
      expect(named()).toEqual(['phone']);
      answers.clear();
      backend.moveClock(30 * minute - 1);
      await send();
      expect(named()).toEqual([]);
      backend.moveClock(1);
      await send();
      expect(named()).toEqual(['phone']);
    },
  );

  it('a device that the provider no longer knows is forgotten, and the others get the message', async () => {
    await addDevice(await backend.logIn(number), number, 'tablet');
    answers.set('phone', () => ({ kind: 'gone' }));
    await invite();
    expect(await tokens()).toEqual(['phone', 'tablet']);
    const left = await backend.db.select({ token: pushTokens.token }).from(pushTokens);
    expect(left).toEqual([{ token: 'tablet' }]);
  });

  it('a message that the provider refuses is not tried again, and the log says why', async () => {
    answers.set('phone', () => ({ kind: 'refused', reason: '400 INVALID_ARGUMENT' }));
    await invite();
    expect(await tokens()).toEqual(['phone']);
    backend.moveClock(24 * 60 * minute);
    expect(await tokens()).toEqual([]);
    expect(backend.log).toContainEqual(
      expect.objectContaining({ msg: 'push message refused', reason: '400 INVALID_ARGUMENT' }),
    );
  });

  it('a message that a stopped sender had taken is sent by another sender after the lease, under the same tag', async () => {
    const ended = Promise.withResolvers<Delivery>();
    const began = Promise.withResolvers<void>();
    answers.set('phone', () => {
      began.resolve();
      return ended.promise;
    });
    await invite();
    const first = sender()();
    await began.promise;
    backend.moveClock(leaseMs - 1);
    answers.clear();
    await sender()();
    expect(received).toHaveLength(1);
    backend.moveClock(1);
    await sender()();
    expect(received).toHaveLength(2);
    expect(received[1]?.tag).toBe(received[0]?.tag);
    ended.resolve({ kind: 'sent' });
    await first;
    expect(await tokens()).toEqual([]);
  });

  it('sending is no part of the request that queued a message, whose trace ends with its answer (22.143)', async () => {
    const requests: (CurrentRequest | undefined)[] = [];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const running = runSender({
      db: backend.db,
      clock: backend.now,
      log: logInto(backend.log),
      provider: async () => {
        requests.push(currentRequest.getStore());
        return { kind: 'sent' };
      },
    });
    // At rest it is woken anew by the request.
    await pWaitFor(() => timers.mock.calls.some(([, ms]) => ms === 10_000));
    timers.mockRestore();
    await invite();
    currentRequest.run({ id: host.userID }, running.outbox.wake);
    await pWaitFor(() => requests.length > 0);
    await running.close();
    expect(requests).toEqual([undefined]);
  });
});

const far = '2026-06-30T18:29:59.999Z';

function later(afterMs: number): Delivery {
  return { kind: 'later', afterMs, reason: '503 UNAVAILABLE' };
}

async function invite(changed: Record<string, unknown> = {}): Promise<void> {
  expect((await create(host, eventData(changed), [number])).status).toBe(200);
}

async function tokens(): Promise<string[]> {
  return (await sendDue()).map(({ token }) => token).toSorted();
}

/** The devices that were tried since the last look. */
function named(): string[] {
  return received
    .splice(0)
    .map(({ token }) => token)
    .toSorted();
}
