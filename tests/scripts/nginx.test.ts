import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import pWaitFor from 'p-wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { writeTable } from '../../scripts/hosting/plugin.ts';
import { type HostTable, hostTable } from '../../scripts/hosting/table.ts';
import { languages } from '../../scripts/language.ts';
import { type LoopbackServer, listenOnLoopback } from '../../scripts/stack/loopback.ts';
import { precompress } from '../../scripts/stack/precompress.ts';
import { root } from '../../scripts/stack/root.ts';

const run = promisify(execFile);
const [hasNginx, hasRsync] = await Promise.all([
  isInstalled('nginx', '-v'),
  isInstalled('rsync', '-V'),
]);
const script = 'console.log(1);\n'.repeat(100);
const list = JSON.stringify(Array(100).fill({ eventName: 'A walk' }));
const table = tableWith([]);

let folder: string;
/** No port that another test could take. */
let socketPath: string;
let nginx: ChildProcess;
let backend: LoopbackServer;
const asked: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}[] = [];

/** The example of `deploy/nginx` over a small app and two backends that listen of three. */
beforeAll(async () => {
  if (!hasNginx) return;
  folder = await mkdtemp(join(tmpdir(), 'timewell-nginx-'));
  backend = await listenOnLoopback((req, answer) => {
    asked.push({ method: req.method, url: req.url, headers: req.headers });
    answer.statusCode = req.url === '/unavailable' ? 503 : 200;
    answer.setHeader('content-type', 'application/json');
    if (req.url === '/broken') answer.destroy();
    else if (req.url === '/get_events') answer.end(list);
    else if (req.url?.startsWith('/account/data')) setTimeout(() => answer.end('late'), 2_500);
    else answer.end('answered');
  });
  socketPath = join(folder, 'nginx.sock');
  await writeApp('1', table);
  await prepareSwitch('1');
  await writeFile(join(folder, 'nginx.conf'), await configuration());
  await run('nginx', [...place(), '-t']);
  nginx = spawn('nginx', place(), { stdio: 'inherit' });
  await pWaitFor(() => ask('/home').then(Boolean, () => false), { interval: 20 });
});

