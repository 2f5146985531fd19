import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { expect } from '@playwright/test';
import { buildFolderOf } from '../../scripts/stack/app-build.ts';
import { appSettings } from '../../scripts/stack/app-settings.ts';
import { freePorts, isFree, type Ports } from '../../scripts/stack/ports.ts';
import { test as base } from './fixtures.ts';
import { People } from './people.ts';
import { buildOf } from './stack.ts';

/** `npm start` as a person runs it, once it is ready. */
interface Started {
  readonly command: ChildProcess;
  readonly ports: Ports;
  readonly dataFolder: string;
}

const test = base.extend<{ started: Started }>({
  started: async ({ stack }, use) => {
    const ports = await freePorts();
    const dataFolder = await mkdtemp(join(tmpdir(), 'timewell-start-'));
    // It finds a build with its settings. That of the stack is as good: nobody opens the app.
    const build = await buildFolderOf(appSettings(ports));
    await cp(await buildOf(stack), build, { recursive: true });
    const command = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      env: {
        ...process.env,
        APP_PORT: String(ports.app),
        BACKEND_PORT: String(ports.backend),
        AUTH_EMULATOR_PORT: String(ports.auth),
        PUSH_STAND_IN_PORT: String(ports.push),
        DATA_FOLDER: dataFolder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await lineWith('Timewell is ready', command.stdout);
      command.stdout.resume();
      await use({ command, ports, dataFolder });
    } finally {
      await end(command, 'SIGTERM');
      for (const folder of [build, dataFolder]) await rm(folder, { recursive: true, force: true });
    }
  },
});

test('npm start: Ctrl-C ends every process and port, and its data folder has what people did', async ({
  started: { command, ports, dataFolder },
}, { workerIndex }) => {
  const groups = await groupsOf(command.pid);
  expect(groups.every(isRunning)).toBe(true);
  const apiUrl = `http://127.0.0.1:${ports.backend}`;
  const authUrl = `http://127.0.0.1:${ports.auth}`;
  await new People({ apiUrl, authUrl }, workerIndex).member('Kiran');

  expect(await end(command, 'SIGINT')).toBe(0);
  expect(await Promise.all(Object.values(ports).map(isFree))).toEqual([true, true, true, true]);
  expect(groups.filter(isRunning)).toEqual([]);

  const database = await PGlite.create(join(dataFolder, 'postgres'));
  const { rows } = await database.query('select 1 from sessions');
  await database.close();
  expect(rows).toHaveLength(1);
});

/** Ends a process by a signal, unless it has ended; resolves with its exit code. */
async function end(command: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<number | null> {
  if (command.exitCode === null && command.kill(signal)) await once(command, 'exit');
  return command.exitCode;
}

async function lineWith(words: string, stream: Readable): Promise<void> {
  for await (const line of createInterface({ input: stream })) if (line.includes(words)) return;
  throw new Error(`It ended without saying “${words}”.`);
}

/** Each child of the stack leads a process group of its own. Only Linux tells; elsewhere the ports must do. */
async function groupsOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
