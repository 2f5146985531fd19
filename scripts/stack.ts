import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { aborted } from './stack/aborted.ts';
import { answering } from './stack/answering.ts';
import { buildApp } from './stack/app-build.ts';
import { serveApp } from './stack/app-server.ts';
import { appSettings } from './stack/app-settings.ts';
import { startAuthEmulator } from './stack/auth-emulator.ts';
import { startBackend } from './stack/backend.ts';
import type { Child } from './stack/child.ts';
import { startChild } from './stack/child.ts';
import { latestCode } from './stack/codes.ts';
import { openDataFolder, removeDataFolder } from './stack/data-folder.ts';
import { Parts } from './stack/parts.ts';
import type { Ports } from './stack/ports.ts';
import { claimPorts } from './stack/ports.ts';
import { root } from './stack/root.ts';

/** What a stack is started with; `mode` says whether the app is built or served hot by Vite. */
export type StackOptions = {
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly mode: 'built' | 'hot';
  /** A PostgreSQL server to use in place of the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Settings of the app that the local stack has none of. */
  readonly settings?: Readonly<Record<`VITE_${string}`, string>>;
  /** Recipient a line for each part that is ready. */
  readonly tell?: (line: string) => void;
  /** Deletes what an earlier start left in the data folder. */
  readonly fresh?: boolean;
  /** Aborting it stops a start that is under way. */
  readonly signal?: AbortSignal;
};

/** The whole product, running on this machine. */
export type Stack = {
  readonly appUrl: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  /** The newest unused one-time code for an E.164 number, waiting up to 10 s for it. */
  latestCode(number: string, otherThan?: string): Promise<string>;
  /** Rejects with a `Fault` should a part end by itself; never resolves. */
  readonly broken: Promise<never>;
  /** Stops every part; resolves when nothing is left running. */
  close(): Promise<void>;
};

/** Starts emulator, backend and app side by side; throws a `Fault`, with nothing left running, if one cannot. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataFolder, databaseUrl, tell = () => undefined, signal } = options;
  await claimPorts(ports);
  if (options.fresh) await removeDataFolder(dataFolder);
  if (!databaseUrl) await openDataFolder(dataFolder);
  signal?.throwIfAborted();
  const parts = new Parts();
  const done = (line: string) => () => tell(line);
  const watching = options.mode === 'hot';
  try {
    await Promise.race([
      aborted(signal),
      Promise.all([
        startAuthEmulator(ports.auth, parts.service).then(done('Sign-in emulator ready')),
        startBackend({ ports, dataFolder, databaseUrl, watching }, parts.service).then(
          done('Backend ready'),
        ),
        startApp(options, parts).then(done('App ready')),
      ]),
    ]);
  } catch (error) {
    await parts.close();
    throw error;
  }
  const authUrl = `http://127.0.0.1:${ports.auth}`;
  return {
    appUrl: `http://localhost:${ports.app}`,
    apiUrl: `http://127.0.0.1:${ports.backend}`,
    authUrl,
    latestCode: (number, otherThan) => latestCode(authUrl, number, otherThan),
    broken: parts.broken,
    close: () => parts.close(),
  };
}

async function startApp(
  { ports, mode, settings: others }: StackOptions,
  parts: Parts,
): Promise<void> {
  const settings = { ...appSettings(ports), ...others };
  if (mode === 'hot') return startVite(ports.app, settings, parts.service);
  const folder = await buildApp(settings, parts.task);
  const server = await serveApp(folder, ports.app);
  parts.own(server.close);
}

async function startVite(
  port: number,
  settings: Record<string, string>,
  track: (child: Child) => void,
): Promise<void> {
  const child = startChild({
    name: 'Vite',
    script: join(
      dirname(createRequire(import.meta.url).resolve('vite/package.json')),
      'bin/vite.js',
    ),
    args: ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
    folder: root,
    environment: { ...process.env, ...settings },
    shown: true,
  });
  track(child);
  await answering(child, `http://127.0.0.1:${port}/`);
}
