import { describe, expect, it } from 'vitest';
import { pathOfPush, readPushMessage, standingOf } from '#domain/push.ts';

const mobileNumber = '+919876543210';

describe('where a person stands with push messages', () => {
  it.each([
    ['default', 'undecided', 'undecided'],
    ['default', 'declined', 'declined'],
    ['default', 'wanted', 'undecided'],
    ['granted', 'undecided', 'undecided'],
    ['granted', 'declined', 'declined'],
    ['granted', 'wanted', 'wanted'],
  ] as const)('permission %s, choice %s: %s', (permission, choice, standing) => {
    expect(standingOf(permission, { choice, mobileNumber })).toEqual({ standing, mobileNumber });
  });

  it('has nothing to offer where the browser says no, or no number is known', () => {
    const wanted = { choice: 'wanted', mobileNumber } as const;
    expect(standingOf('denied', wanted)).toEqual({ standing: 'unavailable' });
    expect(standingOf('granted', null)).toEqual({ standing: 'unavailable' });
  });
});

describe('the words of a push message', () => {
  it.each([
    [{ notification: { title: 'Hi', body: 'Dinner' } }, { title: 'Hi', body: 'Dinner' }],
    [{ notification: { body: 'Dinner' } }, { title: null, body: 'Dinner' }],
    [{ notification: { title: ' ', body: 'Dinner' } }, { title: null, body: 'Dinner' }],
    [{ data: { title: 'Hi', body: 'Dinner' } }, { title: 'Hi', body: 'Dinner' }],
    [
      { notification: { title: 'Hi' }, data: { body: 'Dinner' } },
      { title: 'Hi', body: 'Dinner' },
    ],
    [{ notification: { title: 7, body: 'Dinner' } }, { title: null, body: 'Dinner' }],
    [{ notification: { title: '<b>Hi</b>' } }, { title: '<b>Hi</b>', body: null }],
  ])('%j', (payload, words) => {
    expect(readPushMessage(payload)).toEqual(words);
  });

  it('are cut where they would fill the page', () => {
    expect(readPushMessage({ notification: { title: 'a'.repeat(900) } })?.title).toHaveLength(500);
  });

  it.each([null, 'Hi', 7, [], {}, { notification: null }, { notification: {} }, { data: 'Hi' }])(
    'are missing in %j',
    (payload) => {
      expect(readPushMessage(payload)).toBeNull();
    },
  );
});

describe('the page of a push message', () => {
  it.each(['/', '/event/17', '/my-appointments?from=push#top', '/event/%2F'])('is %s', (path) => {
    expect(pathOfPush({ path })).toBe(path);
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    'javascript:alert(1)',
    'event/17',
    '',
    ` /event/17`,
    `/${'a'.repeat(3_000)}`,
  ])('is the invitations where %j is none of the app’s', (path) => {
    expect(pathOfPush({ path })).toBe('/my-appointments');
  });

  it.each([null, undefined, 'path', {}, { path: 7 }, []])('is the invitations for %j', (data) => {
    expect(pathOfPush(data)).toBe('/my-appointments');
  });
});
