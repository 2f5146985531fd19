import { texts } from '#domain/texts.ts';
import type { OtpProblem } from '../../../src/machines/kit/otp-setup.ts';
import { otpInput, otpModel } from '../flows/otp.model.ts';
import { details, draft } from '../flows/registration.model.ts';
import { describeBrowser } from './driver.ts';
import { button, expectRead, expectUnderWay, press } from './person.ts';
import {
  codeAsked,
  codeChecked,
  confirmCode,
  receiveCode,
  sendCode,
  standInForMessages,
} from './phone.ts';
import { loggingIn, registering } from './signing-in.ts';

const { mobileNumber } = otpInput;

describeBrowser({
  model: otpModel,
  screens: {
    afresh: {
      ...registering(mobileNumber, draft),
      open: async (stage) => {
        await standInForMessages(stage);
        await stage.page.getByRole('textbox', { name: 'Aadhaar' }).fill(details.aadhaar);
        await button('Register', stage).click();
      },
    },
    // After a reload a registration begins with its details again: only a login asks for the code.
    'after a reload': loggingIn({
      country: 'IN',
      typedNumber: '98765 43210',
      mobileNumber,
      step: 'code',
    }),
  },
  events: {
    'code.changed': ({ text }, { page }) =>
      page.getByRole('textbox', { name: 'One-time code' }).fill(text),
    'code.submitted': press('Verify'),
    'code.resent': press('Resend code'),
    'number.abandoned': press('Change number'),
  },
  actors: { sendCode, receiveCode, confirmCode },
  states: {
    sendingCode: async (stage) => {
      const lines = ['Sending a code to', texts.sendingCode, 'button "Verify" [disabled]'];
      await expectRead(stage, lines);
      await expectUnderWay(codeAsked, stage, { phoneNumber: mobileNumber });
    },
    'entering.code.typing': async (stage, { snapshot }) => {
      const { code }: { code: string } = snapshot.context;
      const problem: OtpProblem = snapshot.context.problem;
      const isWrong = problem !== 'none';
      const field = `textbox "One-time code"${isWrong ? ' [invalid]' : ''}${code && `: "${code}"`}`;
      const verify = `button "Verify"${code.length < 6 ? ' [disabled]' : ''}\n`;
      const said = {
        none: [],
        notSent: [texts.codeNotSent, 'No new code was sent.'],
        wrongCode: [otpInput.wrongCodeText],
        failure: [otpInput.failureText],
      };
      const reason = problem === 'tooManyTries' ? [texts.tooManyTries] : said[problem];
      await expectRead(stage, ['We sent a code to', field, verify, ...reason]);
    },
    'entering.code.verifying': async (stage, { snapshot }) => {
      await button(/Verifying\.\.\./, stage).click({ force: true });
      await expectRead(stage, ['Verifying...', 'textbox "One-time code"']);
      const { code } = snapshot.context;
      await expectUnderWay(codeChecked, stage, { sessionInfo: 'session', code });
    },
    'entering.resend.coolingDown': (stage) => expectRead(stage, [/button "Resend code.*disabled/]),
    'entering.resend.ready': (stage, { snapshot }) => {
      const isTyping = snapshot.matches({ entering: { code: 'typing' } });
      return expectRead(stage, [`button "Resend code"${isTyping ? '' : ' [disabled]'}\n`]);
    },
    confirmed: (stage) => expectRead(stage, [texts.codeVerified, 'Creating your account']),
    notSent: (stage) => expectRead(stage, [texts.codeNotSent, 'textbox "Full Name"']),
    notRequested: (stage) =>
      expectRead(stage, [texts.codeNotRequested, 'dialog "Log in or sign up"']),
    numberChanged: (stage) => expectRead(stage, ['dialog "Log in or sign up"']),
  },
});
