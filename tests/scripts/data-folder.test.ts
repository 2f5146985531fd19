import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../../backend/db/folder-lock.ts';
import { openDataFolder, removeData } from '../../scripts/stack/data-folder.ts';
import { freePorts } from '../../scripts/stack/ports.ts';
import { root } from '../../scripts/stack/root.ts';
import { startStack } from '../../scripts/stack.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timewell-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('Data folder: --fresh', () => {
  test('the data of finished and of killed starts is deleted', async () => {
    await mkdir(join(folder, 'postgres/base'), { recursive: true });
    await mkdir(join(folder, 'postgres.unfinished'));
    await removeData(folder);
    expect(await readdir(folder)).toEqual(['backend.lock']);
    await removeData(folder);
  });

  test('a missing folder is no error', async () => {
    await expect(removeData(join(folder, 'none'))).resolves.toBeUndefined();
  });

  test('a folder that holds any other file is left alone', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(removeData(folder)).rejects.toThrow('is left alone');
    await expect(access(join(folder, 'thesis.txt'))).resolves.toBeUndefined();
  });

  test('without it a start deletes nothing', async () => {
    await mkdir(join(folder, 'postgres'));
    // So that nothing is run after that.
    const signal = AbortSignal.abort(new Error('started'));
    const options = { ports: await freePorts(), dataFolder: folder, signal };
    await expect(startStack({ ...options, mode: 'built' })).rejects.toThrow('started');
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('beside DATABASE_URL, whose data it would keep, it is refused, and nothing is deleted', async () => {
    await mkdir(join(folder, 'postgres'));
    const databaseUrl = 'postgres://localhost/timewell';
    // So that nothing is run if it is not refused.
    const signal = AbortSignal.abort(new Error('started'));
    const options = { ports: await freePorts(), dataFolder: folder, databaseUrl, signal };
    await expect(startStack({ ...options, mode: 'built', fresh: true })).rejects.toThrow(
      '--fresh deletes the data folder, and DATABASE_URL keeps the data elsewhere: empty that database yourself, or start without one of the two.',
    );
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test.each([root, join(root, '..'), '/'])('%s is never deleted', async (precious) => {
    await expect(removeData(precious)).rejects.toThrow('is left alone');
  });

  test('a folder in use is refused', async () => {
    const lock = await lockFolder(folder);
    await expect(removeData(folder)).rejects.toThrow('in use');
    await lock.release();
  });
});

test('Data folder: a file in its place is named in one sentence that says what to do', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(
    `The data folder ${file} cannot be read and written (EEXIST): mend its permissions, or choose another one with DATA_FOLDER.`,
  );
});
