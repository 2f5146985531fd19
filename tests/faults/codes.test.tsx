import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import type { PhoneSignIn } from '../../src/services/phone-sign-in.ts';
import { ok, token, userID } from './support/answers.ts';
import { enabled, expectNoDialog, expectSignedIn, field, toasts } from './support/looks.ts';
import {
  enterCode,
  enterDetails,
  enterNumber,
  mobileNumber,
  press,
  pressTwice,
  reachLoginCode,
  reachRegistrationCode,
  typed,
} from './support/person.ts';
import { provider, rightCode } from './support/phone-provider.ts';
import { expectDetails, expectNumber } from './support/steps.ts';
import { breathe, network, until, visit } from './support/visit.tsx';

interface Flow {
  name: 'login' | 'registration';
  /** Up to the button that asks for a code. */
  arrive: () => Promise<void>;
  button: string;
  /** Up to the code's field. */
  reachCode: () => Promise<void>;
  /** What was typed before the code is still there. */
  asItWas: () => void;
  /** What toasts say of a wrong code, and of a code that could not be compared. */
  wrongCode: string;
  failure: string;
}

const flows: readonly Flow[] = [
  {
    name: 'login',
    arrive: async () => {
      await visit('/blog');
      await enterNumber();
    },
    button: 'Proceed',
    reachCode: async () => {
      await visit('/blog');
      await reachLoginCode();
    },
    asItWas: () => expect(field('Mobile number').value).toBe(typed.number),
    wrongCode: texts.loginFailed,
    failure: texts.loginFailed,
  },
  {
    name: 'registration',
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
    asItWas: expectDetails,
    wrongCode: texts.codeInvalid,
    failure: texts.registrationError,
  },
];

const offline = () => Promise.reject(new Error('auth/network-request-failed'));
const tooManyTries = async () => ({ outcome: 'tooManyTries' }) as const;

describe.each(flows)('sendCode of the $name', (flow) => {
  const faults: [string, PhoneSignIn['sendCode'], string | null][] = [
    ['gets no connection', offline, null],
    ['is asked too often', tooManyTries, texts.tooManyTries],
  ];

  it.each(faults)(
    `%s: “${texts.codeNotSent}”, the form is as it was`,
    async (_, fault, inPlace) => {
      await flow.arrive();
      provider.answer('sendCode', fault);
      await pressTwice(flow.button);
      await until(() => expect(toasts()).toEqual([texts.codeNotSent]));
      flow.asItWas();
      expect(screen.queryByText(texts.tooManyTries) !== null).toBe(inPlace !== null);
      expect(provider.asked).toEqual([{ method: 'sendCode', input: [mobileNumber] }]);

      provider.answer('sendCode', async () => ({ outcome: 'sent' }));
      await press(flow.button);
      await until(() => expect(toasts()).toEqual([texts.codeSent]));
      expect(provider.count('sendCode')).toBe(2);
    },
  );

  it.each([
    ['a success', async () => ({ outcome: 'sent' }) as const],
    ['a failure', offline],
  ])(
    'never answers: the number can be changed, and %s that comes late says nothing',
    async (_, late) => {
      await flow.arrive();
      const release = provider.hold('sendCode');
      await press(flow.button);
      await until(() => expect(toasts()).toEqual([texts.sendingCode]));
      expect(field('One-time code').disabled).toBe(true);
      await press('Change number');
      await until(() => expect(field('Mobile number').value).toBe(typed.number));
      release(late);
      await breathe();
      expect(toasts()).toEqual([texts.sendingCode]);
      expect(field('Mobile number').value).toBe(typed.number);
    },
  );

  it('is asked anew after a pause, and a failure leaves the code that was typed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await flow.reachCode();
    await enterCode('111111');
    expect(() => enabled('Resend code')).toThrow();
    vi.advanceTimersByTime(30_000);
    provider.answer('sendCode', offline);
    await pressTwice('Resend code');
    await until(() => expect(toasts()).toEqual([texts.codeNotSent]));
    expect(field('One-time code').value).toBe('111111');
    expect(provider.count('sendCode')).toBe(2);
  });
});

describe.each(flows)('confirmCode of the $name', (flow) => {
  const faults: [string, PhoneSignIn['confirmCode'], string][] = [
    ['finds the code wrong', async () => ({ outcome: 'wrongCode' }), flow.wrongCode],
    ['is asked too often', tooManyTries, flow.wrongCode],
    ['gets no connection', offline, flow.failure],
  ];

  it.each(faults.map(([fault, answer, said]) => [`${fault}: “${said}”`, answer, said] as const))(
    '%s, the code stays where it was typed',
    async (_, fault, said) => {
      await flow.reachCode();
      provider.answer('confirmCode', fault);
      await enterCode();
      await pressTwice('Verify');
      await until(() => expect(toasts()).toEqual([said]));
      expect(field('One-time code').value).toBe(rightCode);
      expect(provider.asked.slice(1)).toEqual([
        { method: 'confirmCode', input: [mobileNumber, rightCode] },
      ]);
      expect(screen.queryByText(texts.tooManyTries) !== null).toBe(fault === tooManyTries);
      expect(network.sent('login').length + network.sent('signup').length).toBe(0);
    },
  );

  it(`knows of no code: “${texts.codeNotRequested}”, the phone step, and what was typed before is there`, async () => {
    await flow.reachCode();
    provider.answer('confirmCode', async () => ({ outcome: 'notRequested' }));
    await enterCode();
    await pressTwice('Verify');
    await until(() => expect(toasts()).toEqual([texts.codeNotRequested]));
    expectNumber(typed.number);
    if (flow.name === 'registration') {
      await press('Proceed');
      await until(flow.asItWas);
    }
    expect(provider.count('confirmCode')).toBe(1);
  });

  it.each([
    ['a right code', async () => ({ outcome: 'confirmed', proof: 'late' }) as const],
    ['a wrong code', async () => ({ outcome: 'wrongCode' }) as const],
    ['a failure', offline],
  ])(
    'never answers: the dialog can be closed, and %s that comes late says nothing',
    async (_, late) => {
      await flow.reachCode();
      const release = provider.hold('confirmCode');
      await enterCode();
      await press('Verify');
      await until(() => expect(provider.count('confirmCode')).toBe(1));
      await press('Close');
      const said = toasts();
      release(late);
      await breathe();
      expectNoDialog();
      expect(toasts()).toEqual(said);
      expect(network.sent('login').length + network.sent('signup').length).toBe(0);
    },
  );

  it('takes no code that is short', async () => {
    await flow.reachCode();
    await enterCode('12345');
    expect(() => enabled('Verify')).toThrow();
    await enterCode('12345a');
    expect(field('One-time code').value).toBe('12345');
    expect(() => enabled('Verify')).toThrow();
    expect(provider.count('confirmCode')).toBe(0);
  });

  it('takes the right code after a wrong one', async () => {
    await flow.reachCode();
    await enterCode('654321');
    await press('Verify');
    await until(() => expect(toasts()).toEqual([flow.wrongCode]));
    await enterCode();
    await pressTwice('Verify');
    await until(() => expectSignedIn(token, userID));
    expect(provider.count('confirmCode')).toBe(2);
    expect(network.sent('login').length + network.sent('signup').length).toBe(1);
  });
});
