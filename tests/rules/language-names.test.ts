import { expect, it } from 'vitest';
import { languageNames, languagesIn } from '#domain/language-names.ts';

it('Language: each language is offered by its own name, so that its reader finds it', () => {
  expect(languageNames).toEqual({ en: 'English', hi: 'हिन्दी', te: 'తెలుగు' });
});

it.each([
  ['en hi te', ['en', 'hi', 'te']],
  ['te en', ['en', 'te']],
  ['en', ['en']],
  ['en ta', ['en']],
  ['', []],
])(
  'Language: the menu offers the languages that the host has, “%s”, in one order',
  (content, languages) => {
    expect(languagesIn(content)).toEqual(languages);
  },
);
