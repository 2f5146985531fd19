import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { noConnection, ok, refusal, token, userID } from '../world/answers.ts';
import { goOffline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { giveAnswer, invitations } from '../world/person/invitations.ts';
import { openLogin, press, signInAgain } from '../world/person/person.ts';
import { expectNoDialog, expectSignedIn, expectSignedOut, kept, toasts } from '../world/screen.ts';
import { network, reload, signOutElsewhere, until, visit } from '../world/visit.tsx';
import { nextToken } from './matrix/expiry.ts';

const items = [
  ['Logout', 'logout'],
  ['Log out everywhere', 'logoutEverywhere'],
] as const;

it.each(items)(
  'Leaving: “%s” without a network is sent when the app is opened again, and nothing of it is kept then',
  async (item, call) => {
    await visit('/dashboard', signedIn);
    await choose(item, goOffline);
    await until(expectSignedOut);
    expect(kept()).toContain(token);
    network.down = false;
    await reload();
    await until(() => expect(network.sent(call).at(-1)?.bearer).toBe(token));
    await until(() => expect(kept()).not.toContain(token));
    expectNoDialog();
    expect(toasts()).toEqual([]);
  },
);

it('Leaving: a session that could not be ended leaves the next one in peace, also after a reload', async () => {
  network.answer('logout', noConnection);
  await visit('/dashboard', signedIn);
  await choose('Logout');
  await until(expectSignedOut);
  network.answer('login', ok({ token: nextToken, userID }));
  await openLogin();
  await signInAgain();
  network.answer('logout', refusal(401, 'Log in first.'));
  await reload();
  await until(() => expect(network.sent('logout').at(-1)?.bearer).toBe(token));
  await until(() => expect(kept()).not.toContain(`"${token}"`));
  await until(() => expectSignedIn(nextToken, userID));
});

it.each([
  ['a logout', () => choose('Logout')],
  ['a logout in another tab', signOutElsewhere],
])('Leaving: after %s nothing of the person is on the device but where it is', async (_, leave) => {
  const [invitation] = invitations;
  await giveAnswer(invitation);
  localStorage.setItem(`timewell.push.${userID}`, '{"choice":"declined","mobileNumber":"+91"}');
  localStorage.setItem('timewell.draft.user.ravi.event', '{}');
  expect(Object.keys(localStorage)).toContain(`timewell.draft.user.${userID}.rsvp.event.dinner`);
  await leave();
  await until(() => expect(window.location.pathname).toBe('/home'));
  await until(() => expect(kept()).not.toContain(userID));
  expect(
    Object.keys(localStorage)
      .filter((key) => key !== 'timewell.left')
      .sort(),
  ).toEqual(['timewell.draft.user.ravi.event', 'timewell.session']);
  expect(JSON.stringify(window.history.state)).not.toContain(userID);
});

async function choose(item: string, before = async () => {}): Promise<void> {
  await press('Menu');
  const choice = await until(() => screen.getByRole('menuitem', { name: item }));
  await before();
  choice.click();
}
