import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { answering } from './answering.ts';
import { type Child, startChild } from './child.ts';

/**
 * The Firebase project of the local stack; its prefix `demo-` keeps the emulator off the network.
 */
export const localProject = 'demo-timewell';

/**
 * Starts the Firebase Auth emulator; the folder of its settings and logs is deleted when it ends.
 */
export async function startAuthEmulator(port: number, track: (child: Child) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-auth-'));
  const [hub, logging] = await Promise.all([getPort(), getPort()]);
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(emulators({ port, hub, logging })));
  const child = startChild({
    name: 'The sign-in emulator',
    script: createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    args: [
      'emulators:start',
      ...['--only', 'auth'],
      ...['--project', localProject],
      '--non-interactive',
    ],
    folder,
    // With CI set it does not fetch announcements from the network.
    environment: { ...process.env, NODE_ENV: 'development', CI: 'true', NO_UPDATE_NOTIFIER: '1' },
  });
  track(child);
  void child.ended.then(() => rm(folder, { recursive: true, force: true }));
  await answering(child, `http://127.0.0.1:${port}/`);
}

function emulators({ port, hub, logging }: { port: number; hub: number; logging: number }) {
  const host = '127.0.0.1';
  return {
    emulators: {
      auth: { host, port },
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
