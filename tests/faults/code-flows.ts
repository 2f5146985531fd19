import { ok } from '../world/answers.ts';
import type { CallName } from '../world/calls.ts';
import {
  enterDetails,
  enterNumber,
  reachLoginCode,
  reachRegistrationCode,
  typed,
} from '../world/person/person.ts';
import { network, visit } from '../world/visit.tsx';
import { expectDetails, expectNumber } from './steps.ts';

/** A flow with the one-time-code step, which login and registration share. */
export interface CodeFlow {
  name: 'login' | 'registration';
  /** The call that a right code leads to. */
  call: CallName;
  /** Up to the button that asks for a code. */
  arrive: () => Promise<void>;
  button: string;
  /** Up to the code's field. */
  reachCode: () => Promise<void>;
  /** The text typed before the code is still there. */
  asItWas: () => void;
  /** The toasts after a wrong code, and after a code that could not be compared. */
  wrongCode: string;
  failure: string;
}

export const codeFlows = {
  login: {
    name: 'login',
    call: 'login',
    arrive: async () => {
      await visit('/blog');
      await enterNumber();
    },
    button: 'Proceed',
    reachCode: async () => {
      await visit('/blog');
      await reachLoginCode();
    },
    asItWas: () => expectNumber(typed.number),
    wrongCode: 'Invalid OTP or login failed. Please try again.',
    failure: 'Invalid OTP or login failed. Please try again.',
  },
  registration: {
    name: 'registration',
    call: 'signup',
    arrive: async () => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists: false }));
      await enterDetails();
    },
    button: 'Register',
    reachCode: async () => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists: false }));
      await reachRegistrationCode();
    },
    asItWas: () => expectDetails(),
    wrongCode: 'Invalid OTP.',
    failure: 'Error registering user.',
  },
} satisfies Record<CodeFlow['name'], CodeFlow>;
