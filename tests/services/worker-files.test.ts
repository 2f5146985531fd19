import { expect, it, onTestFinished, vi } from 'vitest';
import { styleHashes } from '../../scripts/hosting/inline-hashes.ts';
import { allowedPages } from '../../src/worker/allowed-pages.ts';
import { filesAlone } from '../../src/worker/files-alone.ts';
import { keepFormerFiles } from '../../src/worker/former-files.ts';
import { hostPage } from '../../src/worker/host-page.ts';
import { installWhole } from '../../src/worker/whole-install.ts';

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

const address = (file: string) => `https://app.test/assets/${file}`;
const former = [address('start-1.js'), address('lists-1.js')];
const present = [address('start-2.js')];

it('Worker: the files that only the former version has are kept for its open pages', async () => {
  const used = cacheOf([address('account-1.js')]);
  await keepFormerFiles(
    cacheOf([...former, ...present, 'https://app.test/home.html']),
    used,
    present,
  );
  expect(await namesIn(used)).toEqual([address('account-1.js'), ...former]);
});

it('Worker: in a full storage the former files are let go, and the new version takes over', async () => {
  const full = cacheOf([]);
  full.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  await keepFormerFiles(cacheOf(former), full, present);
  expect(await namesIn(full)).toEqual([]);
});

it('Worker: files of versions that no page has open any more are dropped', async () => {
  const used = cacheOf(Array.from({ length: 305 }, (_, index) => address(`old-${index}.js`)));
  await keepFormerFiles(cacheOf(former), used, present);
  const names = await namesIn(used);
  expect([names.length, names[0], names.at(-1)]).toEqual([300, address('old-7.js'), former[1]]);
});

it.each([
  [
    'a version that does not fit into the storage leaves none of its files there',
    new DOMException('Full.', 'QuotaExceededError'),
    former,
  ],
  [
    'a version whose network is lost keeps the files that came for the next try',
    new TypeError('Failed to fetch'),
    [...former, ...present],
  ],
])('Worker: %s', async (_, failure, left) => {
  const kept = cacheOf(former);
  const install = async () => {
    await kept.put(present[0] ?? '', new Response(''));
    throw failure;
  };
  await expect(installWhole(kept, install)).rejects.toBe(failure);
  expect(await namesIn(kept)).toEqual(left);
});

it.each([
  ['a page', async () => new Response(page), page],
  ['no page of that address', async () => new Response(page, { status: 404 }), page],
  ['trouble', async () => new Response('Bad gateway', { status: 502 }), undefined],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['no answer within 10 s', () => new Promise<never>(() => undefined), undefined],
])(
  'Worker: where the pages of the chosen language come from the host, and it has %s, the person sees that page or else the kept one',
  async (_, answer, shown) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const asked = hostPage(new Request('https://app.test/home'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await asked)?.text()).toBe(shown);
  },
);

/** A browser's cache as far as the worker uses it, with files at these addresses. */
function cacheOf(addresses: readonly string[]): Cache {
  const files = new Map(addresses.map((one) => [one, new Response('')]));
  const cache: Pick<Cache, 'keys' | 'match' | 'put' | 'delete'> = {
    keys: async () => [...files.keys()].map((one) => new Request(one)),
    match: async (request) => files.get(new Request(request).url),
    put: async (request, file) => void files.set(new Request(request).url, file),
    delete: async (request) => files.delete(new Request(request).url),
  };
  return cache as Cache;
}

async function namesIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => url);
}
