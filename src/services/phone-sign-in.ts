import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import type { ConfirmCodeOutcome, SendCodeOutcome } from '../domain/sign-in.ts';

/** The provider's public settings of this app. */
export interface PhoneSignInSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** The local stack's emulator; null in production. */
  emulatorUrl: string | null;
}

/** Phone sign-in by one-time code; one code is under way at a time. */
export interface PhoneSignIn {
  sendCode(mobileNumber: string): Promise<SendCodeOutcome>;
  confirmCode(mobileNumber: string, code: string): Promise<ConfirmCodeOutcome>;
}

/**
 * Phone sign-in with Firebase. Its own session is kept in memory only: it serves to prove the
 * number, and the service's session takes over from there.
 */
export function createPhoneSignIn({ emulatorUrl, ...options }: PhoneSignInSettings): PhoneSignIn {
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  auth.languageCode = navigator.language;
  if (__LOCAL_STACK__ && emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  }
  let requested: { mobileNumber: string; confirmation: ConfirmationResult } | null = null;
  let lastTry = 0;

  return {
    async sendCode(mobileNumber) {
      const captcha = openCaptcha(auth);
      lastTry += 1;
      const thisTry = lastTry;
      try {
        const confirmation = await signInWithPhoneNumber(auth, mobileNumber, captcha.verifier);
        // A late answer to a try that was given up must not make the next one's code void.
        if (thisTry === lastTry) requested = { mobileNumber, confirmation };
        return { outcome: 'sent' };
      } catch (error) {
        if (hasCode(error, 'auth/too-many-requests')) return { outcome: 'tooManyTries' };
        throw error;
      } finally {
        captcha.close();
      }
    },
    async confirmCode(mobileNumber, code) {
      const answered = requested;
      if (answered?.mobileNumber !== mobileNumber) return { outcome: 'notRequested' };
      try {
        const { user } = await answered.confirmation.confirm(code);
        const proof = await user.getIdToken();
        if (requested === answered) requested = null;
        return { outcome: 'confirmed', proof };
      } catch (error) {
        const refusal = refusals.find(([name]) => hasCode(error, name));
        if (!refusal) throw error;
        return { outcome: refusal[1] };
      }
    },
  };
}

type CodeRefusal = Exclude<ConfirmCodeOutcome['outcome'], 'confirmed'>;

const refusals: readonly (readonly [string, CodeRefusal])[] = [
  ['auth/invalid-verification-code', 'wrongCode'],
  ['auth/missing-code', 'wrongCode'],
  ['auth/code-expired', 'wrongCode'],
  ['auth/invalid-verification-id', 'notRequested'],
  ['auth/missing-verification-id', 'notRequested'],
  ['auth/too-many-requests', 'tooManyTries'],
];

function hasCode(error: unknown, code: string): boolean {
  return error instanceof FirebaseError && error.code === code;
}

/** Each try has an element of its own: a captcha cannot be rendered twice into the same one. */
function openCaptcha(auth: Auth) {
  const element = document.createElement('div');
  document.body.append(element);
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  return {
    verifier,
    close() {
      verifier.clear();
      element.remove();
    },
  };
}
