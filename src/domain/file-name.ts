import { unnamed } from './name.texts.ts';

/** A name that every system takes for a file: the day, `YYYY-MM-DD`, if there is one, and the title. */
export function fileNameOf(day: string | null, title: string, ending: string): string {
  const words = title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const name = [day, words].filter(Boolean).join(' ');
  // Cut between characters: a half of one is no text.
  return `${[...name].slice(0, 60).join('').trim() || unnamed}.${ending}`;
}
