import type { AnyEventObject } from 'xstate';
import { isFirstShown } from '../../e2e/first-shown.ts';
import type { Asked, Standing } from './network.ts';
import { button } from './person.ts';
import type { Stage } from './stage.ts';

const provider = '/identitytoolkit.googleapis.com';

/** The request for a one-time code to a number. */
export const codeAsked: Asked = {
  method: 'POST',
  path: `${provider}/v1/accounts:sendVerificationCode`,
};

/** The question whether a code is right. */
export const codeChecked: Asked = {
  method: 'POST',
  path: `${provider}/v1/accounts:signInWithPhoneNumber`,
};

/** What the sign-in's provider is asked besides. */
export const providerStanding: Standing = [
  [
    { method: 'GET', path: `${provider}/v2/recaptchaConfig` },
    { recaptchaKey: 'projects/demo/keys/demo', recaptchaEnforcementState: [] },
  ],
  [{ method: 'GET', path: `${provider}/v1/recaptchaParams` }, { recaptchaSiteKey: 'demo' }],
  [{ method: 'POST', path: `${provider}/v1/accounts:lookup` }, { users: [{ localId: 'asha' }] }],
];

const code = '123456';

/** After this long a new code can be asked for; milliseconds. */
const resendPause = 30_000;

/** Lets the request for a code end as the event says. */
export function sendCode({ type, output }: AnyEventObject, { network }: Stage): Promise<void> {
  if (type.startsWith('xstate.error.')) return network.fail(codeAsked);
  if (output.outcome === 'sent') return network.respond(codeAsked, 200, { sessionInfo: 'session' });
  return refuse(codeAsked, 'TOO_MANY_ATTEMPTS_TRY_LATER', network);
}

/** Lets the question whether the code is right end as the event says. */
export function confirmCode({ type, output }: AnyEventObject, { network }: Stage): Promise<void> {
  if (type.startsWith('xstate.error.')) return network.fail(codeChecked);
  const refusal = refusals.get(output.outcome);
  if (refusal) return refuse(codeChecked, refusal, network);
  const user = { idToken: 'proof', refreshToken: 'refresh', expiresIn: '3600', localId: 'asha' };
  return network.respond(codeChecked, 200, user);
}

/** Goes through the one-time-code step of a login or registration until it ends as the event says. */
export async function proveNumber({ output }: AnyEventObject, stage: Stage): Promise<void> {
  const { network, page } = stage;
  if (output.outcome === 'numberChanged') return button('Change number', stage).click();
  if (output.outcome === 'notSent') {
    if (output.problem !== 'tooManyTries') return network.fail(codeAsked);
    return refuse(codeAsked, 'TOO_MANY_ATTEMPTS_TRY_LATER', network);
  }
  const sending = page.getByText(/^Sending a code to/);
  let isAsked = await isFirstShown(sending, page.getByText(/^We sent a code to/));
  // A code that was asked for before a reload cannot be checked any more: it takes a new one.
  if (!isAsked && output.outcome === 'confirmed') {
    await page.clock.fastForward(resendPause);
    await button('Resend code', stage).click();
    isAsked = true;
  }
  if (isAsked) await network.respond(codeAsked, 200, { sessionInfo: 'session' });
  await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
  await button('Verify', stage).click();
  if (isAsked) await confirmCode({ type: '', output }, stage);
}

/** Puts the test in the place of the device's messages, from which the browser reads codes. */
export function standInForMessages({ page }: Stage): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = () =>
      new Promise((resolve) => {
        const read = (event: Event) => resolve(event instanceof CustomEvent ? event.detail : null);
        window.addEventListener('test:message', read, { once: true });
      });
  });
}

/** Lets a message with a code arrive at the device. */
export function receiveCode({ output }: AnyEventObject, { page }: Stage): Promise<void> {
  return page.evaluate(
    (text) =>
      void window.dispatchEvent(new CustomEvent('test:message', { detail: { code: text } })),
    String(output.code),
  );
}

const refusals = new Map([
  ['wrongCode', 'INVALID_CODE'],
  ['notRequested', 'INVALID_SESSION_INFO'],
  ['tooManyTries', 'TOO_MANY_ATTEMPTS_TRY_LATER'],
]);

const badRequest = 400;

function refuse(asked: Asked, message: string, network: Stage['network']): Promise<void> {
  return network.respond(asked, badRequest, { error: { code: badRequest, message } });
}
