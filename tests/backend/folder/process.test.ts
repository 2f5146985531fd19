// @vitest-environment node
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pWaitFor from 'p-wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isValid, signUp } from '../support/calls.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

const number = '+919000012345';
/** The content of a data folder that is not in use. */
const left = ['backend.lock', 'postgres'];
const production = {
  TIMEWELL_LOCAL: '',
  FIREBASE_PROJECT_ID: 'timewell-in',
  AADHAAR_HASH_KEY: '0123456789abcdef0123456789abcdef',
  ALLOWED_ORIGINS: 'https://timewell.example',
};
const running: BackendProcess[] = [];
let scratch: string;
let seeded: string;
let first: BackendProcess;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'timewell-'));
  seeded = join(scratch, 'fresh', 'deep');
  first = start({ DATA_FOLDER: seeded });
  await first.ready;
  await stop(first);
});

afterEach(async () => {
  for (const backend of running.splice(0)) {
    backend.child.kill('SIGKILL');
    await backend.ended;
  }
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('Backend process: started on a fresh folder', () => {
  it('the backend prints one line about local mode and one when it is ready', async () => {
    const url = await first.ready;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect(first.output.stdout.split('\n')).toEqual([
      expect.stringMatching(/^local mode: /),
      `ready ${url}`,
      '',
    ]);
  });
});

describe('Backend process: killed during its first start', () => {
  it('the next start on the folder succeeds, at whatever steps earlier ones were killed', async () => {
    const folder = await mkdtemp(join(scratch, 'killed-'));
    for (const isReached of [
      () => true,
      (files: string[]) => files.some((file) => file.endsWith('/PG_VERSION')),
      (files: string[]) => files.some((file) => file.endsWith('/global/pg_control')),
      (files: string[]) => files.some((file) => file.endsWith('/base/5')),
      (files: string[]) => files.includes('postgres/PG_VERSION'),
    ]) {
      const killed = start({ DATA_FOLDER: folder });
      await pWaitFor(async () => isReached(await filesIn(folder)), { interval: 5 });
      killed.child.kill('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
    }
    const next = start({ DATA_FOLDER: folder });
    expect(await statusOf(`${await next.ready}/healthz`)).toBe(200);
  });
});

describe('Backend process: running and stopping', () => {
  it('SIGINT ends the backend and leaves nothing behind', async () => {
    const folder = await copyOfSeeded();
    const backend = start({ DATA_FOLDER: folder });
    const url = await backend.ready;
    backend.child.kill('SIGINT');
    expect(await backend.ended).toBe(0);
    expect(backend.output.stderr).toBe('');
    expect(await readdir(folder)).toEqual(left);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('SIGTERM lets running requests finish, then ends the backend and leaves nothing behind', async () => {
    const folder = await copyOfSeeded();
    const backend = start({ DATA_FOLDER: folder });
    const url = await backend.ready;
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const answer = fetch(`${url}/check-user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(new TextEncoder().encode('{"mobile_number":'));
    await statusOf(`${url}/healthz`);
    backend.child.kill('SIGTERM');
    await writer.write(new TextEncoder().encode(`"${number}"}`));
    await writer.close();
    expect((await answer).status).toBe(200);
    expect(await backend.ended).toBe(0);
    expect(backend.output.stderr).toBe('');
    expect(await readdir(folder)).toEqual(left);
  });

  it('the backend sends its address to its parent process and ends with it', async () => {
    const backend = start({ DATA_FOLDER: await copyOfSeeded() }, true);
    const [message] = await once(backend.child, 'message');
    expect(message).toEqual({ type: 'ready', url: await backend.ready });
    backend.child.disconnect();
    expect(await backend.ended).toBe(0);
  });

  it('accounts and sessions survive restarts and a crash', async () => {
    const folder = await copyOfSeeded();
    const first = start({ DATA_FOLDER: folder });
    const { token } = await signUp(await first.ready, number);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await readdir(folder)).toContain('backend.pid');
    const second = start({ DATA_FOLDER: folder });
    expect(await isValid(await second.ready, token)).toBe(true);
    await stop(second);
    const third = start({ DATA_FOLDER: folder });
    expect(await isValid(await third.ready, token)).toBe(true);
  });

  it('the backend refuses a body of 1 MB over a socket and continues to serve', async () => {
    const backend = start({ DATA_FOLDER: await copyOfSeeded() });
    const url = await backend.ready;
    const response = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(1_000_000),
    });
    expect(response.status).toBe(413);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });
});

describe('Backend process: a failed start says what to do', () => {
  it('a taken port is named, and the data folder is released', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = await copyOfSeeded();
    const sentence = await refusalOf({ DATA_FOLDER: folder, BACKEND_PORT: String(port) });
    other.close();
    expect(sentence).toBe(
      `Port ${port} is taken: stop what uses it, or set BACKEND_PORT to another port.`,
    );
    expect(await readdir(folder)).toEqual(left);
  });

  it('a host that is not an address of this machine is named', async () => {
    const env = { DATA_FOLDER: await copyOfSeeded(), BACKEND_HOST: '192.0.2.1' };
    expect(await refusalOf({ ...production, ...env })).toMatch(
      /^The backend cannot listen on 192\.0\.2\.1 .*BACKEND_HOST/,
    );
  });

  it('a data folder in use by another process is named with that process', async () => {
    const folder = await copyOfSeeded();
    const owner = start({ DATA_FOLDER: folder });
    const url = await owner.ready;
    expect(await refusalOf({ DATA_FOLDER: folder })).toBe(
      `The data folder ${folder} is in use by process ${owner.child.pid}: stop that one, or set DATA_FOLDER to another folder.`,
    );
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await readFile(join(folder, 'backend.pid'), 'utf8')).toBe(String(owner.child.pid));
  });

  it('a data folder that is a file, or cannot be created, is named', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, '');
    expect(await refusalOf({ DATA_FOLDER: file })).toMatch(/^The data folder .* set DATA_FOLDER/);
    const below = join(file, 'below');
    expect(await refusalOf({ DATA_FOLDER: below })).toMatch(/^The data folder .* set DATA_FOLDER/);
  });

  it.each([
    [
      'its control file is overwritten',
      (folder: string) => writeFile(join(folder, 'postgres/global/pg_control'), 'x'),
    ],
    [
      'its tables are gone',
      (folder: string) => rm(join(folder, 'postgres/base'), { recursive: true }),
    ],
    [
      'it is of another version',
      (folder: string) => writeFile(join(folder, 'postgres/PG_VERSION'), '12\n'),
    ],
    [
      'it holds something else',
      async (folder: string) => {
        await rm(join(folder, 'postgres'), { recursive: true });
        await mkdir(join(folder, 'postgres'));
        await writeFile(join(folder, 'postgres/holiday.jpg'), 'x');
      },
    ],
  ])('data that cannot be opened because %s is named', async (_, damage) => {
    const folder = await copyOfSeeded();
    await damage(folder);
    expect(await refusalOf({ DATA_FOLDER: folder })).toBe(
      `The data in ${folder} cannot be opened: put back a good copy, or remove the folder to start over with an empty one.`,
    );
    expect(await readdir(folder)).toEqual(left);
  });

  it('an unreachable database server is named without its password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const url = `postgres://timewell:not-to-be-seen@127.0.0.1:${port}/timewell`;
    expect(await refusalOf({ DATABASE_URL: url })).toBe(
      `The database at 127.0.0.1:${port} cannot be used (ECONNREFUSED): start it, or correct DATABASE_URL.`,
    );
  });

  it('local mode on an address that a network reaches is refused', async () => {
    expect(await refusalOf({ BACKEND_HOST: '0.0.0.0' })).toMatch(
      /^Set BACKEND_HOST to 127\.0\.0\.1/,
    );
  });

  it('local mode in production is refused', async () => {
    expect(await refusalOf({ NODE_ENV: 'production' })).toMatch(/^Remove TIMEWELL_LOCAL/);
  });

  it('each missing secret outside local mode is named in a line of its own', async () => {
    const refused = await refusalOf({ TIMEWELL_LOCAL: '' });
    expect(refused.split('\n')).toEqual([
      expect.stringMatching(/^Set FIREBASE_PROJECT_ID /),
      expect.stringMatching(/^Set AADHAAR_HASH_KEY /),
      expect.stringMatching(/^Set ALLOWED_ORIGINS /),
    ]);
  });
});

function start(env: Record<string, string>, withChannel = false): BackendProcess {
  const backend = startProcess(env, withChannel);
  running.push(backend);
  return backend;
}

async function stop(backend: BackendProcess): Promise<void> {
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
}

async function refusalOf(env: Record<string, string>): Promise<string> {
  const backend = start(env);
  expect(await backend.ended).toBe(1);
  expect(backend.output.stdout).not.toContain('ready');
  return backend.output.stderr.trimEnd();
}

/** All files below a folder that is being written; nothing while a part of it is renamed or removed. */
async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true }).catch(() => []);
}

async function copyOfSeeded(): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'copy-'));
  await cp(seeded, folder, { recursive: true });
  return folder;
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
