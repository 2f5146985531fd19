import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { ok, token, userID } from './support/answers.ts';
import { describeCall } from './support/describe-call.ts';
import { type Fault, sentence } from './support/faults.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  field,
  inDialog,
} from './support/looks.ts';
import {
  enterCode,
  enterNumber,
  mobileNumber,
  press,
  reachLoginCode,
  reachRegistrationCode,
  typed,
} from './support/person.ts';
import { proofOf } from './support/phone-provider.ts';
import { network, visit } from './support/visit.tsx';

describeCall({
  call: 'checkUser',
  sent: {
    method: 'POST',
    path: '/check-user',
    bearer: null,
    body: { mobile_number: mobileNumber },
  },
  wrongShape: { exists: 'yes' },
  arrive: async () => {
    await visit('/blog');
    await enterNumber();
  },
  button: 'Proceed',
  toasts: () => [texts.checkUserFailed],
  kept: 'the number is kept',
  asItWas: (fault) => {
    expect(dialog(dialogs.login)).toBeDefined();
    expect(field('Mobile number').value).toBe(typed.number);
    expect(screen.queryByText(sentence) !== null).toBe(fault.kind === 'refused');
  },
  again: 'Proceed',
  good: ok({ exists: true, userID }),
  goesOn: () => expect(field('One-time code').value).toBe(''),
  leave: () => press('Close'),
  left: expectNoDialog,
});

describeCall({
  call: 'login',
  sent: {
    method: 'POST',
    path: '/login',
    bearer: proofOf(mobileNumber),
    body: { mobile_number: mobileNumber },
  },
  wrongShape: { token: 7, userID },
  arrive: async () => {
    await visit('/blog');
    await reachLoginCode();
    await enterCode();
  },
  button: 'Verify',
  toasts: () => [texts.codeVerified, texts.loginFailed],
  kept: 'the number stays proven',
  asItWas: (fault) => {
    expect(inDialog(dialogs.login, '+91 98765 43210')).toBeDefined();
    expectInPlace(dialogs.login, fault, texts.loginFailed);
    expectSignedOut();
  },
  again: 'Try again',
  good: ok({ token, userID }),
  goesOn: () => expectSignedIn(token, userID),
  leave: () => press('Close'),
  left: expectLeft,
});

describeCall({
  call: 'signup',
  sent: {
    method: 'POST',
    path: '/signup',
    bearer: proofOf(mobileNumber),
    body: {
      full_name: typed.name,
      mobile_number: mobileNumber,
      aadhaar6: typed.aadhaar,
      dob: typed.dob,
    },
  },
  wrongShape: { token: 7, userID },
  arrive: async () => {
    await visit('/blog');
    network.answer('checkUser', ok({ exists: false }));
    await reachRegistrationCode();
    await enterCode();
  },
  button: 'Verify',
  toasts: () => [texts.codeVerified, texts.registrationError],
  kept: 'the number stays proven',
  asItWas: (fault) => {
    expect(inDialog(dialogs.registration, '+91 98765 43210')).toBeDefined();
    expectInPlace(dialogs.registration, fault, texts.registrationError);
    expectSignedOut();
  },
  again: 'Try again',
  good: ok({ token, userID }),
  goesOn: () => expectSignedIn(token, userID),
  leave: () => press('Close'),
  left: expectLeft,
});

function expectInPlace(name: string, { kind }: Fault, otherwise: string): void {
  expect(inDialog(name, kind === 'refused' ? sentence : otherwise)).toBeDefined();
}

function expectLeft(): void {
  expectNoDialog();
  expectSignedOut();
}
