import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/stack/ports.ts';
import { startStack } from '../../scripts/stack.ts';
import { pushSettings } from './push-world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
    apiUrl: string;
    authUrl: string;
    dataFolder: string;
    chromiumPath: string;
  }
}

/** Brings up one stack on free ports, with data of its own, for all files; returns how to end it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await findChromium(console.log);
  console.log(`Chromium: ${chromium.path} (${chromium.origin})`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'timewell-e2e-'));
  const ports = await freePorts();
  const stack = await startStack({ ports, dataFolder, mode: 'built', settings: pushSettings });
  project.provide('appUrl', stack.appUrl);
  project.provide('apiUrl', stack.apiUrl);
  project.provide('authUrl', stack.authUrl);
  project.provide('dataFolder', dataFolder);
  project.provide('chromiumPath', chromium.path);
  return async () => {
    await stack.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
