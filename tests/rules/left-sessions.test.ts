import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mostSessions, OwedEndings, stillOwed } from '#domain/left-sessions.ts';

const thirtyDays = 2_592_000_000;
const now = Date.parse('2026-03-09T06:00:00Z');

function left(leftAt: number, token = 'token') {
  return { token, isEverywhere: false, leftAt };
}

it('Log out: a left session is ended later for as long as it can live, which is 30 days', () => {
  const recent = left(now - 1);
  const almostOver = left(now - thirtyDays + 1);
  const over = left(now - thirtyDays);
  expect(stillOwed([over, almostOver, recent], now)).toEqual([almostOver, recent]);
});

it('Log out: a device remembers the latest ten left sessions', () => {
  const endings = Array.from({ length: 12 }, (_, index) => left(now, `token ${index}`));
  expect(mostSessions).toBe(10);
  expect(stillOwed(endings, now)).toEqual(endings.slice(2));
});

it.each([
  ['its token', { isEverywhere: false, leftAt: now }],
  ['its time', { token: 'token', isEverywhere: false }],
  ['its reach', { token: 'token', leftAt: now }],
])('Log out: a left session that was stored without %s is not read', (_, stored) => {
  expect(v.is(OwedEndings, [stored])).toBe(false);
  expect(v.is(OwedEndings, [left(now)])).toBe(true);
});
