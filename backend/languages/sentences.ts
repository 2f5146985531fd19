import type { Language } from '#domain/language.ts';
import { en, type Sentences } from './en.ts';
import { hi } from './hi.ts';
import { te } from './te.ts';

const sentences: Readonly<Record<Language, Sentences>> = { en, hi, te };

/** A sentence by what it says, for whichever language a request asks for. */
export type Sentence = (say: Sentences) => string;

/** The name by which `Sentences` has a sentence, such as `notFree.taken`: for the log and the metrics. */
export function nameOf(sentence: Sentence): string {
  let name = '';
  const watched = <Part extends object>(part: Part, path: string): Part =>
    new Proxy(part, {
      get: (_, key) => {
        name = `${path}${String(key)}`;
        const value: unknown = Reflect.get(part, key);
        return typeof value === 'object' && value !== null ? watched(value, `${name}.`) : value;
      },
    });
  sentence(watched(en, ''));
  return name;
}

/** The sentence in a language. */
export function inLanguage(language: Language, sentence: Sentence): string {
  return sentence(sentences[language]);
}
