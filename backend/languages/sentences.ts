import { en, type Sentences } from './en.ts';
import { hi } from './hi.ts';
import { te } from './te.ts';

const sentences = { en, hi, te } as const satisfies Readonly<Record<string, Sentences>>;

export type Language = keyof typeof sentences;

export const languages = Object.keys(sentences) as readonly Language[];

/** A sentence by what it says, for whichever language a request asks for. */
export type Sentence = (say: Sentences) => string;

/** The sentence in a language. */
export function inLanguage(language: Language, sentence: Sentence): string {
  return sentence(sentences[language]);
}
