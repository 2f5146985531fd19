import { folded } from '../../domain/folded.ts';

/**
 * The status to keep for words in a language: a known one in English, any other as it was typed.
 * Keyboards add a space after a word, and write the signs of one differently.
 */
export function knownStatus(statuses: ReadonlyMap<string, string>, text: string): string {
  return [...statuses].find(([, words]) => folded(words) === folded(text.trim()))?.[0] ?? text;
}
