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

/** A code on its way; `since` in milliseconds. */
interface Try {
  since: number;
  outcome: Promise<SendCodeOutcome>;
}

/** After so many milliseconds a code that is on its way counts as lost. */
const patience = 30_000;

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
  /** The number that a code was asked for last. */
  let wanted = '';
  const underWay = new Map<string, Try>();

  const send = async (mobileNumber: string, isLate: () => boolean): Promise<SendCodeOutcome> => {
    const captcha = openCaptcha(auth);
    try {
      const confirmation = await signInWithPhoneNumber(auth, mobileNumber, captcha.verifier);
      // A late answer to a try that was given up must not make the next one's code void.
      if (!isLate()) requested = { mobileNumber, confirmation };
      return { outcome: 'sent' };
    } catch (error) {
      if (hasCode(error, 'auth/too-many-requests')) return { outcome: 'tooManyTries' };
      throw error;
    } finally {
      captcha.close();
    }
  };

  return {
    async sendCode(mobileNumber) {
      wanted = mobileNumber;
      const earlier = underWay.get(mobileNumber);
      // One that is on its way cannot be called back: it serves whoever asks for it again.
      if (earlier && Date.now() - earlier.since < patience) return earlier.outcome;
      const isPresent = () => underWay.get(mobileNumber) === present;
      const outcome = send(mobileNumber, () => !isPresent() || wanted !== mobileNumber);
      const present: Try = { since: Date.now(), outcome };
      underWay.set(mobileNumber, present);
      return outcome.finally(() => {
        if (isPresent()) underWay.delete(mobileNumber);
      });
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
