import type { AnyEventObject } from 'xstate';
import * as calls from '#domain/contract/sign-in.ts';
import type { RegistrationDetails } from '#domain/registration.ts';
import { proofLifetimeSeconds } from '#domain/sign-in.ts';
import { texts } from '#domain/texts.ts';
import { phoneProofModel } from '../flows/phone-proof.model.ts';
import { details, draft, mobileNumber } from '../flows/registration.model.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { button, expectRead, expectUnderWay, press } from './person.ts';
import { proveNumber } from './phone.ts';
import { home, registering } from './signing-in.ts';
import type { Stage } from './stage.ts';

const forbidden = 403;

describeBrowser({
  model: phoneProofModel,
  screens: {
    'of a login': { ...home, open: submitKnownNumber },
    'of a registration': {
      ...registering(mobileNumber, draft),
      open: async (stage) => {
        await stage.page.getByRole('textbox', { name: 'Aadhaar' }).fill(details.aadhaar);
        await button('Register', stage).click();
      },
    },
  },
  events: {
    'signIn.retried': press('Try again'),
    'number.abandoned': press('Change number'),
  },
  actors: { otp: proveNumber, openSession },
  states: {
    confirmingPhone: (stage, { snapshot: { context } }) =>
      expectRead(
        stage,
        [
          'textbox "One-time code"',
          'button "Verify"',
          '+91 91234 56789',
          ...(context.isRenewing ? [texts.proofTooOld] : []),
        ],
        context.isRenewing ? [] : [texts.proofTooOld],
      ),
    openingSession: async (stage, { snapshot: { context } }) => {
      await button(/Verifying\.\.\./, stage).click({ force: true });
      const isNew = context.details !== null;
      await expectRead(stage, [isNew ? 'Creating your account' : 'Signing you in']);
      const sent = { mobile_number: mobileNumber, ...(isNew && sentOf(details)) };
      await expectUnderWay(isNew ? calls.signup : calls.login, stage, sent);
    },
    failed: (stage, { snapshot: { context }, after }) => {
      const isIncomplete = after?.output?.outcome === 'incomplete';
      return expectRead(stage, [
        isIncomplete ? texts.registrationFailed : context.failureText,
        context.refusal ?? context.failureText,
        'button "Try again"',
        'button "Change number"',
      ]);
    },
    signedIn: async (stage, { snapshot: { context } }) => {
      await stage.page.waitForURL('**/dashboard');
      const welcome = context.details === null ? [] : [texts.registered];
      await expectRead(stage, [...welcome, 'button "Menu"'], ['dialog']);
    },
    notSent: (stage) => expectRead(stage, [texts.codeNotSent, 'dialog']),
    invalid: (stage, { snapshot: { context } }) =>
      expectRead(stage, [context.refusal ?? '', 'textbox "Full Name"']),
    numberAskedAgain: (stage) =>
      expectRead(stage, ['dialog "Log in or sign up"', 'button "Proceed"']),
  },
});

function sentOf({ fullName, aadhaar, dob }: RegistrationDetails) {
  return { full_name: fullName, aadhaar6: aadhaar, dob };
}

async function submitKnownNumber(stage: Stage): Promise<void> {
  await button('Login', stage).click();
  await stage.page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
  await button('Proceed', stage).click();
  await stage.network.answer(calls.checkUser, { exists: true });
}

async function openSession(event: AnyEventObject, stage: Stage): Promise<void> {
  const toJson = ({ token, userID }: { token: string; userID: string }) => ({ token, userID });
  const isLogin = stage.network.waiting(calls.login) > 0;
  if (event.output?.outcome === 'proofTooOld') {
    const { page, network } = stage;
    // biome-ignore lint/plugin: the clock stands still.
    const now = await page.evaluate(() => Date.now());
    await page.clock.setFixedTime(now + proofLifetimeSeconds * 1_000);
    return network.respond(isLogin ? calls.login : calls.signup, forbidden, {});
  }
  return (isLogin ? answering(calls.login, toJson) : answering(calls.signup, toJson))(event, stage);
}
