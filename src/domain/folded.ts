/**
 * The characters that one spelling of a word may have and another lack, as a class of regular
 * expressions in JavaScript and in PostgreSQL, after NFKD: accents, the nukta of Hindi, which most
 * people leave out, and signs without a width, such as the joiners of Telugu, which not every keyboard
 * writes.
 */
export const uncounted = '[\\u0300-\\u036f\\u093c\\u200b-\\u200f]';

const anyUncounted = new RegExp(uncounted, 'g');

/** Text by which two spellings that differ in case, accents or signs without a width are the same. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(anyUncounted, '').toLowerCase();
}
