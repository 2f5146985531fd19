import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const ending = '.view.test.tsx';

/** The flows that are walked on their views, by the names of their files. */
export const shownFlows: readonly string[] = globSync(join(import.meta.dirname, `../*${ending}`))
  .map((file) => basename(file, ending))
  .sort();
