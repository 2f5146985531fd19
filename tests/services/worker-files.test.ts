import { expect, it } from 'vitest';
import { filesAlone } from '../../src/worker/files-alone.ts';

it.each([
  ['a part of the app', '/assets/start.js', 200, 'text/javascript', true],
  ['a page', '/home.html', 200, 'text/html; charset=utf-8', true],
  ['a page in the place of a part', '/assets/start.js', 200, 'text/html; charset=utf-8', false],
  ['a part that the host has no more', '/assets/start.js', 404, 'text/plain', false],
])('Worker: %s (%s, %d, %s) is kept: %s (§22.171)', async (_, path, status, type, isKept) => {
  const request = new Request(`https://app.test${path}`);
  const response = new Response('', { status, headers: { 'content-type': type } });
  const kept = await filesAlone.cacheWillUpdate({ request, response });
  expect(kept).toBe(isKept ? response : null);
});
