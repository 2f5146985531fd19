import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AnsweredTime } from '#domain/answered-time.ts';

const read = (said: unknown) => v.safeParse(AnsweredTime, said);

it.each([
  ['an ISO text', '2026-03-10T12:00:00+05:30', '2026-03-10T12:00:00+05:30'],
  ['the first number of seconds', 100_000_000, '1973-03-03T09:46:40.000Z'],
  ['the first number of milliseconds', 100_000_000_000, '1973-03-03T09:46:40.000Z'],
  ['milliseconds as a text', '1773144000000', '2026-03-10T12:00:00.000Z'],
  ['seconds and nanoseconds', { seconds: 1, nanoseconds: 2e6 }, '1970-01-01T00:00:01.002Z'],
  ['the same with underscores', { _seconds: 1, _nanoseconds: 0 }, '1970-01-01T00:00:01.000Z'],
  ['the date of a header', 'Tue, 10 Mar 2026 12:00:00 GMT', '2026-03-10T12:00:00.000Z'],
  ['digits that are too few for a time', '12345678', '12345678'],
  ['digits with words around them', 'Hall 1773144000', 'Hall 1773144000'],
  ['a name with GMT in it', '10 Mar 2026 GMT hall', '10 Mar 2026 GMT hall'],
])('A time in an answer may be %s', (_, said, time) => {
  expect(read(said)).toMatchObject({ success: true, output: time });
});

it.each([99_999_999, 0, null, undefined, true, {}])(
  'A time in an answer is not read of %j',
  (said) => {
    expect(read(said).success).toBe(false);
  },
);
