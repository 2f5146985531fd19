import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupFailure } from '../startup-failure.ts';

/** A data folder held by this process. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a data folder for this process by a file with the process id: PGlite has no lock of its
 * own, and two writers destroy the data. A file of an ended process is replaced.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'backend.pid');
  if (!(await claim(file, folder))) {
    const owner = await readOwner(file);
    if (isAlive(owner)) throw inUse(folder, owner);
    await rm(file, { force: true });
    if (!(await claim(file, folder))) throw inUse(folder, await readOwner(file));
  }
  return { release: () => rm(file, { force: true }) };
}

async function claim(file: string, folder: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw new StartupFailure(
      `The data folder ${folder} cannot be written: correct its permissions, or set DATA_FOLDER to another folder.`,
    );
  }
}

async function readOwner(file: string): Promise<number> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number): boolean {
  // A container gives every start the same process id, so a file with our own id is of an earlier
  // start.
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function inUse(folder: string, owner: number): StartupFailure {
  return new StartupFailure(
    `The data folder ${folder} is in use by process ${owner}: stop that one, or set DATA_FOLDER to another folder.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
