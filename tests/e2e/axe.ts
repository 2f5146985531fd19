import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a page is given to run, to have `window.axe`. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The tags of axe's rules of WCAG 2.2 AA. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
