import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'chromium.txt');

/** The version of the Chromium that took the pictures; another draws letters and edges a little otherwise. */
export function versionOfPictures(): string {
  return readFileSync(file, 'utf8').trim();
}

export function keepVersion(version: string): void {
  writeFileSync(file, `${version}\n`);
}
