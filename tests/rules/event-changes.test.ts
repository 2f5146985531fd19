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

it('Changed events: a former time may be written in any way that a time of an answer may', () => {
  const former = '2026-03-10T12:00:00.000Z';
  const said = [{ field: 'time', former: Date.parse(former) / 1_000 }];
  expect(v.parse(EventChanges, said)).toEqual([{ field: 'time', former }]);
});
