import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTable } from '../../scripts/hosting/plugin.ts';
import { pwa } from '../../scripts/pwa.ts';
import { serveApp } from '../../scripts/stack/app-server.ts';
import type { LoopbackServer } from '../../scripts/stack/loopback.ts';
import { precompress } from '../../scripts/stack/precompress.ts';

const whole = await mkdtemp(join(tmpdir(), 'timewell-host-'));
const folder = join(whole, 'app');
for (const inside of ['assets', 'hi']) await mkdir(join(folder, inside), { recursive: true });
await writeFile(join(folder, 'index.html'), '<div id="root"></div>');
for (const [language, inside] of [
  ['', '.'],
  ['hi-', 'hi'],
] as const) {
  await writeFile(join(folder, inside, 'event.html'), `<div id="${language}event"></div>`);
  await writeFile(join(folder, inside, '404.html'), `<div id="${language}missing"></div>`);
}
await writeFile(join(folder, 'worker.js'), 'self.skipWaiting();');
await writeFile(join(folder, 'manifest.webmanifest'), '{}');
await writeFile(join(folder, 'assets/start-1.js'), '1');
await precompress(folder, 'quick');
const cached = 'public, max-age=31536000, immutable';
await writeTable(folder, {
  assets: { 'Cache-Control': cached, 'X-Row': 'assets' },
  elsewhere: { 'Cache-Control': 'no-cache', 'X-Row': 'elsewhere' },
  pages: [
    { path: '/', file: '/index.html' },
    { path: '/event/:id', file: '/event.html' },
  ],
  languages: ['en', 'hi', 'te'],
});

let server: LoopbackServer;
let address: string;

beforeAll(async () => {
  const port = await getPort();
  server = await serveApp(folder, port);
  address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  await rm(whole, { recursive: true, force: true });
});

const get = (path: string, accept = '*/*', encoding = 'identity') =>
  fetch(`${address}${path}`, { headers: { accept, 'accept-encoding': encoding } });

const getPage = (path: string, headers: Record<string, string>) =>
  fetch(`${address}${path}`, { headers: { accept: 'text/html', ...headers } });

describe('Server of the built app', () => {
  test.each([
    ['/worker.js', 'javascript', 'no-cache', 'elsewhere'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache', 'elsewhere'],
    ['/assets/start-1.js', 'javascript', cached, 'assets'],
  ])(
    'serves %s as %s, to be cached: %s, with the headers for %s',
    async (path, type, caching, row) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('cache-control')).toBe(caching);
      expect(answer.headers.get('x-row')).toBe(row);
    },
  );

  test.each([
    ['/', 'root', 'text/html,*/*'],
    ['/event/1.2', 'event', 'text/html,*/*'],
    ['/event/a%2Fb?day=1', 'event', 'text/html,*/*'],
    ['/event/1', 'event', '*/*'],
  ])(
    'answers %s with the page of that address (%s) where the request accepts %s, never from a cache',
    async (path, id, accept) => {
      const answer = await get(path, accept);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`<div id="${id}"></div>`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-row')).toBe('elsewhere');
    },
  );

  test.each(['/home', '/event', '/event/1/2', '/organisation/a%2Fb?day=1', '//', '//event/1'])(
    'answers a browser that asks for %s, which is none of the app’s, with the page for that and 404',
    async (path) => {
      const answer = await get(path, 'text/html,*/*');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('<div id="missing"></div>');
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-row')).toBe('elsewhere');
    },
  );

  test.each([
    ['/assets/gone-1.js', 'text/html'],
    ['/sw.js', '*/*'],
  ])('answers 404, uncached, for the missing file %s', async (path, accept) => {
    const answer = await get(path, accept);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['by its cookie', { cookie: 'a=b; language=hi', 'accept-language': 'en' }, 'hi', 'hi-event'],
    ['by what it accepts', { 'accept-language': 'fr, hi-IN;q=0.9, en;q=0.8' }, 'hi', 'hi-event'],
    ['by its cookie', { cookie: 'language=en', 'accept-language': 'hi-IN' }, 'en', 'event'],
    [
      'by what it accepts',
      { cookie: 'language=fr', 'accept-language': 'en;q=0.5, hi' },
      'hi',
      'hi-event',
    ],
    ['that names no language of ours', { 'accept-language': 'fr' }, 'en', 'event'],
  ])('answers a browser %s %j with the page in %s', async (_, headers, language, id) => {
    const answer = await getPage('/event/1', headers);
    expect(await answer.text()).toBe(`<div id="${id}"></div>`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toMatch(/Cookie, Accept-Language$/);
  });

  test('answers a browser that asks for an unknown address with the page for that in its language', async () => {
    const answer = await getPage('/nowhere', { cookie: 'language=hi' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('<div id="hi-missing"></div>');
    expect(answer.headers.get('content-language')).toBe('hi');
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language');
  });

  test('sends what is no page without regard to languages', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-language')).toBeNull();
    expect(answer.headers.get('vary') ?? '').not.toContain('Cookie');
  });

  test('sends the brotli or gzip file that stands beside an asset', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/assets/start-1.js', '*/*', encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(await answer.text()).toBe('1');
    }
  });

  test('refuses to start on a taken port', async () => {
    await expect(serveApp(folder, Number(new URL(address).port))).rejects.toThrow('EADDRINUSE');
  });
});

test('Development server: replaces the workers of an app that was built earlier, of each language, by one that removes itself', () => {
  const plugin = pwa('Timewell', { language: 'en', offered: ['en'] }).find(
    ({ name }) => name === 'timewell:no-worker',
  );
  const scripts = new Map<string, string>();
  const middlewares = {
    use: (path: string, answer: (request: object, response: object) => void) =>
      answer(
        {},
        {
          setHeader: () => undefined,
          end: (text: string) => scripts.set(path, text),
        },
      ),
  };
  const { configureServer } = plugin ?? {};
  if (typeof configureServer === 'function')
    configureServer.call({} as never, { middlewares } as never);
  expect([...scripts.keys()]).toEqual(['/sw.js', '/sw.hi.js', '/sw.te.js']);
  for (const script of scripts.values()) expect(script).toContain('registration.unregister()');
});
