import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { createLastSeen, forgetLastSeen } from '../../src/services/last-seen.ts';
import { forbidden, memory } from './support/storages.ts';

const Notes = v.array(v.object({ text: v.string() }));
const notes = [{ text: 'Buy milk' }];
const { signal } = new AbortController();
const of = (userID: string, name = 'notes') => ({ name, userID, schema: Notes, signal });
const unavailable = () => Promise.reject(new ApiFailure('unavailable', 'notes'));

beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));
afterEach(() => vi.unstubAllGlobals());

describe('what was seen last', () => {
  it('is given back where there is no network and no answer', async () => {
    const lastSeen = createLastSeen(memory());
    expect(await lastSeen.of(of('asha'), async () => notes)).toEqual(notes);
    expect(await lastSeen.of(of('asha'), unavailable)).toEqual(notes);
  });

  it('is never another person’s, nor another list', async () => {
    const lastSeen = createLastSeen(memory());
    await lastSeen.of(of('asha'), async () => notes);
    await expect(lastSeen.of(of('ravi'), unavailable)).rejects.toThrow('unavailable');
    await expect(lastSeen.of(of('asha', 'letters'), unavailable)).rejects.toThrow('unavailable');
  });

  it('stays where it is while a network is said to be there', async () => {
    const lastSeen = createLastSeen(memory());
    await lastSeen.of(of('asha'), async () => notes);
    vi.stubGlobal('navigator', { onLine: true });
    await expect(lastSeen.of(of('asha'), unavailable)).rejects.toThrow('unavailable');
  });

  it.each(['unauthorized', 'refused', 'malformed'] as const)(
    'does not stand in for an answer that was %s',
    async (kind) => {
      const lastSeen = createLastSeen(memory());
      await lastSeen.of(of('asha'), async () => notes);
      const ask = () => Promise.reject(new ApiFailure(kind, 'notes'));
      await expect(lastSeen.of(of('asha'), ask)).rejects.toThrow(kind);
    },
  );

  it.each(['', '{', 'null', '[{"text":7}]', '{"text":"Buy milk"}'])(
    'that reads %j is as good as none',
    async (text) => {
      const storage = memory();
      const lastSeen = createLastSeen(storage);
      await lastSeen.of(of('asha'), async () => notes);
      for (const key of Object.keys(storage)) storage.setItem(key, text);
      await expect(lastSeen.of(of('asha'), unavailable)).rejects.toThrow('unavailable');
    },
  );

  it('is lost in silence where the storage is full or forbidden', async () => {
    const lastSeen = createLastSeen(forbidden());
    expect(await lastSeen.of(of('asha'), async () => notes)).toEqual(notes);
    await expect(lastSeen.of(of('asha'), unavailable)).rejects.toThrow('unavailable');
    forgetLastSeen(forbidden(), null);
  });

  it('is not kept of who has left before the answer came', async () => {
    const storage = memory();
    const leaving = new AbortController();
    const kept = { ...of('asha'), signal: leaving.signal };
    await createLastSeen(storage).of(kept, async () => {
      leaving.abort();
      return notes;
    });
    expect(storage.length).toBe(0);
  });

  it('is forgotten with the session, and with another person’s', async () => {
    const storage = memory();
    const lastSeen = createLastSeen(storage);
    storage.setItem('something.else', '1');
    await lastSeen.of(of('asha'), async () => notes);
    forgetLastSeen(storage, 'asha');
    expect(await lastSeen.of(of('asha'), unavailable)).toEqual(notes);
    forgetLastSeen(storage, 'ravi');
    await expect(lastSeen.of(of('asha'), unavailable)).rejects.toThrow('unavailable');
    await lastSeen.of(of('asha'), async () => notes);
    forgetLastSeen(storage, null);
    expect(Object.keys(storage)).toEqual(['something.else']);
  });
});
