import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupFailure } from '../startup-failure.ts';

/** A data folder held by this process. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a data folder for this process (§23.2): PGlite has no lock of its own, and two writers destroy
 * the data. The lock is SQLite's, on an empty database: the operating system grants it to one process
 * and takes it back when that process ends, however it ends.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const owner = join(folder, 'backend.pid');
  const lock = await claim(folder, owner);
  try {
    await writeFile(owner, String(process.pid));
  } catch {
    lock.close();
    throw notWritable(folder);
  }
  return {
    // The lock's file stays: a claim that has it open would lock a file that is gone.
    release: async () => {
      await rm(owner, { force: true });
      lock.close();
    },
  };
}

async function claim(folder: string, owner: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'backend.lock'), { timeout: patience });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw isTaken(error) ? inUse(folder, await ownerIn(owner)) : notWritable(folder);
  }
}

const busy = 5;

/**
 * How long a claim waits for another that is deciding as well, in milliseconds: without it, two at
 * once can refuse each other, and neither gets the folder.
 */
const patience = 20;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

/** The process id in the owner's file; none while the owner is only starting. */
async function ownerIn(file: string): Promise<string> {
  const pid = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
}

function inUse(folder: string, owner: string): StartupFailure {
  return new StartupFailure(
    `The data folder ${folder} is in use by ${owner}: stop that one, or set DATA_FOLDER to another folder.`,
  );
}

/** The failure of a start on a folder that this account may not write. */
export function notWritable(folder: string): StartupFailure {
  return new StartupFailure(
    `The data folder ${folder} cannot be written: correct its permissions, or set DATA_FOLDER to another folder.`,
  );
}
