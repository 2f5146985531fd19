import type { Language } from '#domain/language.ts';
import { en, type Sentences } from './en.ts';
import { hi } from './hi.ts';
import { te } from './te.ts';

const sentences: Readonly<Record<Language, Sentences>> = { en, hi, te };

/** A sentence by what it says, for whichever language a request asks for. */
export type Sentence = (say: Sentences) => string;

/** The sentence in a language. */
export function inLanguage(language: Language, sentence: Sentence): string {
  return sentence(sentences[language]);
}
