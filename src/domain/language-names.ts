import { Language } from './language.ts';

/** The languages of the app, each with its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  te: 'తెలుగు',
};

/** The languages that a host has, as a page's HTML names them: their codes with spaces between. */
export function languagesIn(content: string): Language[] {
  const codes = content.split(' ');
  return Language.options.filter((language) => codes.includes(language));
}
