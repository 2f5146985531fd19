import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Ports } from '../../scripts/stack/ports.ts';

type Started = ChildProcessByStdio<null, Readable, null>;

/** Runs `npm start` as a person would, with a data folder of its own that stays between two starts. */
export class StartCommand {
  #running: Started | undefined;
  #folder: string | undefined;

  async dataFolder(): Promise<string> {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'timewell-start-'));
    return this.#folder;
  }

  /** Resolves with the process's id once the stack is ready. */
  async run(ports: Ports): Promise<number | undefined> {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        ...process.env,
        APP_PORT: String(ports.app),
        BACKEND_PORT: String(ports.backend),
        AUTH_EMULATOR_PORT: String(ports.auth),
        PUSH_STAND_IN_PORT: String(ports.push),
        DATA_FOLDER: await this.dataFolder(),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running = child;
    await lineWith('Timewell is ready', child.stdout);
    child.stdout.resume();
    return child.pid;
  }

  /** Ends it by a signal; resolves with its exit code. */
  async end(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null> {
    const child = this.#running;
    this.#running = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  /** Leaves nothing behind. */
  async cleanUp(): Promise<void> {
    await this.end('SIGTERM');
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}

async function lineWith(words: string, stream: Readable): Promise<void> {
  for await (const line of createInterface({ input: stream })) if (line.includes(words)) return;
  throw new Error(`It ended without saying “${words}”.`);
}
