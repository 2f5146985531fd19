import { glob, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { runBuild } from '../../scripts/stack/app-build.ts';
import { root } from '../../scripts/stack/root.ts';

const whole = await mkdtemp(join(tmpdir(), 'timewell-production-'));
const folder = join(whole, 'app');

afterAll(() => rm(whole, { recursive: true, force: true }));

const traces = [
  ...['demo-timewell', ':9099', ':8787', '127.0.0.1', 'connectAuthEmulator'],
  // Names of the inspection in development.
  ...['timewell.flows', 'timewell.inspect'],
];

describe('Production build', () => {
  test('the build has no trace of the local stack', async () => {
    await runBuild({ mode: 'production', folder, settings: exampleSettings });
    const text = await contentOf(folder);
    const found = [...traces, exampleSettings.VITE_API_URL].filter((trace) => text.includes(trace));
    expect(found).toEqual([exampleSettings.VITE_API_URL]);
  });

  test('nothing that the app does not load is published with it', async () => {
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual([
      'apple-touch-icon.png',
      'assets',
      'favicon.svg',
      'icons',
      'index.html',
      'manifest.webmanifest',
      'portfolio',
      'sw.js',
    ]);
  });

  test('the headers for hosts stand beside the build, with the settings of this build', async () => {
    const files = await Promise.all(
      ['headers.json', 'firebase.json', 'nginx.conf'].map((file) =>
        readFile(join(`${folder}-hosting`, file), 'utf8'),
      ),
    );
    for (const text of files) expect(text).toContain(exampleSettings.VITE_API_URL);
  });

  test('the build has one classic worker script that caches the offline pages and nothing else', async () => {
    const worker = await readFile(join(folder, 'sw.js'), 'utf8');
    expect(worker).not.toMatch(/^\s*(import|export)\s/m);
    const kept = [...worker.matchAll(/["`](assets\/[^"`]+)["`]/g)].map(([, file]) => file ?? '');
    for (const part of ['start', 'platform', 'dashboard-screen', 'plans', 'calls'])
      expect(kept).toContainEqual(expect.stringMatching(`^assets/${part}-[^/]+\\.js$`));
    expect(kept).toContainEqual(expect.stringMatching(/\.woff2$/));
    expect(kept).not.toContainEqual(expect.stringMatching(/sign-in|push-messages|booking/));
    const sizes = await Promise.all(
      kept.map(async (file) => (await stat(join(folder, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
  });

  test('the app can be installed: its manifest names it, and its icons exist', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Timewell', start_url: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/dashboard',
      '/my-appointments',
      '/create-events',
    ]);
    for (const { src } of manifest.icons) await stat(join(folder, src));
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('rel="manifest"');
  });

  test('the first file of the font has each character that the app itself writes, in 28 KiB at the most', async () => {
    const assets = await readdir(join(folder, 'assets'));
    const font = assets.find((name) => name.startsWith('anek-basic-')) ?? '';
    const rule = (await contentOf(folder)).match(
      new RegExp(`${font}[^}]*unicode-range:([^;}]+)`),
    )?.[1];
    const spans = [...(rule ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    );
    const isInFont = (character: string) =>
      spans.some(([first = 0, last = 0]) => {
        const code = character.codePointAt(0) ?? 0;
        return first <= code && code <= last;
      });
    const written = new Set(await sourceOf('src'));
    // Sections are named in comments only, and the rupee sign is left to the stand-in.
    for (const character of '\n§₹') written.delete(character);
    expect([...written].filter((character) => !isInFont(character))).toEqual([]);
    expect((await stat(join(folder, 'assets', font))).size).toBeLessThan(28 * 1024);
  });

  test('a missing setting stops the build with a sentence', async () => {
    const settings = { ...exampleSettings, VITE_FIREBASE_APP_ID: '' };
    await expect(runBuild({ mode: 'production', folder, settings })).rejects.toThrow(
      'A production build needs VITE_FIREBASE_APP_ID',
    );
  });
});

function contentOf(built: string): Promise<string> {
  return allIn(built, '**/*.{html,js,css,json}');
}

function sourceOf(part: string): Promise<string> {
  return allIn(join(root, part), '**/*.{ts,tsx}');
}

async function allIn(cwd: string, pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd })) {
    texts.push(await readFile(join(cwd, file), 'utf8'));
  }
  return texts.join('\n');
}
