import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/stack/ports.ts';
import { startStack } from '../../scripts/stack.ts';
import { pushSettings } from './push-settings.ts';
import { announceStack } from './stack.ts';

/** Starts one stack for all tests, on free ports and with data of its own; returns how to stop it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const chromium = await findChromium(console.log);
  console.log(`Chromium: ${chromium.path} (${chromium.origin})`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'timewell-e2e-'));
  const ports = await freePorts();
  const stack = await startStack({ ports, dataFolder, mode: 'built', settings: pushSettings });
  const { appUrl, apiUrl, authUrl, pushUrl } = stack;
  announceStack({ appUrl, apiUrl, authUrl, pushUrl, chromium });
  return async () => {
    await stack.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
