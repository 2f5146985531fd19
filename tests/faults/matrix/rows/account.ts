import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { accountTexts } from '#domain/account.texts.ts';
import { texts } from '#domain/texts.ts';
import { account, otherDevice, thisDevice } from '../../../world/account.ts';
import { mobileNumber, ok, refusal, userID } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import { askToDelete, deleteQuestion } from '../../../world/person/account.ts';
import { follow } from '../../../world/person/booking.ts';
import { pressTwiceByKey } from '../../../world/person/person.ts';
import { proofOf } from '../../../world/phone-provider.ts';
import { enabled, expectNoDialog, expectSignedOut, inDialog } from '../../../world/screen.ts';
import { signOutElsewhere, until, visit } from '../../../world/visit.tsx';
import { sentence } from '../../faults.ts';
import { loaded } from '../loaded.ts';
import { pressed } from '../pressed.ts';
import type { Rows } from '../row.ts';

const page = '/account';
const good = ok(account);

/** The person's account and their devices. */
export const accountRows = {
  getAccount: loaded({
    call: 'getAccount',
    fields: { user_id: userID },
    wrongShape: { sessions: 'two' },
    page,
    asItWas: () => {
      expect(screen.getByRole('alert').textContent).toBe(accountTexts.accountFailed);
      expect(enabled(texts.logOutEverywhere)).toBeVisible();
    },
    again: texts.tryAgain,
    good,
    goesOn: () => expect(device(String(otherDevice.device))).toBeVisible(),
  }),

  getAccountData: pressed({
    call: 'getAccountData',
    page,
    fields: { user_id: userID },
    wrongShape: 'everything',
    patience: 120_000,
    arrive: async () => {
      await visit(page, signedIn);
      await until(() => enabled(accountTexts.downloadData));
    },
    button: accountTexts.downloadData,
    said: [accountTexts.dataDownloaded],
    toasts: ({ kind }) => {
      if (kind === 'unauthorized') return [];
      return [kind === 'refused' ? sentence : accountTexts.dataFailed];
    },
    kept: 'the page stays as it was',
    asItWas: () => expect(enabled(accountTexts.downloadData)).toBeVisible(),
    good: ok({ users: [] }),
    done: 'the file is saved',
    leave: signOutElsewhere,
    goesOn: () => expect(enabled(accountTexts.downloadData)).toBeVisible(),
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => enabled(accountTexts.downloadData));
    },
  }),

  deleteAccount: pressed({
    call: 'deleteAccount',
    page,
    fields: { user_id: userID, proof: proofOf(mobileNumber) },
    arrive: async () => {
      await visit(page, signedIn);
      await askToDelete();
    },
    button: texts.verify,
    moreFaults: [{ column: 'html500', kind: 'unanswered', answer: refusal(503, sentence) }],
    twice: pressTwiceByKey,
    said: [texts.accountDeleted],
    toasts: () => [texts.codeVerified],
    kept: 'the question stays and can be tried again',
    asItWas: ({ kind }) => {
      const failure = kind === 'refused' ? sentence : accountTexts.deleteUnanswered;
      expect(inDialog(deleteQuestion, failure)).toBeVisible();
    },
    again: texts.tryAgain,
    good: ok({}),
    done: 'the person is signed out, and home says that the account was deleted',
    leave: signOutElsewhere,
    goesOn: () => {
      expectSignedOut();
      expectNoDialog();
      expect(window.location.pathname).toBe('/home');
    },
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await askToDelete();
    },
  }),

  endSession: pressed({
    call: 'endSession',
    page,
    fields: { id: otherDevice.id, user_id: userID },
    arrive: async () => {
      await visit(page, signedIn);
      await until(() => enabled(accountTexts.logOut));
    },
    button: accountTexts.logOut,
    said: [accountTexts.loggedOut(String(otherDevice.device))],
    toasts: ({ kind }) =>
      kind === 'unauthorized' ? [] : [accountTexts.notLoggedOut(String(otherDevice.device))],
    kept: 'the device stays in the list',
    underLogin: () => expect(device(String(otherDevice.device), true)).toBeVisible(),
    asItWas: () => {
      expect(device(String(otherDevice.device))).toBeVisible();
      expect(enabled(accountTexts.logOut)).toBeVisible();
    },
    good: ok({}),
    done: 'the device is gone from the list',
    leave: signOutElsewhere,
    goesOn: () => {
      expect(device(String(thisDevice.device))).toBeVisible();
      expect(screen.queryByRole('article', { name: String(otherDevice.device) })).toBeNull();
    },
    comeBack: async () => {
      await follow(texts.continueWhereYouLeftOff);
      await until(() => enabled(accountTexts.logOut));
    },
  }),
} satisfies Rows;

/** `hidden` finds it under the login, which hides it from roles. */
function device(name: string, hidden = false): HTMLElement {
  return screen.getByRole('article', { name, hidden });
}
