import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accountTexts } from '#domain/account.texts.ts';
import { emptySession } from '#domain/session.ts';
import { proofLifetimeSeconds } from '#domain/sign-in.ts';
import { texts } from '#domain/texts.ts';
import { todayHere } from '../../src/views/words/day-text.ts';
import { otherDevice } from '../world/account.ts';
import { mobileNumber, noConnection, ok, refusal, token, userID } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import type { Answer } from '../world/network.ts';
import { askToDelete, deleteQuestion, lastFour } from '../world/person/account.ts';
import { press, type } from '../world/person/person.ts';
import { noAnswer, proofOf, provider } from '../world/phone-provider.ts';
import { keepSavedFiles } from '../world/saved-files.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedOut,
  inDialog,
  toasts,
} from '../world/screen.ts';
import { breathe, network, storeElsewhere, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('§22.60 the menu leads to the account, which names the person and their devices, this one first', async () => {
  await visit('/dashboard', signedIn);
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: texts.account })));
  await until(() => screen.getByRole('heading', { level: 2, name: 'Asha Rao' }));
  expect(window.location.pathname).toBe('/account');
  await until(() => expect(screen.getByText('+91 98765 43210')).toBeVisible());
  const names = screen.getAllByRole('article').map((device) => device.textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Chrome on AndroidThis device/),
    expect.stringMatching(/^Firefox on Windows/),
  ]);
  expect(buttonsIn(0)).toEqual([]);
  expect(buttonsIn(1)).toEqual([accountTexts.logOut]);
});

it('§22.61 a device that is logged out leaves the list, and the focus stands at its heading', async () => {
  await visit('/account', signedIn);
  await press(accountTexts.logOut);
  await until(() => expect(toasts()).toEqual([accountTexts.loggedOut(String(otherDevice.device))]));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' }));
});

it('Account: one that failed to load is asked for again by itself, and leaves the focus in another part of its page', async () => {
  network.answer('getAccount', refusal(500, 'Later.'));
  await visit('/account', signedIn);
  await until(() => screen.getByText(accountTexts.accountFailed));
  const button = screen.getByRole('button', { name: texts.logOutEverywhere });
  button.focus();
  await goOffline();
  const answer = network.hold('getAccount');
  await goOnline();
  await until(() => expect(screen.queryByText(accountTexts.accountFailed)).toBeNull());
  expect(button).toHaveFocus();
  answer(refusal(500, 'Later.'));
  await until(() => screen.getByText(accountTexts.accountFailed));
  expect(button).toHaveFocus();
});

it('§22.62 all data is saved as a file that is named after the day', async () => {
  const saved = keepSavedFiles();
  const data = { users: [{ fullName: 'Asha Rao' }], tasks: [] };
  network.answer('getAccountData', ok(data));
  await visit('/account', signedIn);
  await press(accountTexts.downloadData);
  await until(() => expect(toasts()).toEqual([accountTexts.dataDownloaded]));
  expect(saved.map(({ name }) => name)).toEqual([`timewell-${todayHere()}.json`]);
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(data);
});

it('§22.63 an account is deleted after its last four digits and a new code, and the device forgets the person', async () => {
  localStorage.setItem(`timewell.seen.${userID}.getEvents`, '{}');
  await visit('/account', signedIn);
  await askToDelete();
  expect(network.sent('deleteAccount')).toEqual([]);
  await press(texts.verify);
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
  const proof = proofOf(mobileNumber);
  const body = { user_id: userID, proof };
  expect(network.sent('deleteAccount')).toMatchObject([{ bearer: token, body }]);
  expect(provider.asked.at(-1)).toEqual({ method: 'deleteUser', input: [mobileNumber] });
  expect(network.sent('logout')).toEqual([]);
  expectForgotten();
});

it('§22.63 four digits that are not the last of the number are said to be wrong, and no code is sent', async () => {
  await visit('/account', signedIn);
  await press(accountTexts.deleteAccount);
  await type(lastFour, '321');
  expect(screen.getByLabelText(lastFour)).toBeValid();
  await type(lastFour, '3211');
  expect(screen.getByLabelText(lastFour)).toBeInvalid();
  expect(screen.getByLabelText(lastFour)).toHaveAccessibleDescription(
    /Enter the last four digits of \+91 98765 43210\.$/,
  );
  await user.keyboard('{Enter}');
  expect(provider.asked).toEqual([]);
  await type(lastFour, '3210');
  expect(screen.getByLabelText(lastFour)).toBeValid();
});

it('§22.63 where the provider does not delete its record of the number the account is deleted all the same', async () => {
  provider.answer('deleteUser', noAnswer);
  await visit('/account', signedIn);
  await askToDelete();
  await press(texts.verify);
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
});

it('§22.65 a deletion without an answer is repeated, and after its success the device forgets the person', async () => {
  await deleteAgain(ok({}));
});

it('§22.65 a service that knows the session no more has deleted the account: the device forgets the person, and no other tab hears of an expired session', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  await deleteAgain(refusal(401, 'Please sign in.'));
  const sessions = write.mock.calls.filter(([key]) => key === 'timewell.session');
  expect(sessions.map(([, text]) => JSON.parse(text))).not.toContainEqual(
    expect.objectContaining({ hasExpired: true }),
  );
});

it('§22.65 a person who closes the question after a deletion without an answer is told that the account is gone, and the device forgets them', async () => {
  await visit('/account', signedIn);
  await loseAnswer();
  network.answer('validateToken', ok({ valid: false }));
  await press('Keep my account');
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
  expectForgotten();
});

