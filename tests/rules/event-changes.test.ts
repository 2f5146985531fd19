import * as v from 'valibot';
import { expect, it } from 'vitest';
import { changeOf, EventChanges } from '#domain/event-changes.ts';

it('Changed events: a change that cannot be read is left out, and the others stay', () => {
  const time = { field: 'time', former: '2026-03-10T06:00:00Z' };
  expect(v.parse(EventChanges, [{ field: 'colour' }, time, 'venue', null])).toEqual([time]);
});

it('Changed events: a changed time whose former value cannot be read is told without it', () => {
  const changed = [{ field: 'time', former: {} }];
  expect(v.parse(EventChanges, changed)).toEqual([{ field: 'time', former: null }]);
});

it('Changed events: a place that was a number, such as that of a phone, stays as it is written', () => {
  const place = { field: 'venue', former: '9876543210' };
  expect(v.parse(EventChanges, [place])).toEqual([place]);
});

it('Changed events: an event of which no changes are known is as it was', () => {
  expect(changeOf({}, 'venue')).toBeUndefined();
  expect(changeOf({ changed: null }, 'venue')).toBeUndefined();
  expect(changeOf({ changed: [{ field: 'venue' }] }, 'venue')).toEqual({ field: 'venue' });
});
