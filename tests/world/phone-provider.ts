import type { PhoneSignIn } from '../../src/services/phone-sign-in.ts';

type Method = keyof PhoneSignIn;
type Ask<Name extends Method> = PhoneSignIn[Name];

/** The code that is right in these tests. */
export const rightCode = '123456';

/** What proves a number: the provider's ID token in real life. */
export function proofOf(mobileNumber: string): string {
  return `proof of ${mobileNumber}`;
}

/** Three ways in which the provider does not do what it is asked for. */
export const tooMany = async () => ({ outcome: 'tooManyTries' }) as const;
export const noAnswer = () => Promise.reject(new Error('auth/network-request-failed'));
export const neverAnswered = () => new Promise<never>(() => undefined);

/** The provider of one-time codes under a test's control. */
class PhoneProvider {
  readonly asked: { method: Method; input: string[] }[] = [];
  #told: { [Name in Method]?: Ask<Name> } = {};

  /** Answers so from now on, instead of sending codes and comparing them. */
  answer<Name extends Method>(method: Name, answer: Ask<Name>): void {
    this.#told[method] = answer;
  }

  /** Lets the method wait, until the returned function answers what waits. */
  hold<Name extends Method>(method: Name): (answer: Ask<Name>) => void {
    const { promise, resolve } = Promise.withResolvers<Ask<Name>>();
    const wait = async (mobileNumber: string, code: string) => (await promise)(mobileNumber, code);
    this.answer(method, wait as Ask<Name>);
    return resolve;
  }

  count(method: Method): number {
    return this.asked.filter((ask) => ask.method === method).length;
  }

  /** Back to what a provider does when all is well. */
  reset(): void {
    this.asked.length = 0;
    this.#told = {};
  }

  /** As the app makes it once a visit: what was asked for is forgotten with a reload. */
  create(): PhoneSignIn {
    let requested: string | null = null;
    return {
      sendCode: async (mobileNumber) => {
        this.asked.push({ method: 'sendCode', input: [mobileNumber] });
        const { sendCode } = this.#told;
        if (sendCode) return sendCode(mobileNumber);
        requested = mobileNumber;
        return { outcome: 'sent' };
      },
      confirmCode: async (mobileNumber, code) => {
        this.asked.push({ method: 'confirmCode', input: [mobileNumber, code] });
        const { confirmCode } = this.#told;
        if (confirmCode) return confirmCode(mobileNumber, code);
        if (requested !== mobileNumber) return { outcome: 'notRequested' };
        if (code !== rightCode) return { outcome: 'wrongCode' };
        return { outcome: 'confirmed', proof: proofOf(mobileNumber) };
      },
    };
  }
}

export const provider = new PhoneProvider();
