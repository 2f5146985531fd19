import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleSettings } from '../../scripts/bench/example-settings.ts';
import { runBuild } from '../../scripts/stack/app-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'timewell-production-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

const traces = ['demo-timewell', ':9099', ':8787', '127.0.0.1', 'connectAuthEmulator'];

describe('a production build', () => {
  test('carries nothing of the local stack', { timeout: 60_000 }, async () => {
    await runBuild({ mode: 'production', folder, settings: exampleSettings });
    const text = await contentOf(folder);
    const found = [...traces, exampleSettings.VITE_API_URL].filter((trace) => text.includes(trace));
    expect(found).toEqual([exampleSettings.VITE_API_URL]);
  });

  test('stops with a sentence when a setting is missing', { timeout: 60_000 }, async () => {
    const settings = { ...exampleSettings, VITE_FIREBASE_APP_ID: '' };
    await expect(runBuild({ mode: 'production', folder, settings })).rejects.toThrow(
      'A production build needs VITE_FIREBASE_APP_ID',
    );
  });
});

async function contentOf(built: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('**/*.{html,js,css,json}', { cwd: built })) {
    texts.push(await readFile(join(built, file), 'utf8'));
  }
  return texts.join('\n');
}
