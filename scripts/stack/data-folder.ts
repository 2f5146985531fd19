import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Fault } from '../fault.ts';
import { root } from './root.ts';

/** Makes the data folder if need be; throws a `Fault` unless it can be read and written. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await readdir(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Fault(
      `The data folder ${folder} cannot be read and written${why}: mend its permissions, or choose another one with DATA_FOLDER.`,
    );
  }
}

/** Deletes a data folder and all in it; throws a `Fault` if it is not plainly one of ours. */
export async function removeDataFolder(folder: string): Promise<void> {
  if (await isAbsent(folder)) return;
  if (isPrecious(folder) || !(await holdsDatabase(folder))) {
    throw new Fault(
      `${folder} does not look like a data folder of Timewell, so it is left alone: delete it yourself, or start without --fresh.`,
    );
  }
  await rm(folder, { recursive: true });
}

function isPrecious(folder: string): boolean {
  return [root, homedir()].some((kept) => !relative(resolve(folder), kept).startsWith('..'));
}

async function holdsDatabase(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.length === 0 || entries.some(({ name }) => name === 'PG_VERSION')) return true;
  const within = entries.filter((entry) => entry.isDirectory());
  const versions = await Promise.all(
    within.map(({ name }) => isAbsent(join(folder, name, 'PG_VERSION'))),
  );
  return versions.includes(false);
}

async function isAbsent(path: string): Promise<boolean> {
  try {
    await access(path);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
