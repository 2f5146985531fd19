import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Language, newLanguageKey, untoldLanguageKey } from '#domain/language.ts';

it('Language: the app speaks English, Hindi and Telugu', () => {
  for (const code of ['en', 'hi', 'te']) expect(v.is(Language, code)).toBe(true);
  for (const code of ['', 'ta', 'EN', 'en-IN']) expect(v.is(Language, code)).toBe(false);
});

it('An update keeps a chosen language: it is kept under the names that it always had', () => {
  expect(untoldLanguageKey).toBe('timewell.languageUntold');
  expect(newLanguageKey).toBe('timewell.language');
});
