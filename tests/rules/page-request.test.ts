import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PageRequest } from '#domain/page-request.ts';

const request = { type: 'page.requested', path: '/event/17' };

it('Push messages: a pressed notification opens a path of the app', () => {
  expect(v.parse(PageRequest, request)).toEqual(request);
});

it.each([
  { ...request, type: 'page.closed' },
  { ...request, type: '' },
  { ...request, path: 'https://elsewhere.test/' },
  { ...request, path: 'x/event/17' },
  { type: 'page.requested' },
  { path: '/event/17' },
  {},
])('Push messages: the app ignores a page request that reads %j', (message) => {
  expect(v.is(PageRequest, message)).toBe(false);
});
