import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { describe, expect } from 'vitest';
import { freePorts, isFree } from '../../scripts/stack/ports.ts';
import { test } from './browser.ts';
import { stack } from './stack.ts';

const asPage = { headers: { accept: 'text/html' } };

describe('the stack', () => {
  test('answers that the backend is healthy', async () => {
    const answer = await fetch(`${stack.apiUrl}/healthz`);
    expect(answer.status).toBe(200);
  });

  test('serves the app at any of its addresses', async () => {
    for (const path of ['/', '/home', '/event/1.2']) {
      const answer = await fetch(`${stack.appUrl}${path}`, asPage);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        200,
        expect.stringContaining('id="root"'),
      ]);
    }
  });

  test('has no page to show in place of a missing asset', async () => {
    const answer = await fetch(`${stack.appUrl}/assets/missing-0000.js`, asPage);
    expect(answer.status).toBe(404);
  });

  test('shows the app in a browser without an error', async ({ openPage }) => {
    const page = await openPage({ at: '/home' });
    await page.locator('#root > *').first().waitFor();
  });

  test('leaves nothing running after Ctrl-C', async ({ onTestFinished }) => {
    const ports = await freePorts();
    const dataFolder = await mkdtemp(join(tmpdir(), 'timewell-start-'));
    const start = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        ...process.env,
        APP_PORT: String(ports.app),
        BACKEND_PORT: String(ports.backend),
        AUTH_EMULATOR_PORT: String(ports.auth),
        DATA_FOLDER: dataFolder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      start.kill('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    });
    await lineWith(start.stdout, 'Timewell is ready');
    const groups = await groupsOf(start.pid);
    expect(groups.every(isRunning)).toBe(true);
    start.kill('SIGINT');
    const [code] = await once(start, 'exit');
    expect(code).toBe(0);
    expect(await Promise.all(Object.values(ports).map(isFree))).toEqual([true, true, true]);
    expect(groups.filter(isRunning)).toEqual([]);
  });
});

async function lineWith(stream: Readable, words: string): Promise<void> {
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
