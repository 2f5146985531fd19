import { describe, expect, it } from 'vitest';
import { pathOfPush, readPushMessage, standingOf } from '#domain/push.ts';

const mobileNumber = '+919876543210';

describe('The offer of push messages', () => {
  it.each([
    ['default', 'undecided', 'undecided'],
    ['default', 'declined', 'declined'],
    ['default', 'wanted', 'undecided'],
    ['granted', 'undecided', 'undecided'],
    ['granted', 'declined', 'declined'],
    ['granted', 'wanted', 'wanted'],
  ] as const)('follows permission and choice: %s and %s is %s', (permission, choice, standing) => {
    expect(standingOf(permission, { choice, mobileNumber })).toEqual({ standing, mobileNumber });
  });

  it('is unavailable when the browser denies permission or no number is known', () => {
    const wanted = { choice: 'wanted', mobileNumber } as const;
    expect(standingOf('denied', wanted)).toEqual({ standing: 'unavailable' });
    expect(standingOf('granted', null)).toEqual({ standing: 'unavailable' });
  });
});

describe('The title and body of a push message', () => {
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
  ])('are read from %j', (payload, words) => {
    expect(readPushMessage(payload)).toEqual(words);
  });

  it('are cut at 500 characters', () => {
    expect(readPushMessage({ notification: { title: 'a'.repeat(900) } })?.title).toHaveLength(500);
  });

  it.each([null, 'Hi', 7, [], {}, { notification: null }, { notification: {} }, { data: 'Hi' }])(
    'are missing in %j',
    (payload) => {
      expect(readPushMessage(payload)).toBeNull();
    },
  );
});

describe('The page that a push message opens', () => {
  it.each(['/', '/event/17', '/my-appointments?from=push#top', '/event/%2F'])(
    'is the path in its data: %s',
    (path) => {
      expect(pathOfPush({ path })).toBe(path);
    },
  );

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
  ])('is /my-appointments when %j is no path of the app', (path) => {
    expect(pathOfPush({ path })).toBe('/my-appointments');
  });

  it.each([null, undefined, 'path', {}, { path: 7 }, []])(
    'is /my-appointments when the data is %j',
    (data) => {
      expect(pathOfPush(data)).toBe('/my-appointments');
    },
  );
});
