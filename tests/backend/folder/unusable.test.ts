// @vitest-environment node
import { access, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFolder } from '../../../backend/db/folder.ts';
import { copyOf, left } from '../support/data-folder.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, access: vi.fn(real.access), statfs: vi.fn(real.statfs) };
});

let scratch: string;
let good: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'timewell-unusable-'));
  good = join(scratch, 'good');
  await (await openFolder(good)).close();
});

afterAll(() => rm(scratch, { recursive: true }));

it('Data folder: one that is a file, or cannot be made, is named with what to do', async () => {
  const file = join(scratch, 'a-file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'below'), '/proc/timewell', '/proc/timewell/data']) {
    await expect(openFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be made: correct the permissions there, or set DATA_FOLDER to another folder.`,
    );
  }
});

it.each([
  ['its tables are gone', (data: string) => rm(join(data, 'base'), { recursive: true })],
  ['it is of another version', (data: string) => writeFile(join(data, 'PG_VERSION'), '12\n')],
  [
    'it holds something else',
    async (data: string) => {
      await rm(data, { recursive: true });
      await mkdir(data);
      await writeFile(join(data, 'holiday.jpg'), 'x');
    },
  ],
])(
  'Data folder: when the data cannot be opened since %s, the folder is named and released',
  async (_, damage) => {
    const folder = await copyOf(good);
    await damage(join(folder, 'postgres'));
    await expect(openFolder(folder)).rejects.toThrow(
      `The data in ${folder} cannot be opened: put back a good copy, or remove the folder to start over with an empty one.`,
    );
    expect(await readdir(folder)).toEqual(left);
  },
);

it('Data folder: when its disk is full, that is said, and not that the data should be removed', async () => {
  const folder = await copyOf(good);
  await rm(join(folder, 'postgres/base'), { recursive: true });
  const disk = await statfs(folder);
  vi.mocked(statfs).mockResolvedValueOnce({ ...disk, bavail: 2, bsize: 4_096 });
  await expect(openFolder(folder)).rejects.toThrow(
    `The disk of the data folder ${folder} is full: free 64 MB of it, and start again.`,
  );
  expect(await readdir(folder)).toEqual(left);
});

it('Data folder: when its data belongs to another account, its permissions are named, and it is left as it is', async () => {
  const folder = await copyOf(good);
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  vi.mocked(access).mockRejectedValueOnce(denied);
  await expect(openFolder(folder)).rejects.toThrow(
    `The data folder ${folder} cannot be written: correct its permissions, or set DATA_FOLDER to another folder.`,
  );
  expect(await readdir(folder)).toEqual(left);
});
