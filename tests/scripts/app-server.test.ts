import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTable } from '../../scripts/hosting/plugin.ts';
import { pwa } from '../../scripts/pwa.ts';
import { type AppServer, serveApp } from '../../scripts/stack/app-server.ts';
import { precompress } from '../../scripts/stack/precompress.ts';

const whole = await mkdtemp(join(tmpdir(), 'timewell-host-'));
const folder = join(whole, 'app');
for (const inside of ['assets', 'pages']) await mkdir(join(folder, inside), { recursive: true });
await writeFile(join(folder, 'index.html'), '<div id="root"></div>');
await writeFile(join(folder, 'pages/event.html'), '<div id="event"></div>');
await writeFile(join(folder, '404.html'), '<div id="missing"></div>');
await writeFile(join(folder, 'worker.js'), 'self.skipWaiting();');
await writeFile(join(folder, 'manifest.webmanifest'), '{}');
await writeFile(join(folder, 'assets/start-1.js'), '1');
await precompress(folder);
const cached = 'public, max-age=31536000, immutable';
await writeTable(folder, {
  assets: { 'Cache-Control': cached, 'X-Row': 'assets' },
  elsewhere: { 'Cache-Control': 'no-cache', 'X-Row': 'elsewhere' },
  pages: [
    { path: '/', file: '/index.html' },
    { path: '/event/:id', file: '/pages/event.html' },
  ],
});

let server: AppServer;
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
    ['/', 'root'],
    ['/event/1.2', 'event'],
    ['/event/a%2Fb?day=1', 'event'],
  ])(
    'answers a browser that asks for %s with the page of that address, never from a cache',
    async (path, id) => {
      const answer = await get(path, 'text/html,*/*');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`<div id="${id}"></div>`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-row')).toBe('elsewhere');
    },
  );

  test.each(['/home', '/event', '/event/1/2', '/organisation/a%2Fb?day=1'])(
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

test('Development server: replaces the worker of an app that was built earlier by one that removes itself', () => {
  const plugin = pwa('Timewell').find(({ name }) => name === 'timewell:no-worker');
  let script = '';
  const middlewares = {
    use: (path: string, answer: (request: object, response: object) => void) => {
      expect(path).toBe('/sw.js');
      answer(
        {},
        {
          setHeader: () => undefined,
          end: (text: string) => {
            script = text;
          },
        },
      );
    },
  };
  const { configureServer } = plugin ?? {};
  if (typeof configureServer === 'function')
    configureServer.call({} as never, { middlewares } as never);
  expect(script).toContain('registration.unregister()');
});
