import * as v from 'valibot';
import { keepLanguage } from '../domain/contract/account.ts';
import {
  type ChangeLanguageOutcome,
  Language,
  newLanguageKey,
  untoldLanguageKey,
} from '../domain/language.ts';
import type { Send } from './api/client.ts';
import { type DeviceStore, openStore } from './device-store.ts';
import { keepLanguageOfPages } from './language-of-pages.ts';
import { logFailure } from './log.ts';
import { reloadPage } from './reload.ts';
import { readSession } from './session-store.ts';

/** The cookie by which the host chooses the language of the pages that it answers with. */
const cookie = 'language';
/** The name by which Firebase Hosting reads it. */
const cookieForFirebase = 'firebase-language-override';
/** The host has so long to answer, in milliseconds. */
const patience = 10_000;
const aYear = 365 * 24 * 60 * 60;

/**
 * Keeps the choice of a language on the device and loads the page anew, unless it is in that language: another
 * tab, or the account, may have chosen another one for the next page. Rejects without a network and while the
 * host is in trouble (5xx), where the page would come back in the former language or not at all.
 */
export async function changeLanguage(
  store: DeviceStore,
  language: Language,
): Promise<ChangeLanguageOutcome> {
  const isPresent = language === import.meta.env.VITE_LANGUAGE;
  if (!isPresent) {
    const signal = AbortSignal.timeout(patience);
    // The worker keeps no copy of this file.
    const { status } = await fetch(`${location.origin}/robots.txt`, { cache: 'no-store', signal });
    if (status >= 500) throw new Error(`The host answered with ${status}.`);
  }
  writeChoice(language);
  if (!isPresent && readChoice() !== language) return { outcome: 'refused' };
  store.setItem(untoldLanguageKey, language);
  await keepLanguageOfPages(language).catch(logFailure);
  if (!isPresent) {
    openStore(() => sessionStorage).setItem(newLanguageKey, language);
    reloadPage();
  }
  return { outcome: 'saved' };
}

/**
 * Brings device and account together, once the service has told the account's language: the account
 * is told of a choice made here, and a device without a choice follows the account with the next page
 * that is loaded (§22.125).
 */
export async function heedAccount(
  send: Send,
  store: DeviceStore,
  { userID, language }: { userID: string; language: Language | null },
): Promise<void> {
  // The host chooses no pages.
  if (!document.querySelector('meta[name=languages]')) return;
  // Another tab may have ended the session while this code was on its way.
  if (readSession(store).userID !== userID) return;
  const chosen = readChoice();
  if (!chosen) {
    if (!language || language === import.meta.env.VITE_LANGUAGE) return;
    writeChoice(language);
    await keepLanguageOfPages(language);
    return;
  }
  if (store.getItem(untoldLanguageKey) === null || isTelling) return;
  isTelling = true;
  try {
    const { signal } = new AbortController();
    if (chosen !== language)
      await send(keepLanguage, { user_id: userID, language: chosen }, { signal });
    store.removeItem(untoldLanguageKey);
  } finally {
    isTelling = false;
  }
}

/** Several checks of the token may be answered while the account is being told. */
let isTelling = false;

/** The language that was chosen on this device; null before a choice. */
function readChoice(): Language | null {
  const [, code] = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie) ?? [];
  return v.is(Language, code) ? code : null;
}

function writeChoice(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of [cookie, cookieForFirebase]) {
    // Firefox has the Cookie Store API since 140 only.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    document.cookie = `${name}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  }
}
