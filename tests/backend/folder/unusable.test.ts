// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolder } from '../../../backend/db/folder.ts';
import { copyOf, left } from '../support/data-folder.ts';

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
  for (const folder of [file, join(file, 'below')]) {
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
