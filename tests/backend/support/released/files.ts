import { join } from 'node:path';
import { root } from '../../../../scripts/stack/root.ts';

/** What each file of tests has seen, while `npm run statements` runs. */
export const drafts = join(root, 'test-results/statements');

/** The statements of the last release. */
export const released = join(import.meta.dirname, 'released.json');
