import type { AnyEventObject } from 'xstate';
import type { RegistrationDraft } from '#domain/registration.ts';
import type { LoginDraft } from '#domain/sign-in.ts';
import { endOfCode } from '../flows/proof-endings.ts';
import { today } from '../flows/registration.model.ts';
import { proveNumber, providerStanding } from './phone.ts';
import { morningOf, type Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** The home page, open to everybody. */
export const home: Screen = { at: '/home', now: morningOf(today), standing: providerStanding };

/** A login that a reload interrupted. */
export function loggingIn(draft: LoginDraft): Screen {
  const app = { signIn: 'loggingIn', mobileNumber: '', resume: null };
  return {
    ...home,
    drafts: [
      { owner: 'visitor', flow: 'app', draft: app },
      { owner: 'visitor', flow: 'login', draft },
    ],
  };
}

/** A registration for a number that is new; with a draft, one that a reload interrupted. */
export function registering(mobileNumber: string, draft: RegistrationDraft | null = null): Screen {
  const app = { signIn: 'registering', mobileNumber, resume: null };
  const own = draft ? [{ owner: 'visitor', flow: 'registration', draft }] : [];
  return { ...home, drafts: [{ owner: 'visitor', flow: 'app', draft: app }, ...own] };
}

/** Goes through the proof of a phone until it ends as the event says; `open` answers the sign-in. */
export function proveAndSignIn(open: (event: AnyEventObject, stage: Stage) => Promise<void>) {
  return async ({ output }: AnyEventObject, stage: Stage): Promise<void> => {
    if (!['signedIn', 'invalid'].includes(output.outcome))
      return proveNumber({ type: '', output: endOfCode(output) }, stage);
    await proveNumber({ type: '', output: { outcome: 'confirmed', proof: 'proof' } }, stage);
    const opened = { outcome: 'opened', token: 'token', userID: 'asha' };
    await open({ type: '', output: output.outcome === 'invalid' ? output : opened }, stage);
  };
}
