import { FirebaseError } from 'firebase/app';
import type { Asks } from './asks.ts';

/** The provider of one-time codes, and the phones that its messages come to. */
export class PhoneProvider {
  /** Codes that were asked for, and the provider has not answered yet; `since` in milliseconds. */
  underWay: { mobileNumber: string; since: number }[] = [];
  readonly #asks: Asks;
  /** Recipient of everything that nobody but the person and the provider may know. */
  readonly #tellSecret: (secret: string) => void;
  #codes = 0;
  #last = '';

  constructor(asks: Asks, tellSecret: (secret: string) => void) {
    this.#asks = asks;
    this.#tellSecret = tellSecret;
  }

  /** The code that the person reads on their phone; empty where none came. */
  get lastCode(): string {
    return this.#last;
  }

  /** In the place of `signInWithPhoneNumber`. */
  send(mobileNumber: string): Promise<{ confirm: (code: string) => Promise<unknown> }> {
    const code = { mobileNumber, since: Date.now() };
    this.underWay.push(code);
    const settled = () => {
      this.underWay = this.underWay.filter((other) => other !== code);
    };
    const fail = (code: string) => () => {
      settled();
      throw new FirebaseError(code, `${code} for ${mobileNumber}`);
    };
    return this.#asks.promise('sendCode', {
      sent: () => {
        settled();
        const code = this.#newCode();
        return { confirm: (typed: string) => this.#confirm(mobileNumber, code, typed) };
      },
      'too many': fail('auth/too-many-requests'),
      'no connection': fail('auth/network-request-failed'),
    });
  }

  #confirm(mobileNumber: string, code: string, typed: string): Promise<unknown> {
    const fail = (name: string) => () => {
      throw new FirebaseError(name, `${name} for ${typed}`);
    };
    return this.#asks.promise('confirmCode', {
      compared: () => {
        if (typed !== code) return fail('auth/invalid-verification-code')();
        const proof = `proof-of-${mobileNumber}-${code}`;
        this.#tellSecret(proof);
        return { user: { getIdToken: async () => proof } };
      },
      expired: fail('auth/invalid-verification-id'),
      'too many': fail('auth/too-many-requests'),
      'no connection': fail('auth/network-request-failed'),
    });
  }

  #newCode(): string {
    this.#codes += 1;
    this.#last = String(731_000 + this.#codes);
    this.#tellSecret(this.#last);
    return this.#last;
  }
}
