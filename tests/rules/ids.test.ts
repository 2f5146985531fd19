import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnsweredFlag, AnsweredId, Id, IsoDay, IsoInstant } from '#domain/ids.ts';

describe('An identifier', () => {
  it('is any text of 1 to 200 characters', () => {
    const isId = (value: unknown) => v.is(Id, value);
    expect([isId('a'), isId('a'.repeat(200)), isId('a/b c')]).toEqual([true, true, true]);
    expect([isId(''), isId('a'.repeat(201)), isId(7)]).toEqual([false, false, false]);
  });

  it('can be written in an address, where dots alone lead elsewhere and half an emoji cannot stand', () => {
    const good = ['...', 'a.b', '100%', 'abc%3D%3D', 'q?#', '😀', 'దసరా'];
    expect(good.filter((id) => v.is(Id, id))).toEqual(good);
    expect(['.', '..', '\ud83d', 'a\udc00', '\ud83da'].filter((id) => v.is(Id, id))).toEqual([]);
  });
});

it('An identifier in an answer may be a whole number, but no other value that is not a text', () => {
  expect(v.parse(AnsweredId, 17)).toBe('17');
  expect([1.5, true, null].filter((id) => v.is(AnsweredId, id))).toEqual([]);
});

it.each([
  [true, true],
  [1, true],
  [' True ', true],
  [0, false],
  ['false', false],
])('A yes or no in an answer may be written as %j', (said, flag) => {
  expect(v.parse(AnsweredFlag, said)).toBe(flag);
});

describe('A day key', () => {
  it.each([
    '2026-01-01',
    '2026-01-31',
    '2026-12-31',
    '2026-04-30',
    '2026-02-28',
    '2028-02-29',
    '2000-02-29',
  ])('may be %s', (day) => {
    expect(v.is(IsoDay, day)).toBe(true);
  });

  it.each([
    '2026-01-00',
    '2026-01-32',
    '2026-04-31',
    '2026-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    'x2026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01-05',
    '2026/01/01',
    '',
  ])('may not be %j', (day) => {
    expect(v.is(IsoDay, day)).toBe(false);
  });

  it('says why it is refused', () => {
    const why = (day: string) => v.safeParse(IsoDay, day).issues?.[0].message;
    expect(why('today')).toBe('not YYYY-MM-DD');
    expect(why('2026-02-29')).toBe('not a day of the calendar');
  });
});

describe('An instant', () => {
  it.each(['2026-03-09T06:00:00Z', '2026-03-09T11:30:00+05:30'])('may be %s', (instant) => {
    expect(v.is(IsoInstant, instant)).toBe(true);
  });

  it('says that it is refused', () => {
    expect(v.safeParse(IsoInstant, 'soon').issues?.[0].message).toBe('not an instant');
  });
});
