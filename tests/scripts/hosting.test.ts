import { describe, expect, test } from 'vitest';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { firebaseFile, nginxFile, nginxLanguagesFile } from '../../scripts/hosting/files.ts';
import { scriptHashes, styleHashes } from '../../scripts/hosting/inline-hashes.ts';
import { pages } from '../../scripts/hosting/pages.ts';
import { hostTable } from '../../scripts/hosting/table.ts';
import { languages } from '../../scripts/language.ts';
import { appSettings } from '../../scripts/stack/app-settings.ts';

const hash = "'sha256-example='";
const scriptHash = "'sha256-script='";
const production = hostTable({
  settings: exampleSettings,
  isLocal: false,
  languages,
  scriptHashes: [scriptHash],
  styleHashes: [hash],
});
const local = hostTable({
  settings: appSettings({ app: 1, backend: 2, auth: 3, push: 4 }),
  isLocal: true,
  languages,
  scriptHashes: [scriptHash],
  styleHashes: [hash],
});

/** The policy's sources by directive. */
function policyOf({ elsewhere }: typeof production): Map<string, string[]> {
  const directives = (elsewhere['Content-Security-Policy'] ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('Table for hosts', () => {
  test('production runs scripts of the app and of the captcha, and what is inline only by its hash', () => {
    const policy = policyOf(production);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      scriptHash,
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy.get('style-src')).toEqual(["'self'", hash]);
    for (const closed of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect([closed, policy.get(closed)]).toEqual([closed, ["'none'"]]);
  });

  test('the app may call the origins of its settings, those of the sign-in, and those of App Check and of push messages where they are set up', () => {
    const setUp = [
      'https://content-firebaseappcheck.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
    ];
    expect(policyOf(production).get('connect-src')).toEqual([
      "'self'",
      'https://api.timewell.example',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ]);
    const settings = {
      ...exampleSettings,
      VITE_API_URL: 'https://api.timewell.example/v1/',
      VITE_CALENDAR_URL: 'https://calendar.timewell.example',
      VITE_GEOCODER_URL: 'https://places.example:8443/nominatim',
      VITE_APP_CHECK_KEY: 'key',
      VITE_TELEMETRY_URL: 'https://telemetry.timewell.example/reports',
      VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
      VITE_FIREBASE_VAPID_KEY: 'key',
    };
    const table = hostTable({
      settings,
      isLocal: false,
      languages: ['en'],
      scriptHashes: [],
      styleHashes: [],
    });
    expect(policyOf(table).get('connect-src')).toEqual(
      expect.arrayContaining([
        'https://api.timewell.example',
        'https://calendar.timewell.example',
        'https://places.example:8443',
        'https://telemetry.timewell.example',
        ...setUp,
      ]),
    );
    expect(policyOf(local).get('connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:2',
      'http://127.0.0.1:3',
      'http://127.0.0.1:4',
    ]);
  });

  test('only production asks browsers to come by https from then on', () => {
    const name = 'Strict-Transport-Security';
    for (const headers of [production.assets, production.elsewhere])
      expect(headers[name]).toBe('max-age=31536000');
    for (const headers of [local.assets, local.elsewhere]) expect(headers[name]).toBeUndefined();
  });

  test('pages tell other sites their origin alone and share no window with them, and no file is read as another type or by another site', () => {
    const { assets, elsewhere } = production;
    expect(elsewhere).toMatchObject({
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    for (const headers of [assets, elsewhere])
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
  });

  test('the local stack enforces Trusted Types, and production reports what the captcha breaks of them', () => {
    const demand = "require-trusted-types-for 'script'";
    expect(local.elsewhere['Content-Security-Policy']).toContain(demand);
    expect(production.elsewhere['Content-Security-Policy']).not.toContain(demand);
    expect(production.elsewhere['Content-Security-Policy-Report-Only']).toBe(demand);
  });

  test('each script whose text is in a page has a hash, once', async () => {
    const inline = '<script data-calls="[]">f(a<b)</script><script>g()</script>';
    const pages = [`${inline}<script type="module" src="/a.js"></script>`, inline];
    expect(scriptHashes(pages)).toEqual([await hashOf('f(a<b)'), await hashOf('g()')]);
  });

  test('the styles in the page and those that React Aria adds have a hash each', async () => {
    const style = '@layer reset,tokens;';
    const hashes = await styleHashes([`<style>${style}</style>`]);
    expect(hashes).toHaveLength(3);
    expect(hashes).toContain(await hashOf(style));
    expect(await styleHashes([])).toHaveLength(2);
  });

  async function hashOf(text: string) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `'sha256-${Buffer.from(digest).toString('base64')}'`;
  }
});

describe('Files for hosts', () => {
  const { assets, elsewhere } = production;

  test('firebase.json sends the headers of the table', () => {
    const { hosting } = JSON.parse(firebaseFile(production));
    const sent = hosting.headers.map(
      (rule: { source: string; headers: { key: string; value: string }[] }) => [
        rule.source,
        Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
      ],
    );
    expect(sent).toEqual([
      ['/assets/**', assets],
      ['!/assets/**', { ...elsewhere, Vary: 'Cookie, Accept-Language' }],
    ]);
  });

  test('firebase.json answers each address of the app with its page in the language asked for, one with an id in English, and leaves any other to 404.html', () => {
    const { hosting } = JSON.parse(firebaseFile(production));
    const answered = new Map(
      hosting.rewrites.map((rule: { source: string; destination: string }) => [
        rule.source,
        rule.destination,
      ]),
    );
    // The others are files, which Firebase looks for in the folder of a language first.
    expect(hosting).toMatchObject({ cleanUrls: true, i18n: { root: '/' } });
    expect(answered.get('/event/*')).toBe('/event.html');
    const files = pages.filter(({ path, file }) => path === '/' || `${path}.html` === file);
    expect(answered.size + files.length).toBe(pages.length);
  });

  test('the file for nginx answers each address of the app with its page, and any other with 404.html', () => {
    const text = nginxFile(production);
    const answered = [
      ...text.matchAll(/^ {2}location ~ (\S+) \{\n {4}try_files (\S+) =404;\n {2}\}$/gm),
    ].map(([, pattern = '', file]) => ({ pattern: new RegExp(pattern), file }));
    const fileFor = (path: string) =>
      answered.filter(({ pattern }) => pattern.test(path)).map(({ file }) => file);
    expect(fileFor('/')).toEqual(['$timewell_pages/index.html']);
    expect(fileFor('/home')).toEqual(['$timewell_pages/home.html']);
    expect(fileFor('/home/')).toEqual(['$timewell_pages/home.html']);
    expect(fileFor('/event/holi-2026')).toEqual(['$timewell_pages/event.html']);
    expect(fileFor('/nowhere')).toEqual([]);
    expect(answered).toHaveLength(pages.length);
    expect(text).toContain('error_page 404 $timewell_pages/404.html;');
  });

  test('the file for nginx sends the headers of the table', () => {
    const text = nginxFile(production);
    const sent = [...text.matchAll(/^location (\S+) \{\n((?: {2}.*\n)*)\}$/gm)].map(
      ([, place, body = '']) => [
        place,
        Object.fromEntries(
          [...body.matchAll(/add_header (\S+) (?:"([^"$\\]*)"|(\$\w+))(?: always)?;/g)].map(
            ([, name, value, variable]) => [name, value ?? variable],
          ),
        ),
      ],
    );
    expect(sent).toEqual([
      ['/assets/', assets],
      ['/', { ...elsewhere, Vary: '$timewell_vary', 'Content-Language': '$timewell_language' }],
    ]);
  });

  test.each([
    ['en', 'hi-IN', ''],
    ['hi', 'en-IN,en;q=0.9', '/hi'],
    ['te', '', '/te'],
    ['', '', ''],
    ['', 'en-IN,hi;q=0.9', ''],
    ['', 'hi-IN,hi;q=0.9,en;q=0.8', '/hi'],
    ['', 'fr-FR, fr;q=0.9, te;q=0.8, en;q=0.7', '/te'],
    ['', 'HI', '/hi'],
    ['', 'hil, te', '/te'],
    ['fr', 'te-IN', '/te'],
    ['hindi', 'fr', ''],
  ])(
    'nginx takes for the cookie “%s” and Accept-Language “%s” the pages in “%s”',
    (cookie, accepted, folder) => {
      expect(nginxMap('timewell_pages', `${cookie}|${accepted}`)).toBe(folder);
    },
  );

  test('nginx tells of a page which language it is in and what that depends on, and of no other file', () => {
    const told = (file: string) => [
      nginxMap('timewell_language', file),
      nginxMap('timewell_vary', file),
    ];
    expect(told('/hi/home.html')).toEqual(['hi', 'Cookie, Accept-Language']);
    expect(told('/home.html')).toEqual(['en', 'Cookie, Accept-Language']);
    expect(told('/sw.hi.js')).toEqual(['', '']);
  });

  test('a host of one language does not choose', () => {
    const one = { ...production, languages: ['en'] as const };
    const { hosting } = JSON.parse(firebaseFile(one));
    expect(hosting.i18n).toBeUndefined();
    expect(JSON.stringify(hosting)).not.toContain('Accept-Language');
    expect(nginxFile(one)).not.toContain('$timewell');
  });

  /** What nginx gives a variable of a map: by the first pattern that matches. */
  function nginxMap(variable: string, value: string): string | undefined {
    const text = nginxLanguagesFile(production);
    const [, body = ''] = text.split(` $${variable} {`);
    const rows = [...(body.split('}\n')[0] ?? '').matchAll(/^ {2}"~(\*?)(.*)" "?([^"]*)"?;$/gm)];
    return (
      rows.find(([, flag, pattern = '']) =>
        new RegExp(pattern, flag ? 'i' : '').test(value),
      )?.[3] ?? ''
    );
  }
});
