import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { ok, refusal, token, userID } from './support/answers.ts';
import { faultsOf } from './support/faults.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  toasts,
} from './support/looks.ts';
import {
  enterCode,
  mobileNumber,
  press,
  pressTwice,
  reachLoginCode,
  reachRegistrationCode,
} from './support/person.ts';
import { breathe, network, patience, until, visit } from './support/visit.tsx';

const faults = faultsOf(null);
const silent = faults.filter(({ kind }) => kind !== 'unauthorized');
const unauthorized = refusal(401, 'Log in first.');

const sent = {
  call: 'linkPending',
  method: 'POST',
  path: '/link_pending',
  bearer: token,
  body: { user_id: userID, contact: mobileNumber },
  signal: expect.any(AbortSignal),
};

const flows = [
  { flow: 'login', exists: true, reach: reachLoginCode, said: [texts.codeVerified] },
  {
    flow: 'registration',
    exists: false,
    reach: reachRegistrationCode,
    said: [texts.codeVerified, texts.registered],
  },
] as const;

describe.each(flows)('linkPending after a $flow', ({ exists, reach, said }) => {
  const arrive = async () => {
    await visit('/blog');
    network.answer('checkUser', ok({ exists }));
    await reach();
    await enterCode();
  };

  it.each(silent)('$title: nothing is said, the person stays signed in', async (fault) => {
    await arrive();
    network.answer('linkPending', fault.answer);
    await pressTwice('Verify');
    await until(() => expect(network.sent('linkPending')).toEqual([sent]));
    if (fault.title === 'never answers') patience.runOut();
    await until(() => expectSignedIn(token, userID));
    await breathe();
    expectSignedIn(token, userID);
    expect(toasts()).toEqual(said);
    expect(network.sent('linkPending')).toHaveLength(1);
  });

  it('answers 401: the session ends, login opens, the page stays', async () => {
    await arrive();
    const release = network.hold('linkPending');
    await pressTwice('Verify');
    await until(() => expectSignedIn(token, userID));
    await until(() => screen.getByRole('heading', { level: 1 }));
    release(unauthorized);
    await until(() => expect(dialog(dialogs.login)).toBeDefined());
    expectSignedOut();
    expect(window.location.pathname).toBe('/dashboard');
    expect(document.querySelector('h1')).not.toBeNull();
    expect(toasts()).toEqual(said);
    expect(network.sent('linkPending')).toEqual([sent]);
  });
});

it('says nothing when the 401 comes after the person logged out', async () => {
  await visit('/blog');
  await reachLoginCode();
  await enterCode();
  const release = network.hold('linkPending');
  await press('Verify');
  await until(() => expectSignedIn(token, userID));
  await press('Menu');
  await until(() => screen.getByRole('menuitem', { name: 'Logout' }).click());
  await until(expectSignedOut);
  release(unauthorized);
  await breathe();
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
});

it('does not end the session of whoever signed in next', async () => {
  await visit('/blog');
  await reachLoginCode();
  await enterCode();
  const release = network.hold('linkPending');
  await press('Verify');
  await until(() => expectSignedIn(token, userID));
  const next = { token: 'next-token', userID: 'ravi', userLocation: null, isAuthenticated: true };
  localStorage.setItem('timewell.session', JSON.stringify(next));
  const newValue = JSON.stringify(next);
  window.dispatchEvent(new StorageEvent('storage', { key: 'timewell.session', newValue }));
  await until(() => expect(network.sent('validateToken').at(-1)?.bearer).toBe('next-token'));
  release(unauthorized);
  await breathe();
  expectSignedIn('next-token', 'ravi');
});
