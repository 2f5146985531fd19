import { cp, glob, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable } from '../../scripts/hosting/plugin.ts';
import { staticHost } from '../../scripts/stack/app-server.ts';
import { startBackend } from '../../scripts/stack/backend.ts';
import { listenOnLoopback } from '../../scripts/stack/loopback.ts';
import { Parts } from '../../scripts/stack/parts.ts';
import { freePorts } from '../../scripts/stack/ports.ts';
import { buildOf, portsOf, type RunningStack } from './stack.ts';

/** A host of the app that goes from one build to the next, with a backend that takes its pages' calls. */
export interface ChangingHost {
  readonly appUrl: string;
  readonly apiUrl: string;
  /** Serves the next build: every hashed file has another name, and those of the first are gone. */
  readonly deploy: () => Promise<void>;
  /** Serves the first build again. */
  readonly takeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Both builds are copies of the stack's own, since building would take longer than the test. */
export async function openChangingHost(stack: RunningStack): Promise<ChangingHost> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-builds-'));
  const parts = new Parts();
  let serve: RequestListener = () => {};
  const server = await listenOnLoopback((request, answer) => serve(request, answer));
  const { auth, push } = portsOf(stack);
  const ports = { app: server.port, backend: (await freePorts()).backend, auth, push };
  const apiUrl = `http://127.0.0.1:${ports.backend}`;
  const show = async (app: string) => {
    serve = staticHost(app, await readTable(app));
  };
  await startBackend(
    {
      ports,
      dataFolder: join(folder, 'data'),
      databaseUrl: undefined,
      watching: false,
      settings: {},
    },
    parts.service,
  );
  const first = await copyOf(join(await buildOf(stack), 'app'), join(folder, 'first'));
  await changeTexts(first, (text) => text.replaceAll(stack.apiUrl, apiUrl));
  const next = await copyOf(first, join(folder, 'next'));
  await renameAssets(next);
  await show(first);
  return {
    appUrl: `http://localhost:${server.port}`,
    apiUrl,
    deploy: () => show(next),
    takeBack: () => show(first),
    close: async () => {
      await server.close();
      await parts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without the compressed files, which a changed text would leave as they were. */
async function copyOf(app: string, copy: string): Promise<string> {
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  for (const part of ['', '-hosting'])
    await cp(`${app}${part}`, `${copy}${part}`, { recursive: true, filter });
  return copy;
}

/** As if the content of every file had changed, so that browsers fetch all of them anew. */
async function renameAssets(app: string): Promise<void> {
  const assets = join(app, 'assets');
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const renamed = name.replace(/(?=\.\w+$)/, 'n');
    names.set(name, renamed);
    await rename(join(assets, name), join(assets, renamed));
  }
  await changeTexts(app, (text) =>
    text
      .replace(/[\w.-]+\.(?:js|css|woff2)/g, (name) => names.get(name) ?? name)
      .replace(/("revision":")./g, '$1n'),
  );
}

async function changeTexts(app: string, change: (text: string) => string): Promise<void> {
  for (const part of ['', '-hosting'])
    for await (const file of glob('**/*.{html,js,css,json}', { cwd: `${app}${part}` })) {
      const path = join(`${app}${part}`, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    }
}
