import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calendar from '#domain/contract/calendar.ts';
import { getEvents } from '#domain/contract/events.ts';
import * as invitations from '#domain/contract/invitations.ts';
import { listServices } from '#domain/contract/services.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure, type ApiFailureKind } from '../../src/services/api/failure.ts';
import { forgetLastSeen, withLastSeen } from '../../src/services/seen.ts';
import { forbidden, memory } from './support/storages.ts';

const { signal } = new AbortController();
const events = [{ id: '17', eventName: 'Dinner', eventDateTime: '2027-01-01T12:00:00Z' }];

/** The service as it answers: with this, or not in this way. */
let answer: unknown;
let failure: ApiFailureKind | null;
let who: string | null;

const send = (async (call) => {
  if (failure) throw new ApiFailure(failure, call.name);
  return answer;
}) as Send;

const ask = (storage: Storage) =>
  withLastSeen(send, storage, () => who)(getEvents, { host_id: 'asha' }, { signal });

/** A device on which the person has seen their events, and which has lost its network since. */
async function seen(storage = memory()): Promise<Storage> {
  await ask(storage);
  failure = 'unavailable';
  return storage;
}

beforeEach(() => {
  [answer, failure, who] = [{ events }, null, 'asha'];
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('what was seen last', () => {
  it('is kept of the lists that are of use offline, and of nothing else', () => {
    const { getAppointments, getCalendarEvents, getTasks } = calendar;
    const { getUserEvents, getUserMemberInvites } = invitations;
    const kept = [getAppointments, getCalendarEvents, getTasks, getUserEvents];
    for (const call of [...kept, getUserMemberInvites, getEvents])
      expect([call.name, call.isKeptOffline]).toEqual([call.name, true]);
    for (const call of [listServices, invitations.respondToInvite, calendar.createTask])
      expect([call.name, call.isKeptOffline]).toEqual([call.name, false]);
  });

  it('is given back where there is no network and no answer', async () => {
    expect(await ask(await seen())).toMatchObject({ events });
  });

  it('is never another person’s, nor a visitor’s', async () => {
    const storage = await seen();
    for (const other of ['ravi', null]) {
      who = other;
      await expect(ask(storage)).rejects.toThrow('unavailable');
    }
  });

  it('stays where it is while a network is said to be there', async () => {
    const storage = await seen();
    vi.stubGlobal('navigator', { onLine: true });
    await expect(ask(storage)).rejects.toThrow('unavailable');
  });

  it.each(['unauthorized', 'refused', 'malformed'] as const)(
    'does not stand in for an answer that was %s',
    async (kind) => {
      const storage = await seen();
      failure = kind;
      await expect(ask(storage)).rejects.toThrow(kind);
    },
  );

  it.each(['', '{', 'null', '{"events":{}}', '[]'])(
    'that reads %j is as good as none',
    async (text) => {
      const storage = await seen();
      for (const key of Object.keys(storage)) storage.setItem(key, text);
      await expect(ask(storage)).rejects.toThrow('unavailable');
    },
  );

  it('is lost in silence where the storage is full or forbidden', async () => {
    expect(await ask(forbidden())).toEqual({ events });
    failure = 'unavailable';
    await expect(ask(forbidden())).rejects.toThrow('unavailable');
    forgetLastSeen(forbidden(), null);
  });

  it('is not kept of who has left before the answer came', async () => {
    const storage = memory();
    const asked = ask(storage);
    who = null;
    await asked;
    expect(storage.length).toBe(0);
  });

  it('is forgotten with the session, and with another person’s', async () => {
    const storage = memory();
    storage.setItem('something.else', '1');
    await seen(storage);
    forgetLastSeen(storage, 'asha');
    expect(await ask(storage)).toMatchObject({ events });
    forgetLastSeen(storage, 'ravi');
    await expect(ask(storage)).rejects.toThrow('unavailable');
    failure = null;
    await seen(storage);
    forgetLastSeen(storage, null);
    expect(Object.keys(storage)).toEqual(['something.else']);
  });
});
