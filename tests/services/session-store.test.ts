import { describe, expect, it } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { readSession, writeLocation, writeSession } from '../../src/services/session-store.ts';
import { memory } from '../world/storage.ts';

const session: StoredSession = {
  token: 'token',
  userID: 'asha',
  userLocation: { city: 'Adoni', pincode: '518301' },
  isAuthenticated: true,
};

describe('The session in storage', () => {
  it('is read as it was written', () => {
    const storage = memory();
    writeSession(storage, session);
    expect(readSession(storage)).toEqual(session);
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
});
