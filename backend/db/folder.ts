import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartupFailure } from '../startup-failure.ts';
import type { Connection } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations.ts';

/** Opens PGlite in a data folder that no other process can open meanwhile. */
export async function openFolder(folder: string): Promise<Connection> {
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const client = await openEngine(folder);
    return {
      db: drizzle({ client }),
      close: async () => {
        await client.close();
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
    await mkdir(folder, { recursive: true });
  } catch {
    throw new StartupFailure(
      `The data folder ${folder} cannot be made: correct the permissions there, or set DATA_FOLDER to another folder.`,
    );
  }
}

async function openEngine(folder: string): Promise<PGlite> {
  const exitCode = process.exitCode;
  const data = join(folder, 'postgres');
  try {
    if (!existsSync(data)) await initialise(data);
    const client = await start(data);
    await migrate(drizzle({ client }), { migrationsFolder });
    return client;
  } catch {
    // The engine sets the exit code of the whole process when it fails.
    process.exitCode = exitCode;
    throw new StartupFailure(
      `The data in ${folder} cannot be opened: put back a good copy, or remove the folder to start over with an empty one.`,
    );
  }
}

/** Makes an empty database beside, so that a first start that is killed leaves none half made. */
async function initialise(data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await start(unfinished);
  await client.close();
  await rename(unfinished, data);
}

async function start(data: string): Promise<PGlite> {
  const client = new PGlite(data, { extensions: { btree_gist } });
  await client.waitReady;
  return client;
}
