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

describe('starting over', () => {
  test('deletes a data folder', async () => {
    await mkdir(join(folder, 'postgres'));
    await removeDataFolder(folder);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  test('has nothing to do without one', async () => {
    await expect(removeDataFolder(join(folder, 'none'))).resolves.toBeUndefined();
  });

  test('leaves a folder alone that holds anything else', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(removeDataFolder(folder)).rejects.toThrow('is left alone');
    await expect(access(join(folder, 'thesis.txt'))).resolves.toBeUndefined();
  });

  test.each([root, join(root, '..'), '/'])('never touches %s', async (precious) => {
    await expect(removeDataFolder(precious)).rejects.toThrow('is left alone');
  });

  test('refuses while another process uses the folder', async () => {
    await writeFile(join(folder, 'backend.pid'), String(process.ppid));
    await expect(removeDataFolder(folder)).rejects.toThrow('in use');
  });
});

test('a data folder that is a file is told in one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(
    `The data folder ${file} cannot be read and written (EEXIST): mend its permissions, or choose another one with DATA_FOLDER.`,
  );
});