it.each([
  [
    'whose next try is refused for the moment',
    async () => {
      network.answer('deleteAccount', refusal(429, 'Busy.'));
      await press(texts.tryAgain);
      await until(() => inDialog(deleteQuestion, 'Busy.'));
      await press('Keep my account');
    },
  ],
  ['who leaves the page', async () => window.history.pushState(null, '', '/home')],
] as const)(
  '§22.65 a person %s after a deletion without an answer is told that the account is gone, and the device forgets them',
  async (_, next) => {
    await visit('/account', signedIn);
    const answer = network.hold('validateToken');
    await loseAnswer();
    await next();
    await until(expectNoDialog);
    answer(ok({ valid: false }));
    await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
    expectSignedOut();
    expectForgotten();
  },
);

it('§22.65 a person whose session is found over in another tab after a deletion without an answer is told that the account is gone, and the device forgets them', async () => {
  await visit('/account', signedIn);
  network.hold('validateToken');
  await loseAnswer();
  await storeElsewhere({ ...emptySession, hasExpired: true });
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
  expectNoDialog();
  expectForgotten();
});

it('§22.65 a person who closes the question of an account that is there after all stays signed in, and what they typed stays', async () => {
  await visit('/account', signedIn);
  await loseAnswer();
  const checks = network.sent('validateToken').length;
  await press('Keep my account');
  await until(() => expect(network.sent('validateToken')).toHaveLength(checks + 1));
  await until(expectNoDialog);
  await breathe();
  expect(window.location.pathname).toBe('/account');
  expect(toasts()).not.toContain(texts.accountDeleted);
  expect(JSON.stringify({ ...localStorage })).toContain(`timewell.seen.${userID}`);
});

it('§22.63 a deletion that is answered after another tab has found the session over is heeded: the login closes, and the device forgets the person', async () => {
  localStorage.setItem(`timewell.draft.user.${userID}.createEvent`, '{}');
  const answer = await deleteAndHold();
  await storeElsewhere({ ...emptySession, hasExpired: true });
  await until(() => dialog(dialogs.login));
  await type('Mobile number', '98765');
  answer(ok({}));
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  await until(expectNoDialog);
  expectSignedOut();
  expect(window.location.pathname).toBe('/home');
  expectForgotten();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('98765');
});

it('§22.63 a person who has left the page before their account was deleted is told so, and the device forgets them', async () => {
  const answer = await leaveWhileDeleting();
  answer(ok({}));
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
  expectForgotten();
});

it.each([
  ['was refused', refusal(409, 'You host an event.'), 'You host an event.'],
  ['got no answer', noConnection, accountTexts.deleteUnanswered],
] as const)(
  '§11.12 a person who has left the page before the deletion of their account %s is told so',
  async (_, bad, why) => {
    const answer = await leaveWhileDeleting();
    answer(bad);
    await until(() => expect(toasts()).toContain(why));
  },
);

it('§22.63 a person who has left the page before the proof of their deletion was refused as too old is told so, and is sent no code', async () => {
  const answer = await leaveWhileDeleting();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + proofLifetimeSeconds * 1_000 });
  answer(refusal(403, 'Ask for a new code.'));
  await until(() => expect(toasts()).toContain(accountTexts.deleteCodeTooOld));
  expect(provider.count('sendCode')).toBe(1);
});

it('§22.65 a person who has left the page before the answer about the deletion was lost is told that the account is gone, and the device forgets them', async () => {
  const answer = await leaveWhileDeleting();
  network.answer('validateToken', ok({ valid: false }));
  answer(noConnection);
  await until(() => expect(toasts()).toContain(texts.accountDeleted));
  expectSignedOut();
  expectForgotten();
});

/** The person asks for the deletion of their account, and leaves the page; the answer is given by what returns. */
async function leaveWhileDeleting(): Promise<(answer: Answer) => void> {
  const answer = await deleteAndHold();
  window.history.pushState(null, '', '/dashboard');
  await until(() => screen.getByRole('heading', { name: /^Good / }));
  return answer;
}

/** The person asks for the deletion of their account, which gets the answer that is given to what returns. */
async function deleteAndHold(): Promise<(answer: Answer) => void> {
  await visit('/account', signedIn);
  await askToDelete();
  const answer = network.hold('deleteAccount');
  await press(texts.verify);
  await until(() => expect(network.sent('deleteAccount')).toHaveLength(1));
  return answer;
}

/** The account is deleted, the first answer is lost, and the repeat gets this one. */
async function deleteAgain(answer: Answer): Promise<void> {
  await visit('/account', signedIn);
  await loseAnswer();
  network.answer('deleteAccount', answer);
  await press(texts.tryAgain);
  await until(() => expect(toasts()).toEqual([texts.accountDeleted]));
  expectSignedOut();
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
  expectForgotten();
}

/** Asks for the deletion, whose answer does not arrive. */
async function loseAnswer(): Promise<void> {
  localStorage.setItem(`timewell.seen.${userID}.getEvents`, '{}');
  await askToDelete();
  network.answer('deleteAccount', noConnection);
  await press(texts.verify);
  await until(() => inDialog(deleteQuestion, accountTexts.deleteUnanswered));
}

function expectForgotten(): void {
  const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const trace of [userID, token, mobileNumber]) expect(left).not.toContain(`"${trace}`);
}

function buttonsIn(place: number): (string | null)[] {
  const device = screen.getAllByRole('article')[place];
  if (!device) throw new Error('There is no such device.');
  return within(device)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
}
