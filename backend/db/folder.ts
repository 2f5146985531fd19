import { constants, existsSync, fsyncSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { StartupFailure } from '../startup-failure.ts';
import type { Connection } from './database.ts';
import { lockFolder, notWritable } from './folder-lock.ts';
import { openEngine } from './pglite.ts';

/** The engine writes its log in files of 16 MB. */
const leastRoom = 64 * 1024 * 1024;

/** Writes a file's data to the disk, by its descriptor. */
type Sync = (file: number) => void;

/**
 * Opens PGlite in a data folder that no other process can open meanwhile. What it answers is on the
 * disk.
 */
export async function openFolder(folder: string, sync: Sync = fsyncSync): Promise<Connection> {
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const connection = await openData(folder, sync);
    return {
      ...connection,
      close: async () => {
        await connection.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await makeWithParents(folder);
  } catch {
    throw new StartupFailure(
      `The data folder ${folder} cannot be made: correct the permissions there, or set DATA_FOLDER to another folder.`,
    );
  }
}

/** One by one: asked for all of them, Node tries for ever where none can be made, as in `/proc`. */
async function makeWithParents(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeWithParents(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may start on it at the same time.
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}

async function openData(folder: string, sync: Sync): Promise<Connection> {
  const exitCode = process.exitCode;
  const data = join(folder, 'postgres');
  await requireAccess(folder, data);
  try {
    if (!existsSync(data)) await initialise(data);
    const client = await start(data);
    syncFiles(client, sync);
    return await openEngine(client);
  } catch {
    // The engine sets the exit code of the whole process when it fails.
    process.exitCode = exitCode;
    throw new StartupFailure(
      (await isFull(folder))
        ? `The disk of the data folder ${folder} is full: free 64 MB of it, and start again.`
        : `The data in ${folder} cannot be opened: put back a good copy, or remove the folder to start over with an empty one.`,
    );
  }
}

/** A good copy may have been put back by another account. */
async function requireAccess(folder: string, data: string): Promise<void> {
  await access(join(data, 'PG_VERSION'), constants.R_OK | constants.W_OK).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EACCES')
        throw notWritable(folder);
    },
  );
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastRoom;
}

/** Makes an empty database beside, so that a first start that is killed leaves none half made. */
async function initialise(data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await start(unfinished);
  await client.close();
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => syncFile(join(parentPath, name))));
  await rename(unfinished, data);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function start(data: string): Promise<PGlite> {
  const client = new PGlite(data, { extensions: { btree_gist } });
  await client.waitReady;
  return client;
}

/**
 * PostgreSQL asks for a sync where it needs one, and the engine's file system ignores it: so files
 * are synced when asked, and the log, which a commit waits for, at each write.
 */
function syncFiles({ Module }: PGlite, sync: Sync): void {
  const { NODEFS } = Module.FS.filesystems as unknown as { NODEFS: { stream_ops: StreamOps } };
  const { write } = NODEFS.stream_ops;
  Object.assign(NODEFS.stream_ops, {
    fsync: ({ nfd }: Stream) => {
      if (nfd !== undefined) sync(nfd);
      return 0;
    },
    write: (stream: Stream, ...what: unknown[]) => {
      const written = write(stream, ...what);
      if (stream.nfd !== undefined && stream.path.includes('/pg_wal/')) sync(stream.nfd);
      return written;
    },
  });
}

/** An open file of the engine; a folder has no descriptor. */
interface Stream {
  readonly path: string;
  readonly nfd?: number;
}

interface StreamOps {
  write: (stream: Stream, ...what: unknown[]) => number;
}
