import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { lockFolder } from '../../backend/db/folder-lock.ts';
import { Fault } from '../fault.ts';
import { root } from './root.ts';

const data = ['postgres', 'postgres.unfinished'];
const ourNames = [...data, 'backend.lock', 'backend.pid'];

/**
 * Creates the data folder if it is missing; throws a `Fault` unless it can be read and written.
 */
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

/**
 * Deletes the data in a data folder; throws a `Fault` if it is in use or the folder holds other
 * files.
 */
export async function removeData(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return;
  if (isPrecious(folder) || !names.every((name) => ourNames.includes(name))) {
    throw new Fault(
      `${folder} does not look like a data folder of Timewell, so it is left alone: delete it yourself, or start without --fresh.`,
    );
  }
  const lock = await lockFolder(folder).catch((error: unknown) => {
    throw new Fault(error instanceof Error ? error.message : String(error));
  });
  for (const name of data) await rm(join(folder, name), { recursive: true, force: true });
  await lock.release();
}

function isPrecious(folder: string): boolean {
  return [root, homedir()].some((kept) => !relative(resolve(folder), kept).startsWith('..'));
}
