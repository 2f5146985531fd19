import { describe, expect, it, vi } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { openStore } from '../../src/services/device-store.ts';
import {
  readSession,
  writeExpiry,
  writeLocation,
  writeSession,
} from '../../src/services/session-store.ts';
import { memory } from '../world/storage.ts';

const session: StoredSession = {
  token: 'token',
  userID: 'asha',
  userLocation: { city: 'Adoni', pincode: '518301' },
  isAuthenticated: true,
};

describe('An expiry in storage', () => {
  it('ends the stored session, keeps the place and says that no person ended it', () => {
    const storage = memory();
    const { userLocation } = session;
    writeSession(storage, { ...session, placeBy: 'asha' });
    expect(writeExpiry(storage, session.token)).toBe(true);
    expect(readSession(storage)).toEqual({
      ...emptySession,
      userLocation,
      placeBy: 'asha',
      hasExpired: true,
    });
  });

  it('changes nothing where another tab has stored the next session, or a logout', () => {
    for (const next of [{ ...session, userID: 'ravi', token: 'next' }, emptySession]) {
      const storage = memory();
      writeSession(storage, next);
      expect(writeExpiry(storage, session.token)).toBe(false);
      expect(readSession(storage)).toEqual(next);
    }
  });
});

describe('The location in storage', () => {
  it('is written without undoing a session that another tab opened or ended', () => {
    const storage = memory();
    const userLocation = { city: 'Nandyal', pincode: '518501' };
    writeSession(storage, session);
    writeLocation(storage, { userLocation });
    expect(readSession(storage)).toEqual({ ...session, userLocation });
    writeSession(storage, emptySession);
    writeLocation(storage, { userLocation });
    expect(readSession(storage)).toEqual({ ...emptySession, userLocation });
    writeLocation(storage, { userLocation, placeBy: null });
    expect(readSession(storage)).toEqual({ ...emptySession, userLocation, placeBy: null });
    writeLocation(storage, { userLocation });
    expect(readSession(storage)).toEqual({ ...emptySession, userLocation });
  });

  it('never costs the session: where the browser has no room for a longer place, all is left as it was', () => {
    const full = fullStorage(JSON.stringify(session).length);
    const store = openStore(() => full);
    writeSession(store, session);
    const removed = vi.spyOn(full, 'removeItem');
    writeLocation(store, { userLocation: { city: 'Visakhapatnam', pincode: '530001' } });
    expect(removed).not.toHaveBeenCalled();
    expect(readSession(openStore(() => full))).toEqual(session);
  });
});

/** A browser's storage with room for so many letters. */
function fullStorage(room: number): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      texts.set(key, text);
    },
  } as Partial<Storage> as Storage;
}
