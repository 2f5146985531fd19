import * as calls from '#domain/contract/sign-in.ts';
import type { RegistrationDetails } from '#domain/registration.ts';
import { texts } from '#domain/texts.ts';
import { draft, mobileNumber, registrationModel } from '../flows/registration.model.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { expectRead, press } from './person.ts';
import { proveAndSignIn, registering } from './signing-in.ts';

describeBrowser({
  model: registrationModel,
  screens: {
    afresh: registering(mobileNumber),
    'after a reload': registering(mobileNumber, draft),
  },
  events: {
    'name.changed': ({ fullName }, { page }) => page.getByLabel('Full Name').fill(fullName),
    'dob.changed': ({ dob }, { page }) => page.getByLabel('Date of birth').fill(dob),
    'aadhaar.changed': ({ text }, { page }) =>
      page.getByRole('textbox', { name: 'Aadhaar' }).fill(text),
    'terms.changed': (_, { page }) => page.getByText(texts.agreeToTerms).click(),
    'details.submitted': press('Register'),
    'number.abandoned': press('Change number'),
  },
  actors: {
    phoneProof: proveAndSignIn(answering(calls.signup, ({ token, userID }) => ({ token, userID }))),
  },
  states: {
    enteringDetails: async (stage, { snapshot, after }) => {
      const { isDobWrong, hadAadhaar, ...context } = snapshot.context;
      const { fullName, dob, aadhaar, agreed }: RegistrationDetails = context.details;
      const isFilled = fullName !== '' && dob !== '' && aadhaar.length === 6 && agreed;
      const isNotSent = after?.output?.outcome === 'notSent';
      await expectRead(
        stage,
        [
          `textbox "Full Name"${fullName && `: ${fullName}`}`,
          `textbox "Date of birth"${isDobWrong ? ' [invalid]' : ''}${dob && `: ${dob}`}`,
          `textbox "Aadhaar"${aadhaar && `: "${aadhaar}"`}`,
          `checkbox "${texts.agreeToTerms}"${agreed ? ' [checked]' : '\n'}`,
          `button "Register"${isFilled ? '\n' : ' [disabled]'}`,
          ...(isDobWrong ? [texts.dobWrong] : []),
          ...(isNotSent ? [texts.codeNotSent] : []),
          ...(hadAadhaar ? [texts.aadhaarNotKept] : []),
        ],
        isDobWrong ? [] : [texts.dobWrong],
      );
    },
    provingPhone: (stage) =>
      expectRead(stage, ['textbox "One-time code"', 'button "Verify"', '+91 91234 56789']),
    registered: async (stage) => {
      await stage.page.waitForURL('**/dashboard');
      await expectRead(stage, [texts.registered, 'button "Menu"'], ['dialog']);
    },
    abandoned: (stage) => expectRead(stage, ['dialog "Log in or sign up"', 'button "Proceed"']),
  },
});
