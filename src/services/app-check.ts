import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { logFailure } from './log.ts';
import { settings } from './settings.ts';

/** Milliseconds; Firebase waits for ever for a captcha that a blocker keeps away. */
const patience = 10_000;

let appCheck: AppCheck | null = null;

/**
 * A token of App Check, which says that this page is the project's own (§22.176); null where Firebase
 * refuses one. Rejects where Google's captcha does not answer. From the first call on, the phone
 * sign-in with the same settings sends the token as well.
 */
export async function appToken(): Promise<string | null> {
  appCheck ??= startAppCheck();
  const answer = getToken(appCheck).then(
    ({ token }) => token,
    (error) => {
      logFailure(error);
      return null;
    },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha does not answer.')), patience);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function startAppCheck(): AppCheck {
  const { emulatorUrl: _, ...options } = settings.phoneSignIn;
  return initializeAppCheck(initializeApp(options), {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY ?? ''),
    // A page that is only left open asks Google nothing.
    isTokenAutoRefreshEnabled: false,
  });
}
