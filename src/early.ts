import { partOfDayAt } from './domain/part-of-day.ts';
import { sessionKey } from './domain/session.ts';
import { type EarlyPage, sendEarly } from './services/api/early-calls.ts';
import { askIntl } from './services/ask-intl.ts';

// Runs in the HTML of a guarded page, which names its calls, before the app's code has come.
const { dataset } = document.documentElement;
// The dashboard has a greeting for each part of the day.
dataset.partOfDay = partOfDayAt(new Date().getHours());
try {
  const { calls = '', intl = '' } = document.currentScript?.dataset ?? {};
  const page: EarlyPage = JSON.parse(calls);
  const { token, userID } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
  // The person's places can be shown.
  if (token) dataset.early = 'session';
  if (navigator.onLine && typeof token === 'string' && typeof userID === 'string') {
    const facts = {
      token,
      userID,
      language: document.documentElement.lang,
      get zone() {
        return zoneOfDevice();
      },
      id: decodeURIComponent(location.pathname.split('/')[2] ?? ''),
    };
    sendEarly(page, facts).catch(() => undefined);
    askIntl(intl);
  }
} catch {
  // The app sends the calls itself.
}

/** By Temporal where the browser has it, since calls wait for the zone and need no languages. */
function zoneOfDevice(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
