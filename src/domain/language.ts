/** The languages of the app, each with its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' } as const;

export type Language = keyof typeof languageNames;

/** The languages that a host has, as a page's HTML names them: their codes with spaces between. */
export function languagesIn(content: string): Language[] {
  const codes = content.split(' ');
  return languages.filter((language) => codes.includes(language));
}

const languages = Object.keys(languageNames) as Language[];

/** Where the tab remembers, over the reload, which language was just chosen. */
export const newLanguageKey = 'timewell.language';
