import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../backend/main.ts', import.meta.url));
const compiled = fileURLToPath(
  new URL('../../../node_modules/.cache/timewell/compiled', import.meta.url),
);

/** The backend in a process of its own. */
export interface BackendProcess {
  readonly child: ChildProcess;
  /** The complete output so far. */
  readonly output: { stdout: string; stderr: string };
  /** Its address once it is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Starts the backend in local mode on a free port, with further environment variables. */
export function startProcess(env: Record<string, string>, withChannel = false): BackendProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      // What one start has compiled serves the next.
      NODE_COMPILE_CACHE: compiled,
      TIMEWELL_LOCAL: '1',
      BACKEND_PORT: '0',
      ...env,
    },
    stdio: withChannel ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = endOf(child);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const url = /"url":"([^"]+)","msg":"ready"/.exec(output.stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`ended before it was ready: ${output.stderr}`)));
  });
  ready.catch(() => {});
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  return { child, output, ready, ended };
}

// Not 'close', which never comes after this side has disconnected the channel.
async function endOf(child: ChildProcess): Promise<number | string | null> {
  const exit = once(child, 'exit');
  const streams = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const [[code, signal]] = await Promise.all([exit, ...streams]);
  return code ?? signal;
}
