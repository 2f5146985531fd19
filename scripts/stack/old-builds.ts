import { existsSync, utimesSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const oneDay = 24 * 60 * 60 * 1000;
// Short, since a machine that sleeps for a day stops its timers: soon after it wakes, its build is marked.
const markingMs = 60 * 1000;

/** Removes the builds in this folder that were not in use for a day. */
export async function removeOldBuilds(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    // Another stack that starts at the same time may have renamed or removed it.
    const seen = await stat(path).catch(() => null);
    if (seen && Date.now() - seen.mtimeMs > oneDay)
      await rm(path, { recursive: true, force: true });
  }
}

/** Keeps a build that was just made or marked in use until the function that it returns is called. */
export function keepBuild(folder: string): () => Promise<void> {
  const marking = setInterval(() => markBuild(folder), markingMs);
  return async () => clearInterval(marking);
}

/** Marks a build as in use now; false if there is none. */
export function markBuild(folder: string): boolean {
  if (!existsSync(folder)) return false;
  utimesSync(folder, new Date(), new Date());
  return true;
}
