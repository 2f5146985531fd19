import * as v from 'valibot';
import { expect, it } from 'vitest';
import { changeOf, EventChanges } from '#domain/event-changes.ts';

it('Changed events: a place that was a number, such as that of a phone, stays as it is written', () => {
  const place = { field: 'venue', former: '9876543210' };
  expect(v.parse(EventChanges, [place])).toEqual([place]);
});

it('Changed events: an event of which no changes are known is as it was', () => {
  expect(changeOf({}, 'venue')).toBeUndefined();
  expect(changeOf({ changed: null }, 'venue')).toBeUndefined();
  expect(changeOf({ changed: [{ field: 'venue' }] }, 'venue')).toEqual({ field: 'venue' });
});
