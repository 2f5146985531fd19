import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '#domain/contract/session.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure, type ApiFailureKind } from '../../src/services/api/failure.ts';
import { endLeftSessions } from '../../src/services/api/left-sessions.ts';
import type { DeviceStore } from '../../src/services/device-store.ts';
import { dropLeft, keepLeft, readLeft } from '../../src/services/left-store.ts';
import { memory } from '../world/storage.ts';

const day = 24 * 60 * 60 * 1_000;
const { signal } = new AbortController();

let store: DeviceStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T09:00:00Z') });
  store = memory();
});

afterEach(() => vi.useRealTimers());

function leave(token: string, isEverywhere = false): void {
  keepLeft(store, { token, isEverywhere });
}

/** All that the device holds, read. */
function kept() {
  return store.keys().map((key) => [key, JSON.parse(store.getItem(key) ?? '')]);
}

function tokens(): string[] {
  return readLeft(store).map(({ token }) => token);
}

describe('Left sessions: on the device', () => {
  it('hold the token, the time and nothing of the person', () => {
    leave('token');
    expect(kept()).toEqual([
      ['timewell.left', [{ token: 'token', isEverywhere: false, leftAt: Date.now() }]],
    ]);
  });

  it('leave no trace once they have ended', () => {
    leave('first');
    leave('second');
    dropLeft(store, 'first');
    expect(tokens()).toEqual(['second']);
    dropLeft(store, 'second');
    expect(kept()).toEqual([]);
  });

  it('are kept once each, and only the latest ten', () => {
    for (let number = 1; number <= 12; number += 1) leave(`token ${number}`);
    leave('token 5', true);
    expect(tokens()).toHaveLength(10);
    expect(tokens().at(-1)).toBe('token 5');
    expect(tokens()).not.toContain('token 2');
  });

  it.each(['{"token":', '[{"token":7}]', '{}'])('count as none when they read %j', (text) => {
    store.setItem('timewell.left', text);
    expect(tokens()).toEqual([]);
  });
});

describe('Left sessions: ending them on the service', () => {
  it('sends each with its own token, and how long ago all were left', async () => {
    leave('first');
    leave('second', true);
    vi.setSystemTime(Date.now() + 90_500);
    const send = vi.fn(async () => undefined);
    expect(await end(send)).toEqual({ outcome: 'ended' });
    expect(send.mock.calls).toEqual([
      [calls.logout, {}, { signal, bearer: 'first' }],
      [calls.logoutEverywhere, { seconds_ago: 90 }, { signal, bearer: 'second' }],
    ]);
    expect(tokens()).toEqual([]);
  });

  it('counts no time where the clock was set back', async () => {
    leave('token', true);
    vi.setSystemTime(Date.now() - day);
    const send = vi.fn(async () => undefined);
    await end(send);
    expect(send).toHaveBeenCalledWith(
      calls.logoutEverywhere,
      { seconds_ago: 0 },
      expect.anything(),
    );
  });

  it.each<[ApiFailureKind, number]>([
    ['unauthorized', 401],
    ['refused', 400],
    ['refused', 403],
    ['refused', 404],
    ['refused', 405],
  ])(
    'forgets one that is %s with %i: it has ended, or the backend has no such call',
    async (...failure) => {
      leave('token');
      expect(await end(failing(...failure))).toEqual({ outcome: 'ended' });
      expect(tokens()).toEqual([]);
    },
  );

  it.each<[ApiFailureKind, number | null]>([
    ['unavailable', null],
    ['refused', 429],
    ['refused', 500],
    ['refused', 503],
  ])('keeps one that is %s with %s, and still sends the next', async (kind, status) => {
    leave('first');
    leave('second');
    const send = failing(kind, status);
    expect(await end(send)).toEqual({ outcome: 'unanswered' });
    expect(send).toHaveBeenCalledTimes(2);
    expect(tokens()).toEqual(['first', 'second']);
  });

  it('passes on a fault of the app itself', async () => {
    leave('token');
    const fault = new RangeError('a fault of ours');
    await expect(end(vi.fn(() => Promise.reject(fault)))).rejects.toBe(fault);
  });
});

function end(send: ReturnType<typeof vi.fn>) {
  return endLeftSessions(send as unknown as Send, store, signal);
}

function failing(kind: ApiFailureKind, status: number | null) {
  const details = status === null ? {} : { status };
  return vi.fn(() => Promise.reject(new ApiFailure(kind, 'logout', details)));
}
