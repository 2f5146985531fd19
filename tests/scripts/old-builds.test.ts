import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepBuild, removeOldBuilds } from '../../scripts/stack/old-builds.ts';

test('Local stack: the build that a stack serves stays for as long as it runs, and a day longer; another build removes it then', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'timewell-builds-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  for (const name of ['idle', 'served']) await mkdir(join(cache, name));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = keepBuild(join(cache, 'served'));
  const left = async (hours: number) => {
    vi.advanceTimersByTime(hours * 60 * 60 * 1000);
    await removeOldBuilds(cache);
    return readdir(cache);
  };
  expect(await left(72)).toEqual(['served']);
  await stop();
  expect(await left(23)).toEqual(['served']);
  expect(await left(3)).toEqual([]);
});

test('Local stack: a build that another stack has just renamed or removed stops no start', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'timewell-builds-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  // It is listed, and is not there once it is looked at.
  await symlink(join(cache, 'gone'), join(cache, 'draft-of-another'));
  await mkdir(join(cache, 'served'));
  await removeOldBuilds(cache);
  expect(await readdir(cache)).toContain('served');
});
