import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of docs/specification.md by its number, such as `4.19`. */
export interface Rule {
  number: string;
  sentence: string;
}

const page = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');

/** Every rule of docs/specification.md, in its order. */
export const rules: readonly Rule[] = Array.from(
  page.matchAll(/^- \*\*(?<number>\d+\.\d+)\*\* (?<sentence>.+)$/gm),
  ({ groups: { number = '', sentence = '' } = {} }) => ({ number, sentence }),
);
