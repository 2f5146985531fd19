import { dirname } from 'node:path';
import { Fault } from './fault.ts';
import { aborted } from './stack/aborted.ts';
import { answering } from './stack/answering.ts';
import { buildApp } from './stack/app-build.ts';
import { serveApp } from './stack/app-server.ts';
import { appSettings } from './stack/app-settings.ts';
import { startAuthEmulator } from './stack/auth-emulator.ts';
import { startBackend } from './stack/backend.ts';
import { type Child, startChild } from './stack/child.ts';
import { latestCode } from './stack/codes.ts';
import { openDataFolder, removeData } from './stack/data-folder.ts';
import { keepBuild } from './stack/old-builds.ts';
import { Parts } from './stack/parts.ts';
import { claimPorts, type Ports } from './stack/ports.ts';
import { type SentPush, startPushStandIn } from './stack/push-stand-in.ts';
import { root } from './stack/root.ts';
import { viteScript } from './stack/run-build.ts';

/** `mode` says whether the app is built, or served by Vite's development server. */
export type StackOptions = {
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly mode: 'built' | 'hot';
  /** A PostgreSQL server instead of the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Settings of the app that the local stack does not set. */
  readonly settings?: Readonly<Record<`VITE_${string}`, string>>;
  /** Receives a line for each part that is ready. */
  readonly tell?: (line: string) => void;
  /** Receives each push message that the backend sends. */
  readonly receivePush?: (message: SentPush) => void;
  /** Deletes the data of earlier starts. */
  readonly fresh?: boolean;
  /** Aborting it stops an unfinished start. */
  readonly signal?: AbortSignal;
};

/** The whole product, running on this machine. */
export type Stack = {
  readonly appUrl: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly pushUrl: string;
  /** The newest unused one-time code for an E.164 number, waiting up to a minute for it. */
  latestCode(number: string, otherThan?: string): Promise<string>;
  /** Rejects with a `Fault` if a part ends by itself; never resolves. */
  readonly broken: Promise<never>;
  /** Stops every part; resolves when no process is left. */
  close(): Promise<void>;
};

/**
 * Starts emulator, stand-in, backend and app in parallel; throws a `Fault`, with every part stopped, if one
 * cannot start.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataFolder, databaseUrl, tell = () => undefined, signal } = options;
  if (options.fresh && databaseUrl)
    throw new Fault(
      '--fresh deletes the data folder, and DATABASE_URL keeps the data elsewhere: empty that database yourself, or start without one of the two.',
    );
  await claimPorts(ports);
  if (options.fresh) await removeData(dataFolder);
  if (!databaseUrl) await openDataFolder(dataFolder);
  signal?.throwIfAborted();
  const parts = new Parts();
  const done = (line: string) => () => tell(line);
  try {
    await Promise.race([
      aborted(signal),
      Promise.all([
        startAuthEmulator(ports.auth, parts.service).then(done('Sign-in emulator ready')),
        startBackendWithPush(options, parts).then(done('Backend ready')),
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
    pushUrl: `http://127.0.0.1:${ports.push}`,
    latestCode: (number, otherThan) => latestCode(authUrl, number, otherThan),
    broken: parts.broken,
    close: () => parts.close(),
  };
}

/** The backend's messages go to a stand-in for Google, whose key it gets. */
async function startBackendWithPush(
  { ports, dataFolder, databaseUrl, mode, receivePush = () => undefined }: StackOptions,
  parts: Parts,
): Promise<void> {
  const standIn = await startPushStandIn({
    port: ports.push,
    receive: (message) => {
      receivePush(message);
      return undefined;
    },
  });
  parts.own(standIn.close);
  const { settings } = standIn;
  const watching = mode === 'hot';
  await startBackend({ ports, dataFolder, databaseUrl, watching, settings }, parts.service);
}

async function startApp(
  { ports, mode, settings: others }: StackOptions,
  parts: Parts,
): Promise<void> {
  const settings = { ...appSettings(ports), ...others };
  if (mode === 'hot') return startVite(ports.app, settings, parts.service);
  const folder = await buildApp(settings, parts.task);
  parts.own(keepBuild(dirname(folder)));
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
    script: viteScript,
    args: ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
    folder: root,
    environment: { ...process.env, ...settings },
    shown: true,
  });
  track(child);
  await answering(child, `http://127.0.0.1:${port}/`);
}
