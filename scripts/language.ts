import type { Plugin } from 'vite';
import { Language } from '../src/domain/language.ts';
import * as hi from '../src/page.texts.hi.ts';
import * as te from '../src/page.texts.te.ts';
import * as en from '../src/page.texts.ts';
import type { Settings } from './settings.ts';

export type { Language };

/** The languages in which the app is built, English first: the others are translations of it. */
export const languages = Language.options;

const said = { en, hi, te };

/** A build's language, and all of those that its host chooses from; with one, it cannot choose. */
export interface LanguagePlan {
  readonly language: Language;
  readonly offered: readonly Language[];
}

/**
 * The plan of one build: its setting `VITE_LANGUAGE` names the language, English without one, and
 * `scripts/stack/run-build.ts` sets `VITE_LANGUAGES` where all of them are built for one host.
 */
export function planOf({ VITE_LANGUAGE, VITE_LANGUAGES }: Settings): LanguagePlan {
  const language = languageOf(VITE_LANGUAGE || 'en');
  return {
    language,
    offered: VITE_LANGUAGES ? VITE_LANGUAGES.split(' ').map(languageOf) : [language],
  };
}

function languageOf(setting: string): Language {
  const named = languages.find((language) => language === setting);
  if (!named) throw new Error(`VITE_LANGUAGE is ${setting}: the app has ${languages.join(', ')}.`);
  return named;
}

/** The folder of a language's pages at a host that has all languages; English has the root. */
export function folderOf(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The language of a page's file in those folders. */
export function languageOfFile(file: string): Language {
  return (
    languages.find((language) => language !== 'en' && file.startsWith(`${folderOf(language)}/`)) ??
    'en'
  );
}

/** The folder of a build's own pages. */
export function folderOfPlan({ language, offered }: LanguagePlan): string {
  return offered.length > 1 ? folderOf(language) : '';
}

/** The address of a build's worker: at the root, since a worker serves what lies beside it. */
export function workerOf(plan: LanguagePlan): string {
  return `/sw${folderOfPlan(plan).replace('/', '.')}.js`;
}

/**
 * Puts the translation of a module of texts in its place: a build in Hindi takes `home.texts.hi.ts`
 * wherever the code imports `home.texts.ts`, and fails where there is none (docs/languages.md). The
 * page's own HTML is said in the language as well.
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
    transformIndexHtml: (html) =>
      html
        .replace('lang="en-IN"', `lang="${language}-IN"`)
        .replace(en.needsScript, said[language].needsScript),
  };
}
