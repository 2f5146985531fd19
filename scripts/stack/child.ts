import { once } from 'node:events';
import { join } from 'node:path';
import { execaNode } from 'execa';

const patienceMs = 6_000;
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
  /** Rewrites each line that the child writes to stdout. */
  readonly reword?: (line: string) => string;
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
  /** Asks the child to end, and ends it by force after 6 s; resolves when its group is gone. */
  stop(): Promise<void>;
};

/** Starts a Node child in a process group of its own, so that a terminal's Ctrl-C reaches only us. */
export function startChild(plan: ChildPlan): Child {
  const { reword = (line: string) => line } = plan;
  const stream = plan.shown ? (['pipe', 'inherit'] as const) : (['pipe'] as const);
  function* rewording(line: unknown) {
    yield reword(String(line));
  }
  const child = execaNode(plan.script, plan.args ?? [], {
    nodeOptions: [...(plan.node ?? []), '--import', guard],
    cwd: plan.folder,
    env: plan.environment,
    extendEnv: false,
    detached: true,
    stdin: 'ignore',
    stdout: [rewording, ...stream],
    stderr: stream,
    all: true,
    // Execa ends a child whose output fills its buffer, and a server writes for days.
    buffer: false,
    reject: false,
    forceKillAfterDelay: patienceMs,
  });
  const ended = child.then((end) => end.exitCode ?? end.signal ?? end.shortMessage ?? 'unknown');
  const exited = once(child, 'exit').catch(() => undefined);
  return {
    name: plan.name,
    ended,
    output: tailOf(child.all),
    complaint: tailOf(child.stderr),
    stop: async () => {
      child.kill();
      await exited;
      killGroup(child.pid);
      await ended;
    },
  };
}

/** Ends children of a child that outlived it; Execa ends only the child itself. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    return;
  }
}

function tailOf(stream: NodeJS.ReadableStream): () => string {
  let kept = '';
  stream.on('data', (chunk: Buffer) => {
    kept = (kept + chunk.toString('utf8')).slice(-memory);
  });
  return () => kept;
}
