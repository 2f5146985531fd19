import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { noConnection, ok, silence } from '../world/answers.ts';
import {
  enterCode,
  enterDetails,
  enterNumber,
  openLogin,
  press,
  reachLoginCode,
  reachRegistrationCode,
  type,
  typed,
} from '../world/person/person.ts';
import { provider } from '../world/phone-provider.ts';
import { dateField, dialog, dialogs, field, inDialog, terms } from '../world/screen.ts';
import { breathe, network, until } from '../world/visit.tsx';

/** A step of a sign-in, and what a person sees there. */
export interface Step {
  name: string;
  reach: () => Promise<void>;
  asItWas: () => void;
  /** What a person sees after a reload, where it differs. */
  afterReload?: () => void;
}

/** Every step of login and registration, idle and pending. */
export const steps: readonly Step[] = [
  { name: 'nothing is typed yet', reach: openLogin, asItWas: () => expectNumber('') },
  { name: 'half a number is typed', reach: enterHalfANumber, asItWas: () => expectNumber('9876') },
  { name: 'a number is typed', reach: enterNumber, asItWas: () => expectNumber(typed.number) },
  {
    name: 'the number is being checked',
    reach: async () => {
      network.answer('checkUser', silence);
      await enterNumber();
      await press('Proceed');
    },
    asItWas: () => expectNumber(typed.number),
  },
  {
    name: 'a code is being sent',
    reach: async () => {
      provider.hold('sendCode');
      await enterNumber();
      await press('Proceed');
      // The field can be there before the code that asks the provider.
      await until(() => expect(provider.count('sendCode')).toBe(1));
    },
    asItWas: () => expectCode('login', ''),
    // The code may never be sent.
    afterReload: () => expectNumber(typed.number),
  },
  {
    name: 'half a code is typed',
    reach: async () => {
      await reachLoginCode();
      await enterCode('123');
    },
    asItWas: () => expectCode('login', '123'),
    afterReload: () => expectCode('login', ''),
  },
  {
    name: 'the code is being compared',
    reach: async () => {
      await reachLoginCode();
      provider.hold('confirmCode');
      await enterCode();
      await press('Verify');
    },
    asItWas: () => expectCode('login', '123456'),
    afterReload: () => expectCode('login', ''),
  },
  {
    name: 'a proven number’s login failed',
    reach: async () => {
      network.answer('login', noConnection);
      await reachLoginCode();
      await enterCode();
      await press('Verify');
      await until(() => screen.getByRole('button', { name: 'Try again' }));
    },
    asItWas: () => expectProven('login'),
    // Its code is used up.
    afterReload: () => expectNumber(typed.number),
  },
  {
    name: 'the details are typed',
    reach: () => registering(enterDetails),
    asItWas: () => expectDetails(),
    afterReload: () => expectDetails(''),
  },
  {
    name: 'half the registration’s code is typed',
    reach: async () => {
      await registering(reachRegistrationCode);
      await enterCode('123');
    },
    asItWas: () => expectCode('registration', '123'),
    afterReload: () => expectDetails(''),
  },
  {
    name: 'a proven number’s registration failed',
    reach: async () => {
      network.answer('signup', noConnection);
      await registering(reachRegistrationCode);
      await enterCode();
      await press('Verify');
      await until(() => screen.getByRole('button', { name: 'Try again' }));
    },
    asItWas: () => expectProven('registration'),
    afterReload: () => expectDetails(''),
  },
];

/** The registration holds its details; where its Aadhaar digits were not kept, it says so. */
export function expectDetails(aadhaar: string = typed.aadhaar): void {
  expect(inDialog(dialogs.registration, '+91 98765 43210')).toBeVisible();
  expect(field('Full Name').value).toBe(typed.name);
  expect(dateField().value).toBe(typed.dob);
  expect(field('Aadhaar').value).toBe(aadhaar);
  expect(screen.queryByText(texts.aadhaarNotKept) !== null).toBe(aadhaar === '');
  expect(terms().checked).toBe(true);
}

export function expectNumber(number: string): void {
  expect(dialog(dialogs.login)).toBeVisible();
  expect(field('Mobile number').value).toBe(number);
}

type Flow = 'login' | 'registration';

function expectCode(flow: Flow, code: string): void {
  expect(inDialog(dialogs[flow], '+91 98765 43210')).toBeVisible();
  expect(field('One-time code').value).toBe(code);
}

function expectProven(flow: Flow): void {
  expect(inDialog(dialogs[flow], '+91 98765 43210')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function enterHalfANumber(): Promise<void> {
  await openLogin();
  await type('Mobile number', '9876');
}

async function registering(reach: () => Promise<void>): Promise<void> {
  network.answer('checkUser', ok({ exists: false }));
  await reach();
  await breathe();
}
