import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pageFields } from '#domain/contract/page.ts';

const Query = v.object(pageFields(50));

it('Lists in pages: a page has any number of items up to the most', () => {
  expect(v.parse(Query, { limit: '1' })).toEqual({ limit: 1 });
  expect(v.parse(Query, { limit: '50' })).toEqual({ limit: 50 });
  expect(v.parse(Query, {})).toEqual({});
});

it.each(['0', '51', '00020', '1e1', ' 20', '20 ', '+5', 'many', ''])(
  'Lists in pages (§22.6): “%s” is no number of items',
  (limit) => {
    expect(v.is(Query, { limit })).toBe(false);
  },
);

it.each(['a', 'eyJhIjoxfQ-_', 'x'.repeat(600)])(
  'Lists in pages (§22.6): a cursor is letters, digits, hyphens and underscores: %s',
  (cursor) => {
    expect(v.parse(Query, { cursor })).toEqual({ cursor });
  },
);

it.each(['', '!abc', 'abc!', 'a b', '../x', 'x'.repeat(601)])(
  'Lists in pages (§22.6): other characters and more than 600 of them make no cursor: %s',
  (cursor) => {
    expect(v.is(Query, { cursor })).toBe(false);
  },
);
