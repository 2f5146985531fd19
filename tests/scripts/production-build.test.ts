import { glob, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { heavyParts, type Load, readLoads, scriptsOf } from '../../scripts/bench/loads.ts';
import { intlScript } from '../../scripts/hosting/early-calls.ts';
import { earlyScript } from '../../scripts/hosting/early-script.ts';
import { scriptHashes } from '../../scripts/hosting/inline-hashes.ts';
import { emptyFile, fileOf, missingFile, pageFileOf, pages } from '../../scripts/hosting/pages.ts';
import { folderOf, type Language, languages, workerOf } from '../../scripts/language.ts';
import { isPermissive, shippedWithApp } from '../../scripts/licences/shipped.ts';
import { precompress } from '../../scripts/stack/precompress.ts';
import { runBuild } from '../../scripts/stack/run-build.ts';
import { languageNames } from '../../src/domain/language-names.ts';
import { appMachine } from '../../src/machines/app.ts';
import { createEventMachine } from '../../src/machines/create-event.ts';
import { type GuardedPath, guardedPaths } from '../../src/views/layout/guarded-paths.ts';
import { notFoundPage, prerenderedPages } from '../../src/views/layout/prerendered-pages.ts';
import { publicPaths } from '../../src/views/pages/public-paths.ts';
import { contentOf, importsOf, kibOf, sourceOf } from './built-text.ts';

const whole = await mkdtemp(join(tmpdir(), 'timewell-production-'));
const folder = join(whole, 'app');

/** All scripts of the build. */
let built: readonly Load[] = [];

beforeAll(async () => {
  // The test's own environment names a language.
  const settings = { ...exampleSettings, VITE_LANGUAGE: '' };
  await runBuild({ mode: 'production', folder, settings });
  await precompress(folder, 'best');
  const files = await Array.fromAsync(glob('assets/*.js', { cwd: folder }));
  built = await readLoads(
    folder,
    files.map((file) => `/${file}`),
  );
});

afterAll(() => rm(whole, { recursive: true, force: true }));

/**
 * The bounds of each first screen in English: its scripts as brotli, beside which nothing heavy belongs. A
 * bound lies just above what the page weighs, so that a change that makes a page heavier is noticed; the
 * commit that raises it says what for.
 */
const firstScreens = [
  { path: '/home', files: 3, kib: 99, heavy: [] },
  { path: '/about-us', files: 4, kib: 101.3, heavy: [] },
  { path: '/dashboard', files: 6, kib: 121.7, heavy: [] },
  { path: '/calendar', files: 8, kib: 151.6, heavy: ["a month's grid"] },
  { path: '/create-events', files: 8, kib: 139.8, heavy: [] },
  { path: '/my-appointments', files: 8, kib: 137.5, heavy: [] },
  { path: '/my-organisation', files: 8, kib: 151.6, heavy: [] },
  { path: '/resource/1', files: 5, kib: 122, heavy: [] },
  { path: '/service-details', files: 5, kib: 122, heavy: [] },
  { path: '/event/1', files: 6, kib: 128.2, heavy: [] },
  { path: '/account', files: 5, kib: 117.5, heavy: [] },
  { path: '/booking/1', files: 6, kib: 123.6, heavy: [] },
];

/**
 * How much more that is in a language, in KiB: letters of Hindi and Telugu take three bytes each before
 * brotli. `/home` has few words beside those in its HTML.
 */
const more: Readonly<Record<Language, { readonly home: number; readonly other: number }>> = {
  en: { home: 0, other: 0 },
  hi: { home: 0.7, other: 1.6 },
  te: { home: 0.9, other: 2 },
};

/** Of pages behind the sign-in; the dashboard has one for each part of the day. */
const guardedHeadings: Readonly<Partial<Record<GuardedPath, readonly string[]>>> = {
  '/dashboard': ['Good morning', 'Good afternoon', 'Good evening'],
  '/calendar': ['Calendar'],
  '/create-events': ['Bring your people together'],
  '/my-appointments': ['My Appointments'],
  '/my-organisation': ['My organisation'],
  '/account': ['Account'],
};

/** How the sentence begins that a page says where scripts are off. */
const needsScript = { en: /<p>Signing in/, hi: /<p>साइन इन/, te: /<p>సైన్ ఇన్/ };

/** The faces that a page asks for: those of its own letters and of Latin ones. */
const preloaded = { en: ['basic'], hi: ['devanagari', 'basic'], te: ['telugu', 'basic'] };

const fonts = ['latin', 'devanagari', 'telugu'].map((one) => `@fontsource-variable/anek-${one}`);

const traces = [
  ...['demo-timewell', ':9099', ':8787', '127.0.0.1', 'connectAuthEmulator'],
  // Names of the inspection in development.
  ...['timewell.flows', 'timewell.inspect'],
];

describe('Production build', () => {
  test('no page carries the sentences that describe the states of its flows', async () => {
    const text = await contentOf(folder);
    const sentences = [...describedBy(appMachine.root), ...describedBy(createEventMachine.root)];
    expect(sentences).not.toEqual([]);
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
  });

  test('no page carries the comments of its source', async () => {
    const named = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
    expect(named).not.toEqual([]);
    for (const file of named)
      expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/<!-- \w/);
  });

  test('the pictures of the home page stand in its HTML and not in its scripts', async () => {
    const html = await readFile(join(folder, 'home.html'), 'utf8');
    const spans = html.matchAll(
      /<span class="(?:drawing|feature-card-picture)"><svg.+? d="(M[^"]{20,})"/g,
    );
    const drawn = [...spans].map(([, path = '']) => path);
    expect(drawn).toHaveLength(4);
    const scripts = await scriptsAt('/home');
    const carried = drawn.filter((path) => scripts.some(({ text }) => text.includes(path)));
    expect(carried).toEqual([]);
  });

  test('the opening page names the script of its splash, which no other page does', async () => {
    const named = async (path: string) =>
      (await scriptsAt(path)).filter(({ text }) => text.includes('splashDelay')).length;
    expect(await named('/')).toBe(1);
    expect(await named('/home')).toBe(0);
    expect(await named('/dashboard')).toBe(0);
  });

  test('each script tells V8 on its first line to compile its functions with it, beside the page', () => {
    expect(built).not.toEqual([]);
    const withFunctions = built.filter(({ text }) => text.trim() !== intlScript);
    const silent = withFunctions.filter(
      ({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  test('the build has no trace of the local stack', async () => {
    const text = await contentOf(folder);
    const found = [...traces, exampleSettings.VITE_API_URL].filter((trace) => text.includes(trace));
    expect(found).toEqual([exampleSettings.VITE_API_URL]);
  });

  test('without their settings the build has neither App Check nor what reports errors and measures pages', async () => {
    const text = await contentOf(folder);
    const found = ['content-firebaseappcheck', 'unhandledrejection', 'largest-contentful-paint'];
    expect(found.filter((trace) => text.includes(trace))).toEqual([]);
    expect(text).toContain('The app sends no measurements');
  });

  test('nothing that the app does not load is published with it', async () => {
    const files = [missingFile, emptyFile, ...pages.map(({ file }) => file)];
    const names = await readdir(folder);
    const compressed = names.flatMap((name) => [`${name}.br`, `${name}.gz`]);
    const others = names.filter(
      (name) => !files.includes(`/${name}`) && !compressed.includes(name),
    );
    expect(others.toSorted()).toEqual([
      'apple-touch-icon.png',
      'assets',
      'en',
      'favicon.svg',
      'hi',
      'icons',
      'licences-fonts.txt',
      'licences-worker.txt',
      'licences.txt',
      'manifest.webmanifest',
      'portfolio',
      'robots.txt',
      'share.png',
      'sitemap.xml',
      'sw.hi.js',
      'sw.js',
      'sw.te.js',
      'te',
    ]);
  });

  test('the headers for hosts stand beside the build, with the settings of this build', async () => {
    const files = await Promise.all(
      ['hosting.json', 'firebase.json', 'nginx.conf'].map((file) =>
        readFile(join(`${folder}-hosting`, file), 'utf8'),
      ),
    );
    for (const text of files) expect(text).toContain(exampleSettings.VITE_API_URL);
    const map = await readFile(join(`${folder}-hosting`, 'nginx-languages.conf'), 'utf8');
    expect(map).toContain('$timewell_pages');
  });

  test.each(languages)(
    'each page in %s names its language and those that its host chooses from, and asks for its fonts; its inline scripts are allowed',
    async (language) => {
      const policy = await readFile(join(`${folder}-hosting`, 'hosting.json'), 'utf8');
      const expected = [missingFile, emptyFile, ...pages.map(({ file }) => file)].map((file) =>
        file.slice(1),
      );
      const found = await Array.fromAsync(
        glob('*.html', { cwd: join(folder, folderOf(language)) }),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
      for (const file of found) {
        const html = await readFile(join(folder, folderOf(language), file), 'utf8');
        expect(html).toContain(`<html lang="${language}-IN">`);
        expect(html).toContain('<meta name="languages" content="en hi te">');
        expect(html).toMatch(needsScript[language]);
        const fonts = [...html.matchAll(/rel="preload" as="font"[^>]*\/anek-([a-z]+)-/g)];
        expect(fonts.map(([, face]) => face)).toEqual(preloaded[language]);
        for (const hash of scriptHashes([html])) expect(policy).toContain(hash);
      }
    },
  );

  test.each(languages)(
    'the build has one classic worker script in %s that caches the offline pages of this language and nothing else',
    async (language) => {
      const worker = await readFile(
        join(folder, workerOf({ language, offered: languages })),
        'utf8',
      );
      const others = languages.filter((other) => other !== language);
      expect(worker).not.toMatch(/^\s*(import|export)\s/m);
      const kept = [...worker.matchAll(/["`](assets\/[^"`]+)["`]/g)].map(([, file]) => file ?? '');
      for (const part of [
        'start',
        'platform',
        'splash',
        'dashboard-screen',
        'agenda',
        'agreed',
        'choices',
        'dialogs',
        'invitations',
        'event',
        'booking-screen',
      ])
        expect(kept).toContainEqual(expect.stringMatching(`^assets/${part}-[^/]+\\.js$`));
      expect(kept).toContainEqual(expect.stringMatching(/\.woff2$/));
      expect(kept).toContainEqual(expect.stringMatching(/^assets\/faces-[^/]+\.css$/));
      // With its own HTML a page names its files, which then come at once.
      const isKept = (kept: Language, file: string) => {
        const name = `${folderOf(kept)}${file}`.slice(1);
        return new RegExp(`url"?:["\`]${name}["\`]`).test(worker);
      };
      for (const file of [emptyFile, ...['/', '/home', ...guardedPaths].map(fileOf)]) {
        expect(isKept(language, file)).toBe(true);
        expect(others.filter((other) => isKept(other, file))).toEqual([]);
      }
      expect(kept).not.toContainEqual(
        expect.stringMatching(/sign-in|push-messages|booking(?!-screen)/),
      );
      const sizes = await Promise.all(
        kept.map(async (file) => (await stat(join(folder, file))).size),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(
        language === 'en' ? 1_023_000 : 1_041_000,
      );
    },
  );

  test.each(
    languages.flatMap((language) =>
      firstScreens.map(({ kib, ...screen }) => ({
        ...screen,
        language,
        kib: kib + more[language][screen.path === '/home' ? 'home' : 'other'],
      })),
    ),
  )(
    '$path in $language: the first screen has at most $files scripts of $kib KiB, and of the heavy parts $heavy',
    async ({ path, language, files, kib, heavy }) => {
      const scripts = await scriptsAt(path, language);
      const names = scripts.map(({ file }) => file).join(', ');
      expect(
        scripts.length,
        `a new module of the first screen joins a group of scripts/chunks.ts; its scripts: ${names}`,
      ).toBeLessThanOrEqual(files);
      expect(
        await kibOf(scripts),
        'a bound is raised in `firstScreens` by a commit that says what for',
      ).toBeLessThanOrEqual(kib);
      expect(heavyParts(scripts)).toEqual(heavy);
    },
  );

  test('the sign-in takes a number after at most 8 scripts of 140.4 KiB, without Firebase and the rules of all countries', async () => {
    const home = await scriptsAt('/home');
    const start = home.find(({ file }) => file.includes('/start-'))?.file ?? '';
    const dialog = built.find(
      ({ text }) => text.includes('Log in or sign up') && importsOf(text).includes(start),
    );
    const files = new Set([...home, ...(dialog ? [dialog] : [])].map(({ file }) => file));
    for (const file of files)
      for (const one of importsOf(built.find((load) => load.file === file)?.text ?? ''))
        files.add(one);
    const scripts = built.filter(({ file }) => files.has(file));
    expect(files).toContain(dialog?.file);
    expect(scripts.length).toBeLessThanOrEqual(8);
    expect(await kibOf(scripts)).toBeLessThanOrEqual(140.4);
    expect(heavyParts(scripts)).toEqual([]);
  });

  test.each(prerenderedPages)(
    '%s stands in the build with its heading, and its one inline script is the one that the policy allows',
    async (path) => {
      const html = await readFile(join(folder, fileOf(path)), 'utf8');
      expect(html).toContain(`<div id="root" data-page="${path}"><`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<title>[^<]+ · Timewell<\/title>/g)).toHaveLength(1);
      expect(html).not.toContain(' style="');
      const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text);
      expect(inline).toEqual([earlyScript]);
    },
  );

  test.each([...prerenderedPages, ...guardedPaths])(
    '%s comes with its styles, whole in the ten packets that a server sends before one is confirmed',
    async (path) => {
      const [page] = await readLoads(folder, [fileOf(path)]);
      expect(page?.text).toContain('<style data-href="/assets/start-');
      // A script after the file of the fonts would wait for it.
      expect(page?.text.match(/<link[^>]* href="[^"]+\.css".*?<\/head>/gs)).toEqual([
        expect.stringMatching(
          /^<link rel="stylesheet" crossorigin href="\/assets\/faces-[^>]+>\s*<\/head>$/,
        ),
      ]);
      expect(page?.bytes).toBeLessThanOrEqual(10 * 1_400);
    },
  );

  test.each(prerenderedPages.filter((path) => path !== notFoundPage))(
    '%s tells search engines and shared links where it stands, what it is about, and of a picture that exists',
    async (path) => {
      const site = exampleSettings.VITE_SITE_URL;
      const html = await readFile(join(folder, fileOf(path)), 'utf8');
      expect(html).toMatch(/<meta name="description" content="[^"]{20,160}"\/>/);
      expect(html).toMatch(/<meta property="og:description" content="[^"]{20,160}">/);
      expect(html).toContain(`<link rel="canonical" href="${site}${path}">`);
      expect(html).toContain(`<meta property="og:image" content="${site}/share.png">`);
      await stat(join(folder, 'share.png'));
      const map = await readFile(join(folder, 'sitemap.xml'), 'utf8');
      expect(map).toContain(`<loc>${site}${path}</loc>`);
    },
  );

  test('each page of the footer is led to from home and has a heading of its own, and no link carries a doubled slash', async () => {
    const read = (path: (typeof prerenderedPages)[number]) =>
      readFile(join(folder, fileOf(path)), 'utf8');
    const linksOf = (html: string) =>
      [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link = '']) => link);
    const home = await read('/home');
    expect(linksOf(home)).toEqual(expect.arrayContaining([...publicPaths]));
    const headings = new Set<string | undefined>();
    for (const path of publicPaths) {
      const html = await read(path);
      headings.add(html.match(/<h1[ >].*?<\/h1>/s)?.[0]);
      expect(linksOf(html).filter((link) => /(^|[^:])\/\//.test(link))).toEqual([]);
    }
    expect(headings.size).toBe(publicPaths.length);
  });

  test.each(guardedPaths)(
    '%s stands in the build with a description of the app, and with its heading where no answer tells it',
    async (path) => {
      const html = await readFile(join(folder, fileOf(path)), 'utf8');
      expect(html).toContain(
        '<meta name="description" content="Empowering your time, every time.">',
      );
      const texts = /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.split(/<[^>]+>/) ?? [];
      expect(texts.filter(Boolean)).toEqual(guardedHeadings[path] ?? []);
      expect(html).not.toContain(' style="');
    },
  );

  test('search engines are told to leave out the page of unknown addresses, and where all public ones stand', async () => {
    const html = await readFile(join(folder, fileOf(notFoundPage)), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const robots = await readFile(join(folder, 'robots.txt'), 'utf8');
    expect(robots).not.toContain('Disallow: /');
    expect(robots).toContain(`Sitemap: ${exampleSettings.VITE_SITE_URL}/sitemap.xml`);
  });

  test('a page names all scripts that its scripts import, so that it waits for none of them in turn', async () => {
    for (const language of languages)
      for (const { path } of firstScreens) {
        const scripts = await scriptsAt(path, language);
        const imported = scripts.flatMap(({ text }) => importsOf(text));
        expect(scripts.map(({ file }) => file)).toEqual(expect.arrayContaining(imported));
      }
  });

  test('no two scripts import each other, so that each finds what it needs when it runs', () => {
    const left = new Map(built.map(({ file, text }) => [file, importsOf(text)]));
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      for (const [file, imports] of left)
        if (!imports.some((one) => left.has(one))) left.delete(file);
    }
    expect([...left.keys()]).toEqual([]);
  });

  test('the app can be installed: its manifest names it, and its icons exist', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Timewell', start_url: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/calendar',
      '/my-appointments',
      '/create-events',
    ]);
    for (const { src } of manifest.icons) await stat(join(folder, src));
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('rel="manifest"');
  });

  test('the first file of the font is asked for each character that the app itself writes, and for the space in a time field, in 28 KiB at the most', async () => {
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
    // Chromium writes U+202F before 'am' and 'pm' in a time field.
    const written = new Set(`${await sourceOf('src')}\u202f`);
    // Sections are named in comments only; the rupee sign is left to the stand-in, and the names of
    // the languages to the device's own letters.
    for (const character of `\n§₹${Object.values(languageNames).join('')}`)
      written.delete(character);
    expect([...written].filter((character) => !isInFont(character))).toEqual([]);
    expect((await stat(join(folder, 'assets', font))).size).toBeLessThan(28 * 1024);
  });

  test('the licences of all that the app carries go with it, and none of them asks for our source', async () => {
    const shipped = await shippedWithApp(folder);
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react-dom', 'xstate', 'workbox-routing', ...fonts]),
    );
    expect(shipped.filter((one) => !isPermissive(one))).toEqual([]);
    const text = await readFile(join(folder, 'licences.txt'), 'utf8');
    expect(text).toMatch(/## react-dom - [\d.]+ \(MIT\)\n\nMIT License/);
  });

  test('a missing setting stops the build with a sentence', async () => {
    const settings = { ...exampleSettings, VITE_LANGUAGE: 'en', VITE_FIREBASE_APP_ID: '' };
    await expect(runBuild({ mode: 'production', folder, settings })).rejects.toThrow(
      'A production build needs VITE_FIREBASE_APP_ID',
    );
  });

  test('a build for the local stack stops where it would land in the folder that is published', async () => {
    const dist = join(folder, 'dist');
    await expect(
      runBuild({ mode: 'stack', folder: dist, settings: { VITE_LANGUAGE: 'en' } }),
    ).rejects.toThrow('must not land in dist/');
  });
});

/** The descriptions of a state and of those in it. */
function describedBy({ description, states }: AnyStateNode): string[] {
  const inner = Object.values(states).flatMap(describedBy);
  return description ? [description, ...inner] : inner;
}

async function scriptsAt(path: string, language: Language = 'en'): Promise<readonly Load[]> {
  const file = pageFileOf(pages, path) ?? '';
  const named = await scriptsOf(folder, `${folderOf(language)}${file}`);
  return named.flatMap((name) => built.filter(({ file }) => file === name));
}
