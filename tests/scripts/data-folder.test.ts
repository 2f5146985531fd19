import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder, removeDataFolder } from '../../scripts/stack/data-folder.ts';
import { root } from '../../scripts/stack/root.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timewell-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('Data folder: --fresh', () => {
  test('a data folder is deleted', async () => {
    await mkdir(join(folder, 'postgres'));
    await removeDataFolder(folder);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  test('a missing folder is no error', async () => {
    await expect(removeDataFolder(join(folder, 'none'))).resolves.toBeUndefined();
  });

  test('a folder that holds any other file is left alone', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(removeDataFolder(folder)).rejects.toThrow('is left alone');
    await expect(access(join(folder, 'thesis.txt'))).resolves.toBeUndefined();
  });

  test.each([root, join(root, '..'), '/'])('%s is never deleted', async (precious) => {
    await expect(removeDataFolder(precious)).rejects.toThrow('is left alone');
  });

  test('a folder in use by another process is refused', async () => {
    await writeFile(join(folder, 'backend.pid'), String(process.ppid));
    await expect(removeDataFolder(folder)).rejects.toThrow('in use');
  });
});

test('Data folder: a file in its place is named in one sentence that says what to do', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(
    `The data folder ${file} cannot be read and written (EEXIST): mend its permissions, or choose another one with DATA_FOLDER.`,
  );
});
