import { type Language, newLanguageKey } from '../domain/language.ts';
import { openStore } from './device-store.ts';
import { reloadPage } from './reload.ts';
import { leaveKeptPages } from './worker.ts';

/** The cookie by which the host chooses the language of the pages that it answers with. */
const cookie = 'language';
/** The name by which Firebase Hosting reads it. */
const cookieForFirebase = 'firebase-language-override';
const aYear = 365 * 24 * 60 * 60;

/** Keeps the choice of a language on the device and loads the page anew. */
export async function changeLanguage({ language }: { language: Language }): Promise<void> {
  writeChoice(language);
  if (readChoice() !== language) throw new Error('The browser keeps no cookie.');
  openStore(() => sessionStorage).setItem(newLanguageKey, language);
  leaveKeptPages(language);
  reloadPage();
}

/** The language that was chosen on this device; undefined where none was. */
function readChoice(): string | undefined {
  return new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1];
}

function writeChoice(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of [cookie, cookieForFirebase]) {
    // Firefox has the Cookie Store API since 140 only.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    document.cookie = `${name}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  }
}
