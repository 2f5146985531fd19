import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emptySession,
  fallbackLocation,
  locationText,
  readStoredSession,
  type StoredSession,
} from '#domain/session.ts';

const kept: StoredSession = {
  userID: 'asha',
  token: 'token',
  userLocation: { city: 'Adoni', pincode: '518301' },
  isAuthenticated: true,
};

describe('a stored session', () => {
  it('comes back as it was kept', () => {
    expect(readStoredSession(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{"userID":"asha","tok'],
    ['a foreign value', '{"state":{"user":1}}'],
    ['a number', '42'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a token that is no text', JSON.stringify({ ...kept, token: { evil: true } })],
    ['an empty token', JSON.stringify({ ...kept, token: '' })],
    ['an endless token', JSON.stringify({ ...kept, token: 'x'.repeat(5_000) })],
    ['a place that is no place', JSON.stringify({ ...kept, userLocation: 'Adoni' })],
    ['a missing field', JSON.stringify({ userID: 'asha', token: 'token' })],
  ])('that is %s is none', (_, text) => {
    expect(readStoredSession(text)).toEqual(emptySession);
  });

  it.each([
    ['a token without a user', { ...kept, userID: null }],
    ['a user without a token', { ...kept, token: null }],
  ])('that is half, %s, leaves only the place', (_, half) => {
    const expected = { ...emptySession, userLocation: kept.userLocation };
    expect(readStoredSession(JSON.stringify(half))).toEqual(expected);
  });

  it('cannot reach the prototype of anything', () => {
    const text = '{"__proto__":{"token":"x"},"constructor":{"prototype":{"token":"x"}}}';
    expect(readStoredSession(text)).toEqual(emptySession);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('never breaks the start, and never has a token without its user', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { token, userID } = readStoredSession(text);
        expect(token === null).toBe(userID === null);
      }),
    );
  });
});

describe('the place in the header', () => {
  const unknown = { city: 'Unknown City', pincode: 'Unknown' };

  it.each([
    ['before any lookup', null, 'Unknown City - Unknown'],
    ['once a lookup has failed', fallbackLocation, 'Kurnool - Unknown'],
    ['once it is known', { city: 'Adoni', pincode: '518301' }, 'Adoni - 518301'],
  ])('%s', (_, location, text) => {
    expect(locationText(location, unknown)).toBe(text);
  });
});
