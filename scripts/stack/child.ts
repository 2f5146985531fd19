import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const patience = { stop: 6_000 };
const memory = 64 * 1024;
const guard = join(import.meta.dirname, 'end-with-parent.ts');

/** What to run: a script for Node with its arguments, and where. */
export type ChildPlan = {
  readonly name: string;
  readonly node?: readonly string[];
  readonly script: string;
  readonly args?: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly shown?: boolean;
};

/** A running child with its whole process group. */
export type Child = {
  readonly name: string;
  /** Resolves with the exit code (or the signal) once it has ended, for whatever reason. */
  readonly ended: Promise<number | string>;
  /** The last 64 KB that it wrote. */
  output(): string;
  /** The last 64 KB that it wrote to the error stream. */
  complaint(): string;
  /** Asks the group to end, and ends it by force after 6 s; resolves when the child is gone. */
  stop(): Promise<void>;
};

/** Starts a Node child in a process group of its own, so that a terminal's Ctrl-C reaches only us. */
export function startChild(plan: ChildPlan): Child {
  const child = spawn(
    process.execPath,
    [...(plan.node ?? []), '--import', guard, plan.script, ...(plan.args ?? [])],
    {
      cwd: plan.folder,
      env: plan.environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const everything = recorder();
  const errors = recorder();
  child.stdout?.on('data', everything.add);
  child.stderr?.on('data', everything.add);
  child.stderr?.on('data', errors.add);
  if (plan.shown) {
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return {
    name: plan.name,
    ended,
    output: everything.text,
    complaint: errors.text,
    stop: () => stopGroup(child.pid, ended),
  };
}

async function stopGroup(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const tooLong = new AbortController();
  await Promise.race([
    ended,
    after(patience.stop, undefined, { signal: tooLong.signal }).catch(() => undefined),
  ]);
  tooLong.abort();
  signalGroup(pid, 'SIGKILL');
  await ended;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left, which is what was asked for.
  }
}

function recorder() {
  let kept = '';
  return {
    add: (chunk: Buffer) => {
      kept = (kept + chunk.toString('utf8')).slice(-memory);
    },
    text: () => kept,
  };
}
