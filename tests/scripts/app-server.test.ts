import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pwa } from '../../scripts/pwa.ts';
import { staticHost } from '../../scripts/stack/app-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'timewell-host-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<div id="root"></div>');
await writeFile(join(folder, 'sw.js'), 'self.skipWaiting();');
await writeFile(join(folder, 'manifest.webmanifest'), '{}');
await writeFile(join(folder, 'assets/start-1.js'), '1');

afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, accept = '*/*') =>
  staticHost(folder).request(path, { headers: { accept } });

describe('the static host', () => {
  test.each([
    ['/sw.js', 'javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/start-1.js', 'javascript', 'public, max-age=31536000, immutable'],
  ])('serves %s as %s, to be kept: %s', async (path, type, caching) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe(caching);
  });

  test('has no page in place of a worker that is not there', async () => {
    await rm(join(folder, 'sw.js'));
    expect((await get('/sw.js')).status).toBe(404);
    expect((await get('/dashboard', 'text/html')).status).toBe(200);
  });
});

test('the development server takes the worker of an earlier built app away', () => {
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
