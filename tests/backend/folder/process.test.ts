// @vitest-environment node
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pWaitFor from 'p-wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../scripts/many-people.ts';
import { listenOnLoopback } from '../../../scripts/stack/loopback.ts';
import { isValid, signUp } from '../support/calls.ts';
import { copyOf, left } from '../support/data-folder.ts';
import { type BackendProcess, startProcess } from '../support/process.ts';

const number = '+919000012345';
const running: BackendProcess[] = [];
let scratch: string;
let seeded: string;
/** Started on a fresh folder, where a person registers, and ended by SIGINT. */
let first: BackendProcess;
let printed: string;
let person: Person;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'timewell-'));
  seeded = join(scratch, 'fresh', 'deep');
  first = start({ DATA_FOLDER: seeded });
  const url = await first.ready;
  printed = first.output.stdout;
  person = await signUp(url, number);
  first.child.kill('SIGINT');
  await first.ended;
});

afterEach(async () => {
  for (const backend of running.splice(0)) {
    backend.child.kill('SIGKILL');
    await backend.ended;
  }
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('Backend process: started on a fresh folder', () => {
  it('the backend prints one line about local mode and one when it is ready, each as JSON', async () => {
    const url = await first.ready;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    const lines = printed.split('\n');
    expect(lines.pop()).toBe('');
    const common = { time: expect.any(String), pid: first.child.pid };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...common, level: 'warn', msg: expect.stringMatching(/^local mode: /) },
      { ...common, level: 'info', url, msg: 'ready' },
    ]);
  });

  it('SIGINT ends it and leaves nothing behind', async () => {
    expect(await first.ended).toBe(0);
    expect(first.output.stderr).toBe('');
    expect(await readdir(seeded)).toEqual(left);
    await expect(fetch(`${await first.ready}/healthz`)).rejects.toThrow();
  });
});

describe('Backend process: killed during its first start', () => {
  it('the next start on the folder succeeds, at whatever steps earlier ones were killed', async () => {
    const folder = await mkdtemp(join(scratch, 'killed-'));
    for (const step of [
      'postgres.unfinished/PG_VERSION',
      'postgres.unfinished/base/5',
      'postgres/PG_VERSION',
    ]) {
      const killed = start({ DATA_FOLDER: folder });
      await pWaitFor(() => existsSync(join(folder, step)), { interval: 5 });
      killed.child.kill('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
    }
    const next = start({ DATA_FOLDER: folder });
    expect(await statusOf(`${await next.ready}/readyz`)).toBe(200);
  });
});

describe('Backend process: serving', () => {
  let serving: BackendProcess;
  let message: unknown;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    folder = await copyOf(seeded);
    serving = startProcess({ DATA_FOLDER: folder, METRICS_PORT: '0' }, true);
    [message] = await once(serving.child, 'message');
    url = await serving.ready;
  });

  afterAll(async () => {
    serving.child.kill('SIGKILL');
    await serving.ended;
  });

  it('metrics are answered on the port for them, and not on that of the calls', async () => {
    expect(await statusOf(`${url}/metrics`)).toBe(404);
    const [, metricsUrl] = /"metricsUrl":"([^"]+)"/.exec(serving.output.stdout) ?? [];
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^timewell_request_seconds_count{.*route="\/\*",status="404"} 1$/m);
    expect(await statusOf(`${metricsUrl}/`)).toBe(404);
  });

  it('a second backend on its data folder is refused, with the process that uses it', async () => {
    expect(await refusalOf({ DATA_FOLDER: folder })).toBe(
      `The data folder ${folder} is in use by process ${serving.child.pid}: stop that one, or set DATA_FOLDER to another folder.`,
    );
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await readFile(join(folder, 'backend.pid'), 'utf8')).toBe(String(serving.child.pid));
  });

  it('a second backend on its port is refused, and releases its own data folder', async () => {
    const { port } = new URL(url);
    const other = await copyOf(seeded);
    expect(await refusalOf({ DATA_FOLDER: other, BACKEND_PORT: port })).toBe(
      `Port ${port} is taken: stop what uses it, or set BACKEND_PORT to another port.`,
    );
    expect(await readdir(other)).toEqual(left);
  });

  it('the backend has sent its address to its parent process, and ends with it', async () => {
    expect(message).toEqual({ type: 'ready', url });
    serving.child.disconnect();
    expect(await serving.ended).toBe(0);
  });
});

describe('Backend process: stopping', () => {
  it('SIGTERM lets running requests finish, then ends the backend and leaves nothing behind', async () => {
    const folder = await copyOf(seeded);
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

  it('accounts and sessions survive a restart and a crash', async () => {
    const folder = await copyOf(seeded);
    const restarted = start({ DATA_FOLDER: folder });
    expect(await isValid(await restarted.ready, person.token)).toBe(true);
    const { token } = await signUp(await restarted.ready, '+919000012346');
    restarted.child.kill('SIGKILL');
    await restarted.ended;
    expect(await readdir(folder)).toContain('backend.pid');
    const after = start({ DATA_FOLDER: folder });
    expect(await isValid(await after.ready, token)).toBe(true);
  });
});

describe('Backend process: a failed start says what to do', () => {
  it('an unreachable database server is named without its password', async () => {
    const { port, close } = await listenOnLoopback(() => {});
    await close();
    const url = `postgres://timewell:not-to-be-seen@127.0.0.1:${port}/timewell`;
    expect(await refusalOf({ DATABASE_URL: url })).toBe(
      `The database at 127.0.0.1:${port} cannot be used (ECONNREFUSED): start it, or correct DATABASE_URL.`,
    );
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

function start(env: Record<string, string>): BackendProcess {
  const backend = startProcess(env);
  running.push(backend);
  return backend;
}

async function refusalOf(env: Record<string, string>): Promise<string> {
  const backend = start(env);
  expect(await backend.ended).toBe(1);
  expect(backend.output.stdout).not.toContain('ready');
  return backend.output.stderr.trimEnd();
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
