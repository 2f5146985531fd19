import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import getPort from 'get-port';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { serveApp } from '../stack/app-server.ts';
import type { Parts } from '../stack/parts.ts';
import { precompress } from '../stack/precompress.ts';
import { root } from '../stack/root.ts';
import { runBuild } from '../stack/run-build.ts';
import { exampleSettings } from './example-settings.ts';

/** A production build in a folder, and where it is served with the headers for hosts. */
export interface Built {
  readonly folder: string;
  readonly origin: string;
  /** The path of its home page. */
  readonly home: string;
}

/** The app beside the floor: react, xstate and wouter alone, which no page made of them can beat. */
export interface Site {
  readonly app: Built;
  readonly floor: Built;
  readonly browser: Browser;
  /** The path of the browser's program. */
  readonly program: string;
}

export async function openSite(running: Parts): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
  running.own(() => rm(folder, { recursive: true, force: true }));
  const { path: program, origin } = await findChromium(console.log);
  console.log(`Chromium: ${program} (${origin}). Production builds with example settings.`);
  const build = (name: string, from: string) => serveBuild(join(folder, name), from, running);
  const app = await build('app', root);
  const floor = await build('floor', join(root, 'scripts/bench/floor'));
  const browser = await chromium.launch({
    executablePath: program,
    args: [...chromiumFlags],
    handleSIGINT: false,
  });
  running.own(() => browser.close());
  return { app: { ...app, home: '/home' }, floor: { ...floor, home: '/' }, browser, program };
}

async function serveBuild(folder: string, app: string, running: Parts) {
  const settings = { ...exampleSettings, VITE_LANGUAGE: 'en' };
  await runBuild({ mode: 'production', folder, settings, app }, running.task);
  await precompress(folder, 'best');
  const port = await getPort();
  const server = await serveApp(folder, port);
  running.own(server.close);
  return { folder, origin: `http://localhost:${port}` };
}
