import { expect } from 'vitest';
import { ok, refusal, userID } from '../../world/answers.ts';
import { signedIn } from '../../world/device.ts';
import { signInAgain } from '../../world/person/person.ts';
import { PushDevice, rememberWish } from '../../world/push-device.ts';
import { dialog, dialogs, expectNoDialog } from '../../world/screen.ts';
import { network, storeElsewhere, until } from '../../world/visit.tsx';

/** The token of the same person's next session. */
export const nextToken = 'the-next-token';

/** The other call whose 401 ends the session while the one that is looked at is under way. */
export type OtherCall = 'savePushToken' | 'getTasks';

/** Holds the other call back from the start of the visit; what it returns refuses the token. */
export function holdOther(call: OtherCall): () => Promise<void> {
  if (call === 'savePushToken') {
    new PushDevice('granted');
    rememberWish('wanted');
  }
  const release = network.hold(call);
  return async () => {
    await until(() => expect(network.sent(call).some(({ signal }) => !signal.aborted)).toBe(true));
    network.answer(call, ok({}));
    release(refusal(401, 'Log in first.'));
    await until(() => dialog(dialogs.login));
  };
}

/** The same person signs in at the login over the page, and lands on the dashboard. */
export async function beBack(): Promise<void> {
  network.answer('login', ok({ token: nextToken, userID }));
  await signInAgain();
}

/** The same person signs in in another tab, and the page that is open stays. */
export async function beBackElsewhere(): Promise<void> {
  await storeElsewhere({ ...signedIn, token: nextToken });
  await until(expectNoDialog);
}
