import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getEvents } from '#domain/contract/events.ts';
import type { Send } from '../../src/services/api/client.ts';
import { ApiFailure, type ApiFailureKind } from '../../src/services/api/failure.ts';
import type { DeviceStore } from '../../src/services/device-store.ts';
import { forgetLastSeen, withLastSeen } from '../../src/services/seen.ts';
import { memory } from '../world/storage.ts';

const { signal } = new AbortController();
const events = [{ id: '17', eventName: 'Dinner', eventDateTime: '2027-01-01T12:00:00Z' }];

/** The service's answer, or the kind of its failure, and the signed-in user. */
let answer: unknown;
let failure: ApiFailureKind | null;
let who: string | null;

/** The cursor of the page after the answer. */
let next: string | null;

const send = (async (call, _request, { onNext }) => {
  if (failure) throw new ApiFailure(failure, call.name);
  if (next !== null) onNext?.(next);
  return answer;
}) as Send;

const ask = (store: DeviceStore, onNext?: (cursor: string) => void) => {
  const options = { signal, ...(onNext && { onNext }) };
  return withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
};

/** A device that has stored the person's events and then lost its network. */
async function seen(store = memory()): Promise<DeviceStore> {
  await ask(store);
  failure = 'unavailable';
  return store;
}

beforeEach(() => {
  [answer, failure, who, next] = [{ events }, null, 'asha', null];
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('Answers kept for offline use', () => {
  it('are returned when there is no network and no answer', async () => {
    expect(await ask(await seen())).toMatchObject({ events });
  });

  it('stand for no answer about a list that is shown already, which may have been changed since', async () => {
    const store = await seen();
    const options = { signal, isShown: true, onStored: () => undefined };
    const again = withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
    await expect(again).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are of a list’s first page, whatever pages were read after it', async () => {
    const storage = memory();
    await ask(storage);
    answer = { events: [] };
    const request = { host_id: 'asha', cursor: '2' };
    await withLastSeen(send, storage, () => who)(getEvents, request, { signal });
    failure = 'unavailable';
    expect(await ask(storage)).toMatchObject({ events });
  });

  it('name the page that follows, so that a list of which only a part is there does not look whole', async () => {
    const storage = memory();
    const heard = vi.fn();
    next = 'page 2';
    await ask(storage, heard);
    failure = 'unavailable';
    expect(await ask(storage, heard)).toMatchObject({ events });
    expect(heard.mock.calls).toEqual([['page 2'], ['page 2']]);
    [failure, next] = [null, null];
    await ask(storage, heard);
    failure = 'unavailable';
    await ask(storage, heard);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are not kept where they are longer than 512 KiB, and neither is an older one, nor when either came', async () => {
    next = 'page 2';
    const store = await seen();
    failure = null;
    answer = { events: [{ ...events[0], eventName: 'x'.repeat(512 * 1024) }] };
    await ask(store);
    expect(store.keys()).toEqual([]);
    failure = 'unavailable';
    await expect(ask(store)).rejects.toThrow('unavailable');
  });

  it('are never shown to another person or to a visitor', async () => {
    const store = await seen();
    for (const other of ['ravi', null]) {
      who = other;
      await expect(ask(store)).rejects.toThrow('unavailable');
    }
  });

  it('are not used while the device reports a network', async () => {
    const store = await seen();
    vi.stubGlobal('navigator', { onLine: true });
    await expect(ask(store)).rejects.toThrow('unavailable');
  });

  it('are used without an answer where the caller says how old they are, and the failure is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const store = await seen();
    vi.stubGlobal('navigator', { onLine: true });
    const onStored = vi.fn();
    const told = () =>
      withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, { signal, onStored });
    expect(await told()).toMatchObject({ events });
    expect(onStored.mock.calls).toEqual([[1_700_000_000_000]]);
    expect(logged.mock.calls).toEqual([['getEvents: unavailable']]);
    failure = 'unauthorized';
    await expect(told()).rejects.toThrow('unauthorized');
    vi.restoreAllMocks();
  });

  it.each(['soon', '9e99'])(
    'are not used while the device reports a network where their age reads %j',
    async (age) => {
      const store = await seen();
      for (const key of store.keys()) if (key.endsWith('.at')) store.setItem(key, age);
      vi.stubGlobal('navigator', { onLine: true });
      const options = { signal, onStored: () => undefined };
      const told = withLastSeen(send, store, () => who)(getEvents, { host_id: 'asha' }, options);
      await expect(told).rejects.toThrow('unavailable');
    },
  );

  it.each(['unauthorized', 'refused', 'malformed'] as const)(
    'do not replace an answer that was %s',
    async (kind) => {
      const store = await seen();
      failure = kind;
      await expect(ask(store)).rejects.toThrow(kind);
    },
  );

  it.each(['', '{', 'null', '{"events":{}}', '[]'])(
    'count as absent when they read %j',
    async (text) => {
      const store = await seen();
      for (const key of store.keys()) store.setItem(key, text);
      await expect(ask(store)).rejects.toThrow('unavailable');
    },
  );

  it('are not stored when the person signed out before the answer arrived', async () => {
    const store = memory();
    const asked = ask(store);
    who = null;
    await asked;
    expect(store.keys()).toEqual([]);
  });

  it('are deleted when the session ends or another person signs in', async () => {
    const store = memory();
    store.setItem('something.else', '1');
    await seen(store);
    forgetLastSeen(store, 'asha');
    expect(await ask(store)).toMatchObject({ events });
    forgetLastSeen(store, 'ravi');
    await expect(ask(store)).rejects.toThrow('unavailable');
    [failure, next] = [null, 'page 2'];
    await seen(store);
    forgetLastSeen(store, null);
    expect(store.keys()).toEqual(['something.else']);
  });

  it('are deleted as well where the other person’s id is the beginning of their owner’s', async () => {
    who = 'asha.reddy';
    const store = await seen();
    forgetLastSeen(store, 'asha');
    expect(store.keys()).toEqual([]);
  });
});
