import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  deleteUser,
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

/**
 * Phone sign-in by one-time code; numbers are in E.164, and only the latest code can be confirmed.
 */
export interface PhoneSignIn {
  sendCode(mobileNumber: string): Promise<SendCodeOutcome>;
  confirmCode(mobileNumber: string, code: string): Promise<ConfirmCodeOutcome>;
  /** Deletes the provider's record of the person whose code was confirmed last. */
  forgetPerson(): Promise<void>;
}

/** A request for a code that has no answer yet; `since` in milliseconds. */
interface Attempt {
  since: number;
  outcome: Promise<SendCodeOutcome>;
}

/** After so many milliseconds a request without an answer counts as lost. */
const patience = 30_000;

/**
 * Phone sign-in with Firebase. Firebase's session is kept in memory only: it proves the number, and
 * the service's session takes over from there.
 */
export function createPhoneSignIn({ emulatorUrl, ...options }: PhoneSignInSettings): PhoneSignIn {
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  // The message comes in the language of the page, which may be another than the browser's.
  auth.languageCode = document.documentElement.lang;
  // It counts the days of its use in a database of the device, and waits for ever where that does not open.
  Reflect.set(auth, 'heartbeatServiceProvider', { getImmediate: () => null });
  if (__LOCAL_STACK__ && emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  }
  let requested: { mobileNumber: string; confirmation: ConfirmationResult } | null = null;
  /** The number of the latest request. */
  let wanted = '';
  const underWay = new Map<string, Attempt>();

  const send = async (mobileNumber: string, isLate: () => boolean): Promise<SendCodeOutcome> => {
    const captcha = openCaptcha(auth);
    try {
      const confirmation = await signInWithPhoneNumber(auth, mobileNumber, captcha.verifier);
      // A late answer to a superseded request must not make the next one's code void.
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
      // A request without an answer cannot be cancelled: another request for the number joins it.
      if (earlier && Math.abs(Date.now() - earlier.since) < patience) return earlier.outcome;
      const isPresent = () => underWay.get(mobileNumber) === present;
      const outcome = send(mobileNumber, () => !isPresent() || wanted !== mobileNumber);
      const present: Attempt = { since: Date.now(), outcome };
      underWay.set(mobileNumber, present);
      return outcome.finally(() => {
        if (isPresent()) underWay.delete(mobileNumber);
      });
    },
    async confirmCode(mobileNumber, code) {
      const answered = requested;
      if (answered?.mobileNumber !== mobileNumber) return { outcome: 'notRequested' };
      // The provider stamps its token later than this, so that the proof is never older than it seems.
      const provenAt = Date.now();
      try {
        const { user } = await answered.confirmation.confirm(code);
        const proof = await user.getIdToken();
        if (requested === answered) requested = null;
        return { outcome: 'confirmed', proof, provenAt };
      } catch (error) {
        const refusal = refusals.find(([name]) => hasCode(error, name));
        if (!refusal) throw error;
        return { outcome: refusal[1] };
      }
    },
    async forgetPerson() {
      if (auth.currentUser) await deleteUser(auth.currentUser);
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

/** Each request has its own element: a captcha cannot be rendered twice into the same one. */
function openCaptcha(auth: Auth) {
  const element = document.createElement('div');
  document.body.append(element);
  const watch = new MutationObserver(keepUsable);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  const verify = verifier.verify.bind(verifier);
  let watching: ReturnType<typeof setInterval> | undefined;
  verifier.verify = () => {
    const silence = new Promise<never>((_, reject) => {
      watching = watchSilence(() => reject(new Error('The captcha does not answer.')));
    });
    return Promise.race([verify(), silence]);
  };
  return {
    verifier,
    close() {
      clearInterval(watching);
      watch.disconnect();
      verifier.clear();
      element.remove();
    },
  };
}

/**
 * Calls `tell` once the person has closed Google's challenge, or the captcha has shown and said nothing for 30 s,
 * as where the network is lost: Firebase would wait for ever.
 */
function watchSilence(tell: () => void) {
  // Counted, since the captcha was not at work either while the page was frozen.
  let silent = 0;
  let limit = patience;
  return setInterval(() => {
    silent += 1_000;
    if (isChallengeShown()) {
      silent = 0;
      // The answer to a solved challenge comes as it goes.
      limit = 2_000;
    } else if (silent >= limit) tell();
  }, 1_000);
}

/** A challenge that is closed stays in the page, hidden. */
function isChallengeShown(): boolean {
  const frames = document.querySelectorAll('iframe[src*="/bframe"]');
  return [...frames].some((frame) => getComputedStyle(frame).visibility === 'visible');
}

/**
 * Google asks some people to solve a challenge, in an element of its own at the end of the page. Under an
 * open dialog React Aria makes such an element inert, unless it has this attribute.
 */
function keepUsable(): void {
  for (const frame of document.querySelectorAll('iframe[src*="/recaptcha/"]')) {
    const top = frame.closest<HTMLElement>('body > *');
    if (!top) continue;
    top.dataset.reactAriaTopLayer = 'true';
    top.inert = false;
  }
}