afterAll(async () => {
  if (!hasNginx) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGQUIT');
  await ended;
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(!hasNginx)('nginx with the written files, where it is installed', () => {
  test('an address of the app is answered with its page in the chosen language, and any other with 404.html', async () => {
    const home = await ask('/home');
    expect([home.status, home.body]).toEqual([200, 'home 1']);
    expect(home.headers).toMatchObject({ 'content-language': 'en' });
    const hindi = await ask('/event/1', { headers: { 'accept-language': 'hi-IN,en;q=0.8' } });
    expect([hindi.body, hindi.headers['content-language']]).toEqual(['hi event 1', 'hi']);
    const telugu = await ask('/home', { headers: { cookie: 'language=te' } });
    expect(telugu.body).toBe('te home 1');
    const missing = await ask('/nowhere');
    expect([missing.status, missing.body]).toEqual([404, '404 1']);
  });

  test('each answer carries the headers of the table, a missing file too', async () => {
    const lowered = (headers: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
    const elsewhere = lowered(table.elsewhere);
    for (const path of ['/home', '/sw.js', '/manifest.webmanifest'])
      expect((await ask(path)).headers).toMatchObject(elsewhere);
    const { 'cache-control': _, ...always } = elsewhere;
    expect((await ask('/nowhere')).headers).toMatchObject(always);
    expect((await ask('/assets/app-1.js')).headers).toMatchObject(lowered(table.assets));
  });

  test('a hashed file is kept for a year and sent as it was compressed, and one that is missing is not kept', async () => {
    const small = await ask('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('/assets/app-1.js')).body).toBe(script);
    const missing = await ask('/assets/app-0.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
  });

  test('the worker is asked for anew each time, and the manifest has its type', async () => {
    expect((await ask('/sw.js')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript',
    });
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toBe(
      'application/manifest+json',
    );
  });

  test('a call reaches a backend that listens, though another one does not, and carries last the client’s address as nginx sees it', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const answer = await ask('/login', { api: true, method: 'POST' });
      expect([answer.status, answer.body]).toEqual([200, 'answered']);
    }
    await ask('/services', { api: true, headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(asked.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7, unix:',
      host: 'api.example.in',
    });
  });

  test('a POST that a backend has taken is never sent to a second one, though it ends without an answer', async () => {
    // Each is asked once, so that nginx knows which ones listen.
    for (let turn = 0; turn < 3; turn++) await ask('/services', { api: true });
    asked.length = 0;
    expect((await ask('/unavailable', { api: true, method: 'POST' })).status).toBe(503);
    expect((await ask('/broken', { api: true, method: 'POST' })).status).toBe(502);
    expect(asked).toHaveLength(2);
  });

  test('a 503 reaches its person with the service’s sentence, and its backend is sent the next call', async () => {
    const refused = await ask('/unavailable', { api: true });
    expect([refused.status, refused.body]).toEqual([503, 'answered']);
    const next = await ask('/services', { api: true });
    expect([next.status, next.body]).toEqual([200, 'answered']);
  });

  test('a long answer of a backend is sent compressed to a browser that takes it so', async () => {
    const asking = { api: true, headers: { 'accept-encoding': 'gzip' } };
    const packed = await ask('/get_events', asking);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(packed.body.length).toBeLessThan(list.length / 4);
    expect((await ask('/get_events', { api: true })).body).toBe(list);
    expect((await ask('/services', asking)).body).toBe('answered');
  });

  test('the file of a person’s data is waited for as long as the app waits, and made once', async () => {
    const before = asked.length;
    expect(await ask('/account/data?user_id=42', { api: true })).toMatchObject({
      status: 200,
      body: 'late',
    });
    expect(asked.slice(before)).toHaveLength(1);
  });

  test('health and metrics are not for the public', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await ask(path, { api: true })).status).toBe(404);
  });

  test.skipIf(!hasRsync)(
    'the app’s next version is switched to, as the guide says: at each moment a page has the headers of its own version, and both versions have their files; then one of a single language, and back',
    async () => {
      const versions: Readonly<Record<string, HostTable>> = {
        '1': table,
        '2': tableWith(["'sha256-next'"]),
        '3': { ...tableWith(["'sha256-single'"]), languages: ['hi'] as const },
      };
      for (const version of ['2', '3']) await writeApp(version, versions[version] ?? table);
      expect((await ask('/assets/app-2.js')).status).toBe(404);
      const servedVersion = async () => {
        const { body, headers } = await ask('/home');
        const version = body.replace('home ', '');
        const policy = versions[version]?.elsewhere['Content-Security-Policy'];
        expect(headers['content-security-policy']).toBe(policy);
        for (const file of ['/assets/app-1.js', '/assets/app-2.js'])
          expect((await ask(file)).status).toBe(200);
        return version;
      };
      for (const version of ['2', '3', '1']) {
        await prepareSwitch(version);
        await servedVersion();
        await run('nginx', [...place(), '-s', 'reload']);
        await pWaitFor(async () => (await servedVersion()) === version, { interval: 20 });
      }
    },
  );

  test('what a person looks at and asks for is in no access log', async () => {
    for (const path of ['/event/42', '/home?query=doctor', '/missing']) await ask(path);
    for (const path of ['/account?user_id=42', '/metrics']) await ask(path, { api: true });
    expect(await readFile(join(folder, 'access.log'), 'utf8')).toBe('');
  });

  test('a flood of calls from one address is refused (429), and the app is still answered', async () => {
    const flood = [];
    for (let n = 0; n < 250; n += 1)
      flood.push((await ask('/services/category/Doctor', { api: true })).status);
    expect(new Set(flood.slice(0, 100))).toEqual(new Set([200]));
    expect(flood).toContain(429);
    expect((await ask('/home')).status).toBe(200);
  });
});

function isInstalled(program: string, option: string): Promise<boolean> {
  return run(program, [option]).then(
    () => true,
    () => false,
  );
}

/** The table of a version whose pages have these styles. */
function tableWith(styleHashes: readonly string[]): HostTable {
  return hostTable({
    settings: exampleSettings,
    isLocal: false,
    languages,
    scriptHashes: [],
    styleHashes,
  });
}

function place(): string[] {
  return ['-p', folder, '-c', 'nginx.conf'];
}

/** Runs the guide's commands for the server after an upload, but for the one that has nginx reload. */
async function prepareSwitch(version: string): Promise<void> {
  const guide = await readFile(join(root, 'docs/deploy.md'), 'utf8');
  const [, commands = ''] = /^ssh server sh -e <<END\n(.*?)^END$/ms.exec(guide) ?? [];
  const here = commands
    .replaceAll('/srv/timewell', folder)
    .replace('nginx -t && systemctl reload nginx', '');
  expect(here).not.toContain('systemctl');
  await run('sh', ['-ec', here], { env: { ...process.env, version } });
}

async function writeApp(version: string, hosting: HostTable): Promise<void> {
  const app = join(folder, 'app', version, 'dist');
  await mkdir(join(app, 'assets'), { recursive: true });
  const pages = ['404', 'index', 'home', 'event'];
  for (const language of ['', 'hi', 'te']) {
    await mkdir(join(app, language), { recursive: true });
    for (const page of pages)
      await writeFile(join(app, language, `${page}.html`), `${language} ${page} ${version}`.trim());
  }
  await writeFile(join(app, `assets/app-${version}.js`), script);
  await writeFile(join(app, 'sw.js'), 'self');
  await writeFile(join(app, 'manifest.webmanifest'), '{}');
  await precompress(app, 'quick');
  await writeTable(app, hosting);
}

/** The example with free ports and this folder, in the frame that a distribution brings. */
async function configuration(): Promise<string> {
  const example = await readFile(join(root, 'deploy/nginx/timewell.conf'), 'utf8');
  const server = example
    .replaceAll('listen 80;', `listen unix:${socketPath};`)
    .replaceAll('/srv/timewell', folder)
    // A test on a busy machine is no flood.
    .replace('rate=50r/s', 'rate=1r/s')
    .replace('proxy_read_timeout 12s', 'proxy_read_timeout 1s')
    .replace('127.0.0.1:8787', `unix:${folder}/silent.sock`)
    .replace(/ server 127\.0\.0\.1:8788.*/, (line) => {
      const listening = line.replace('8788', `${backend.port}`);
      return `${listening}${listening}`;
    });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1;',
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    'events { worker_connections 64; }',
    'http {',
    'types { text/html html; application/javascript js; }',
    `access_log ${folder}/access.log;`,
    ...temporary,
    server,
    '}',
  ].join('\n');
}

interface Asking {
  readonly api?: boolean;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

async function ask(path: string, { api = false, method = 'GET', headers = {} }: Asking = {}) {
  const host = api ? 'api.example.in' : 'app.example.in';
  // A connection of its own: a server that is told of a new version ends those that were kept.
  const sent = request({ socketPath, path, method, headers: { host, ...headers }, agent: false });
  sent.end();
  const [answer] = await once(sent, 'response');
  return {
    status: answer.statusCode as number,
    headers: answer.headers as IncomingHttpHeaders,
    body: await text(answer),
  };
}
