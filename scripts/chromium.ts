import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { Fault } from './fault.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellPackage = 'chromium-headless-shell';
const shellNames = [shellPackage, 'chrome-headless-shell'];
const patience = { version: 20_000, download: 240_000, install: 300_000 };

/** A Chromium that runs on this machine, and where it came from in words. */
export type FoundChromium = {
  readonly path: string;
  /**
   * Its headless shell, which does the same work in two thirds of the time but has no notifications;
   * the whole browser where there is no shell, and undefined where Playwright knows its own.
   */
  readonly shellPath: string | undefined;
  readonly origin: string;
};

/** Flags without which Chromium asks the network for things of its own or, as root, does not start. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds an installed Chromium or gets one; throws a `Fault` if neither is possible. Playwright itself
 * looks for its own download and for Google Chrome alone.
 */
export async function findChromium(tell: (line: string) => void): Promise<FoundChromium> {
  const found = (await installed()) ?? (await downloaded(tell)) ?? (await fromDebian(tell));
  if (!found) {
    throw new Fault(
      'There is no Chromium here and none could be fetched: install Chromium or Chrome, or name one with CHROMIUM_PATH.',
    );
  }
  return found;
}

async function installed(): Promise<FoundChromium | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return { path: chosen, shellPath: chosen, origin: 'CHROMIUM_PATH' };
    throw new Fault(
      `CHROMIUM_PATH names ${chosen}, which does not run: correct it or leave it out.`,
    );
  }
  return (await onPath('installed')) ?? ofPlaywright();
}

async function onPath(origin: string): Promise<FoundChromium | undefined> {
  const path = await firstOnPath(names);
  return path ? { path, shellPath: (await firstOnPath(shellNames)) ?? path, origin } : undefined;
}

async function firstOnPath(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (await runs(path)) return path;
    }
  }
  return undefined;
}

async function ofPlaywright(): Promise<FoundChromium | undefined> {
  const path = chromium.executablePath();
  return (await runs(path)) ? { path, shellPath: undefined, origin: "Playwright's" } : undefined;
}

async function downloaded(tell: (line: string) => void): Promise<FoundChromium | undefined> {
  tell(
    'No Chromium is installed here: Playwright downloads its own into its cache (about 280 MB) …',
  );
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await succeeds(process.execPath, [cli, 'install', 'chromium'], patience.download);
  return ofPlaywright();
}

async function fromDebian(tell: (line: string) => void): Promise<FoundChromium | undefined> {
  if (process.getuid?.() !== 0 || !(await runs('apt-get'))) return undefined;
  tell('It could not be downloaded: apt-get installs chromium and chromium-headless-shell …');
  const fetched =
    (await succeeds('apt-get', ['update'], patience.install)) &&
    (await succeeds('apt-get', ['install', '-y', 'chromium'], patience.install));
  if (!fetched) return undefined;
  // Older releases of Debian have no package of the shell, and the whole browser does its work.
  await succeeds('apt-get', ['install', '-y', shellPackage], patience.install);
  return onPath('the package chromium');
}

async function runs(path: string): Promise<boolean> {
  return succeeds(path, ['--version'], patience.version);
}

async function succeeds(
  command: string,
  args: readonly string[],
  timeout: number,
): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { failed } = await execa(command, args, { stdio: 'ignore', timeout, env, reject: false });
  return !failed;
}
