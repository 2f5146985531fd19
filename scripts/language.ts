import type { Plugin } from 'vite';

/** The languages in which the app is built, English first: the others are translations of it. */
const languages = ['en', 'hi', 'te'] as const;
type Language = (typeof languages)[number];

/** The language that a build's setting `VITE_LANGUAGE` names; English without one. */
export function languageOf(setting: string | undefined): Language {
  const named = languages.find((language) => language === (setting || 'en'));
  if (!named) throw new Error(`VITE_LANGUAGE is ${setting}: the app has ${languages.join(', ')}.`);
  return named;
}

/**
 * Puts the translation of a module of texts in its place: a build in Hindi takes `home.texts.hi.ts`
 * wherever the code imports `home.texts.ts`, and fails where there is none (docs/languages.md).
 */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'timewell:language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (language === 'en' || !importer || !source.endsWith('.texts.ts')) return null;
      const translated = source.replace(/\.ts$/, `.${language}.ts`);
      const found = await this.resolve(translated, importer, { skipSelf: true });
      return found ?? this.error(`${source} has no translation ${translated}.`);
    },
  };
}
