import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PageRequest } from '#domain/page-request.ts';

const request = { type: 'page.requested', path: '/event/17' };

it('a pressed notification asks for a page of the app', () => {
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
])('a message that reads %j asks for nothing', (message) => {
  expect(v.is(PageRequest, message)).toBe(false);
});
