import '../../setup-countries.ts';
import * as calls from '#domain/contract/sign-in.ts';
import { texts } from '#domain/texts.ts';
import { loginModel, mobileNumber } from '../flows/login.model.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { button, expectRead, expectUnderWay, press } from './person.ts';
import { sendCode } from './phone.ts';
import { home, loggingIn, proveAndSignIn } from './signing-in.ts';

describeBrowser({
  model: loginModel,
  screens: {
    afresh: { ...home, open: (stage) => button('Login', stage).click() },
    'after a reload at the code': loggingIn({
      country: 'IN',
      typedNumber: '98765 43210',
      mobileNumber,
      step: 'code',
    }),
  },
  events: {
    'number.changed': ({ typed }, { page }) =>
      page.getByRole('textbox', { name: 'Mobile number' }).fill(typed),
    'country.changed': async (_, { page }) => {
      await page.getByRole('combobox', { name: 'Country' }).fill('United States');
      await page.getByRole('option', { name: 'United States (+1)' }).click();
    },
    'number.submitted': press('Proceed'),
    'code.awaited': (_, stage) => sendCode({ type: '', output: { outcome: 'sent' } }, stage),
  },
  actors: {
    checkUser: answering(calls.checkUser, ({ outcome }) => ({ exists: outcome === 'known' })),
    phoneProof: proveAndSignIn(answering(calls.login, ({ token, userID }) => ({ token, userID }))),
  },
  states: {
    enteringPhone: async (stage, { snapshot, after }) => {
      const { typedNumber, mobileNumber: possible, refusal } = snapshot.context;
      const isChecked = after?.type.endsWith('.actor.checkUser') ?? false;
      const isNotSent = after?.output?.outcome === 'notSent';
      await expectRead(stage, [
        `textbox "Mobile number"${refusal ? ' [invalid]' : ''}${typedNumber && `: ${typedNumber}`}`,
        `button "Proceed"${possible === '' ? ' [disabled]' : ''}\n`,
        ...(refusal ? [refusal] : []),
        ...(isChecked ? [texts.checkUserFailed] : []),
        ...(isNotSent ? [texts.codeNotSent] : []),
      ]);
    },
    checkingUser: async (stage, { snapshot }) => {
      await button(/Checking\.\.\./, stage).click({ force: true });
      const { mobileNumber: mobile_number } = snapshot.context;
      await expectUnderWay(calls.checkUser, stage, { mobile_number });
    },
    provingPhone: (stage) =>
      expectRead(stage, ['textbox "One-time code"', 'button "Verify"', '+91 98765 43210']),
    signedIn: async (stage) => {
      await stage.page.waitForURL('**/dashboard');
      await expectRead(stage, ['button "Menu"', /heading "Good .*level=1/], ['dialog']);
    },
    unknownUser: (stage, { snapshot }) => {
      const digits = snapshot.context.mobileNumber.slice(-4);
      return expectRead(stage, [
        'dialog "Create your account"',
        new RegExp(`strong: \\+.*${digits}`),
      ]);
    },
  },
});
