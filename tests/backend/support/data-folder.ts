import { cp, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The content of a data folder that is not in use. */
export const left = ['backend.lock', 'postgres'];

/** A copy, beside, of a data folder that is not in use. */
export async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(dirname(folder), 'copy-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}
