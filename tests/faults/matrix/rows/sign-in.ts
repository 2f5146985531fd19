import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { mobileNumber, ok, token, userID } from '../../../world/answers.ts';
import {
  enterCode,
  enterNumber,
  press,
  reachLoginCode,
  reachRegistrationCode,
  typed,
} from '../../../world/person/person.ts';
import { proofOf } from '../../../world/phone-provider.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  field,
  inDialog,
} from '../../../world/screen.ts';
import { network, visit } from '../../../world/visit.tsx';
import { type CodeFlow, codeFlows } from '../../code-flows.ts';
import { type Fault, isMisread, sentence } from '../../faults.ts';
import { confirmCode } from '../confirm-code.ts';
import { pressed } from '../pressed.ts';
import { pickColumns, type Row, type Rows, withExtraCells } from '../row.ts';
import { sendCode } from '../send-code.ts';

const loginFailed = 'Invalid OTP or login failed. Please try again.';

/** A success that opens no session. */
const withoutSession: Fault = { column: 'refusal', kind: 'broken', answer: ok({}) };

/** Up to the session. */
export const signInRows = {
  checkUser: pressed({
    call: 'checkUser',
    page: '/blog',
    fields: { mobile_number: mobileNumber },
    bearer: null,
    wrongShape: { exists: 'yes' },
    arrive: async () => {
      await visit('/blog');
      await enterNumber();
    },
    button: 'Proceed',
    said: ['OTP sent!'],
    toasts: () => ['Error checking user existence'],
    kept: 'the number stays in its field',
    asItWas: (fault) => {
      expect(dialog(dialogs.login)).toBeVisible();
      expect(field('Mobile number').value).toBe(typed.number);
      expect(screen.queryByText(sentence) !== null).toBe(fault.kind === 'refused');
    },
    good: ok({ exists: true, userID }),
    done: 'the code step opens',
    goesOn: () => expect(field('One-time code').value).toBe(''),
    leave: () => press('Close'),
    comeBack: null,
  }),

  login: pressed({
    call: 'login',
    page: '/blog',
    fields: { mobile_number: mobileNumber },
    bearer: proofOf(mobileNumber),
    wrongShape: { token: 7, userID },
    arrive: async () => {
      await visit('/blog');
      await reachLoginCode();
      await enterCode();
    },
    button: 'Verify',
    said: ['OTP verified!'],
    toasts: () => ['OTP verified!', loginFailed],
    kept: 'the number stays proven',
    asItWas: (fault) => expectProven(dialogs.login, fault, loginFailed),
    again: 'Try again',
    good: ok({ token, userID }),
    done: 'the person is signed in',
    goesOn: () => expectSignedIn(token, userID),
    leave: () => press('Close'),
    left: expectLeft,
    comeBack: null,
  }),

  signup: pressed({
    call: 'signup',
    page: '/blog',
    fields: {
      full_name: typed.name,
      mobile_number: mobileNumber,
      aadhaar6: typed.aadhaar,
      dob: typed.dob,
    },
    bearer: proofOf(mobileNumber),
    wrongShape: { token: 7, userID },
    moreFaults: [withoutSession],
    arrive: async () => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists: false }));
      await reachRegistrationCode();
      await enterCode();
    },
    button: 'Verify',
    said: ['OTP verified!', 'Registration successful!'],
    toasts: (fault) => ['OTP verified!', saidOfSignup(fault)],
    kept: 'the number stays proven',
    asItWas: (fault) => expectProven(dialogs.registration, fault, saidOfSignup(fault)),
    again: 'Try again',
    good: ok({ token, userID }),
    done: 'the person is signed in',
    goesOn: () => expectSignedIn(token, userID),
    leave: () => press('Close'),
    left: expectLeft,
    comeBack: null,
  }),

  sendCode: inBoth(sendCode),
  confirmCode: inBoth(confirmCode),
} satisfies Rows;

/** The row of the login, and the cells in which a registration says or keeps something else. */
function inBoth(rowOf: (flow: CodeFlow) => Row): Row {
  const differing = pickColumns(
    rowOf(codeFlows.registration),
    'refusal',
    'refusedConnection',
    'doubleSubmit',
  );
  return withExtraCells(rowOf(codeFlows.login), differing);
}

function saidOfSignup(fault: Fault): string {
  const hasNoSession = fault === withoutSession || isMisread(fault);
  return hasNoSession ? 'Registration failed.' : 'Error registering user.';
}

/** The step after the code, with the service's own sentence where it has one. */
function expectProven(name: string, { kind }: Fault, otherwise: string): void {
  expect(inDialog(name, '+91 98765 43210')).toBeVisible();
  expect(inDialog(name, kind === 'refused' ? sentence : otherwise)).toBeVisible();
  expectSignedOut();
}

function expectLeft(): void {
  expectNoDialog();
  expectSignedOut();
}
