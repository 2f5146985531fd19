import { expect, it } from 'vitest';
import { styleHashes } from '../../scripts/hosting/inline-hashes.ts';
import { allowedPages } from '../../src/worker/allowed-pages.ts';
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

const page =
  '<!doctype html><style>@layer base;</style><style data-href="/a.css">p{color:red}</style>';
const hashes = (await styleHashes([page])).join(' ');
const ofOther = (await styleHashes([page.replace('red', 'blue')])).join(' ');

it.each([
  ['its own policy', `style-src 'self' ${hashes}`, true],
  ['the policy of another version', `style-src 'self' ${ofOther}`, false],
  ['a policy that allows every style', "style-src 'self' 'unsafe-inline'", true],
  ['no policy', undefined, true],
])(
  'Worker: a page that a host sends with %s (%s) is kept: %s (§22.171)',
  async (_, policy, isKept) => {
    const headers = new Headers({ 'content-type': 'text/html' });
    if (policy) headers.set('content-security-policy', policy);
    const response = new Response(page, { headers });
    const kept = await allowedPages.cacheWillUpdate({ response });
    expect(kept).toBe(isKept ? response : null);
    expect(await response.text()).toBe(page);
  },
);
