import { FirebaseError } from 'firebase/app';

type Method = 'sendCode' | 'confirmCode' | 'deleteUser';

/** How the provider answers a request: it throws where it refuses or cannot be reached. */
type Answer = () => void | Promise<void>;

/** The code that every message carries, unless a test says otherwise. */
export const rightCode = '123456';

/** The provider's ID token, which proves a number to the service. */
export function proofOf(mobileNumber: string, code: string = rightCode): string {
  return `proof-of-${mobileNumber}-by-${code}`;
}

/** The provider grants the request. */
export const delivered: Answer = () => undefined;
export const tooMany: Answer = fails('auth/too-many-requests');
export const wrongCode: Answer = fails('auth/invalid-verification-code');
/** The provider does not know of the code's request any more. */
export const expired: Answer = fails('auth/invalid-verification-id');
export const noAnswer: Answer = fails('auth/network-request-failed');
export const neverAnswered: Answer = () => new Promise<never>(() => undefined);

/** The provider's record of a person. */
interface User {
  readonly phoneNumber: string;
}

/** Firebase's phone sign-in under a test's control, in the place of its library. */
class PhoneProvider {
  readonly asked: { method: Method; input: string[] }[] = [];
  /** Every captcha that the app opened; it clears each and removes its element. */
  readonly captchas: { element: HTMLElement; isCleared: boolean; verify(): Promise<string> }[] = [];
  /** Codes whose requests have no answer yet; `since` in milliseconds. */
  underWay: { mobileNumber: string; since: number }[] = [];
  /** The code of the last message that arrived at the phone; empty before the first. */
  lastCode = '';
  newCode = (): string => rightCode;
  /** The library's own state: the person whose code was confirmed last. */
  readonly auth: { currentUser: User | null; languageCode: string } = {
    currentUser: null,
    languageCode: '',
  };
  #answers: { [Name in Method]?: Answer } = {};

  /** Answers requests so from now on. */
  answer(method: Method, answer: Answer): void {
    this.#answers[method] = answer;
  }

  /** Lets requests wait until the returned function answers them. */
  hold(method: Method): (answer?: Answer) => void {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.answer(method, async () => (await promise)());
    return (answer = delivered) => resolve(answer);
  }

  count(method: Method): number {
    return this.asked.filter((ask) => ask.method === method).length;
  }

  /** Sends each code and compares it, and forgets what was asked. */
  reset(): void {
    this.asked.length = 0;
    this.captchas.length = 0;
    this.underWay = [];
    this.lastCode = '';
    this.newCode = () => rightCode;
    this.auth.currentUser = null;
    this.#answers = {};
  }

  /** In the place of `signInWithPhoneNumber`. */
  async send(mobileNumber: string) {
    const request = { mobileNumber, since: Date.now() };
    this.asked.push({ method: 'sendCode', input: [mobileNumber] });
    this.underWay.push(request);
    try {
      await this.#answers.sendCode?.();
    } finally {
      this.underWay = this.underWay.filter((other) => other !== request);
    }
    const code = this.newCode();
    this.lastCode = code;
    return { confirm: (typed: string) => this.#confirm(mobileNumber, code, typed) };
  }

  async #confirm(mobileNumber: string, code: string, typed: string) {
    this.asked.push({ method: 'confirmCode', input: [mobileNumber, typed] });
    await this.#answers.confirmCode?.();
    if (typed !== code) await wrongCode();
    const user = { phoneNumber: mobileNumber, getIdToken: async () => proofOf(mobileNumber, code) };
    this.auth.currentUser = user;
    return { user };
  }

  /** In the place of `deleteUser`. */
  async delete({ phoneNumber }: User): Promise<void> {
    this.asked.push({ method: 'deleteUser', input: [phoneNumber] });
    await this.#answers.deleteUser?.();
    this.auth.currentUser = null;
  }
}

export const provider = new PhoneProvider();

/** Firebase's library for phone sign-in, as far as the app calls it. */
export const firebaseAuth = {
  initializeAuth: () => provider.auth,
  deleteUser: (user: User) => provider.delete(user),
  connectAuthEmulator: () => undefined,
  inMemoryPersistence: {},
  signInWithPhoneNumber: (_: unknown, mobileNumber: string) => provider.send(mobileNumber),
  RecaptchaVerifier: class {
    readonly #captcha: (typeof provider.captchas)[number];
    constructor(_: unknown, element: HTMLElement) {
      this.#captcha = { element, isCleared: false, verify: () => this.verify() };
      provider.captchas.push(this.#captcha);
    }
    /** Never settles, as where a challenge is closed. */
    verify(): Promise<string> {
      return new Promise(() => undefined);
    }
    clear(): void {
      this.#captcha.isCleared = true;
    }
  },
};

/** The provider refuses with an error code of its own. */
export function fails(code: string): Answer {
  return async () => {
    throw new FirebaseError(code, code);
  };
}
