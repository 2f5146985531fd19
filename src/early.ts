import { sessionKey } from './domain/session.ts';
import { type EarlyPage, sendEarly } from './services/api/early-calls.ts';

// Runs in the HTML of a guarded page, which names its calls, before the app's code has come.
try {
  const page: EarlyPage = JSON.parse(document.currentScript?.dataset.calls ?? '');
  const { token, userID } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
  // The person's places can be shown.
  if (token) document.documentElement.dataset.early = 'session';
  if (navigator.onLine && typeof token === 'string' && typeof userID === 'string') {
    const facts = {
      token,
      userID,
      language: document.documentElement.lang,
      // Read when a call needs it, after the check has left: it takes a slow phone 60 ms.
      get zone() {
        return Intl.DateTimeFormat().resolvedOptions().timeZone;
      },
      id: decodeURIComponent(location.pathname.split('/')[2] ?? ''),
    };
    sendEarly(page, facts).catch(() => undefined);
  }
} catch {
  // The app sends the calls itself.
}
