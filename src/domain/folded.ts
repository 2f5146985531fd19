/**
 * What two spellings of a word may differ by, as a class of regular expressions in JavaScript and in
 * PostgreSQL, after NFKD: accents, the dot of Hindi's फ़, and signs without a width, such as the one in
 * ఫిట్‌నెస్, which not every keyboard writes.
 */
export const uncounted = '[\\u0300-\\u036f\\u093c\\u200b-\\u200f]';

const anyUncounted = new RegExp(uncounted, 'g');

/** Text by which two spellings that differ in case, accents or signs without a width are the same. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(anyUncounted, '').toLowerCase();
}
