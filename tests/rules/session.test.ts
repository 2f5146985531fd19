import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emptySession,
  fallbackLocation,
  locationText,
  readStoredSession,
  type StoredSession,
  sessionKey,
} from '#domain/session.ts';

const kept: StoredSession = {
  userID: 'asha',
  token: 'token',
  userLocation: { city: 'Adoni', pincode: '518301' },
  isAuthenticated: true,
};

describe('A stored session', () => {
  it('is read as it was stored', () => {
    expect(readStoredSession(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['missing', null],
    ['an empty text', ''],
    ['cut off', '{"userID":"asha","tok'],
    ['a foreign value', '{"state":{"user":1}}'],
    ['a number', '42'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object with a token that is no text', JSON.stringify({ ...kept, token: { evil: true } })],
    ['an object with an empty token', JSON.stringify({ ...kept, token: '' })],
    [
      'an object with a token of 5,000 characters',
      JSON.stringify({ ...kept, token: 'x'.repeat(5_000) }),
    ],
    [
      'an object with a location that is a text',
      JSON.stringify({ ...kept, userLocation: 'Adoni' }),
    ],
    ['an object without all fields', JSON.stringify({ userID: 'asha', token: 'token' })],
  ])('counts as absent when it is %s', (_, text) => {
    expect(readStoredSession(text)).toEqual(emptySession);
  });

  it.each([
    ['a token without a user', { ...kept, userID: null }],
    ['a user without a token', { ...kept, token: null }],
  ])('keeps only the location when it has %s', (_, half) => {
    const expected = { ...emptySession, userLocation: kept.userLocation };
    expect(readStoredSession(JSON.stringify(half))).toEqual(expected);
  });

  it('keeps that it has expired', () => {
    const read = (session: StoredSession) => readStoredSession(JSON.stringify(session));
    expect(read({ ...emptySession, hasExpired: true }).hasExpired).toBe(true);
    expect(read({ ...emptySession, hasExpired: false }).hasExpired).toBeUndefined();
    expect(read(emptySession).hasExpired).toBeUndefined();
  });

  it('cannot change the prototype of objects', () => {
    const text = '{"__proto__":{"token":"x"},"constructor":{"prototype":{"token":"x"}}}';
    expect(readStoredSession(text)).toEqual(emptySession);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('never throws and never yields a token without a user', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { token, userID } = readStoredSession(text);
        expect(token === null).toBe(userID === null);
      }),
    );
  });
});

describe('The location in the header', () => {
  const unknown = { city: 'Unknown City', pincode: 'Unknown' };

  it.each([
    ['before any lookup', null, 'Unknown City - Unknown'],
    ['after a failed lookup', fallbackLocation, 'Kurnool - Unknown'],
    ['after a lookup', { city: 'Adoni', pincode: '518301' }, 'Adoni - 518301'],
  ])('shows city and pincode %s', (_, location, text) => {
    expect(locationText(location, unknown)).toBe(text);
  });
});

describe('A place that was chosen by hand (§22.85)', () => {
  const read = (session: object) =>
    readStoredSession(JSON.stringify({ ...emptySession, ...session }));
  const { userLocation } = kept;

  it.each(['asha', null])(
    'stays that of the person who chose it after they left: %j',
    (placeBy) => {
      expect(read({ userLocation, placeBy })).toStrictEqual({
        ...emptySession,
        userLocation,
        placeBy,
      });
    },
  );

  it('is told from one that the device told', () => {
    expect(read({ userLocation })).toStrictEqual({ ...emptySession, userLocation });
  });
});

it('An update logs nobody out: the session is kept under the name that it always had', () => {
  expect(sessionKey).toBe('timewell.session');
});
