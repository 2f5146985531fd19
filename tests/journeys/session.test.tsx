import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { press, reachLoginCode, reachRegistrationCode, type } from '../world/person/person.ts';
import { dialog, expectNoDialog, stored, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it('§4.1 a confirmed code and a login answered with token and userID make a visitor signed in', async () => {
  network.answer('login', ok({ token: 'token-of-asha', userID: 'asha' }));
  await visit('/home');
  expectSignedOut();
  await reachLoginCode();
  await type('One-time code', '123456');
  expectSignedOut();
  await press('Verify');
  await until(() => expectSignedIn('token-of-asha', 'asha'));
});

it('§4.1 a confirmed code and a signup answered with token and userID make a newcomer signed in', async () => {
  network.answer('checkUser', ok({ exists: false }));
  network.answer('signup', ok({ userID: 'ravi', token: 'token-of-ravi' }));
  await visit('/home');
  await reachRegistrationCode();
  await type('One-time code', '123456');
  expectSignedOut();
  await press('Verify');
  await until(() => expectSignedIn('token-of-ravi', 'ravi'));
});

it('§4.1 a signup answered without a token leaves the visitor signed out', async () => {
  network.answer('checkUser', ok({ exists: false }));
  network.answer('signup', ok({ userID: 'ravi' }));
  await visit('/home');
  await reachRegistrationCode();
  await type('One-time code', '123456');
  await press('Verify');
  await until(() => expect(toasts()).toContain('Registration failed.'));
  expectSignedOut();
});

it('§22.180 the dashboard greets a person by the name that the check of the token tells, if it tells one', async () => {
  network.answer('validateToken', ok({ valid: true, name: 'Asha Reddy' }));
  await visit('/dashboard', signedIn);
  const named = /^Good (morning|afternoon|evening), Asha Reddy$/;
  await until(() => screen.getByRole('heading', { level: 1, name: named }));
  for (const name of [undefined, '', 7]) {
    network.answer('validateToken', ok({ valid: true, name }));
    await reload();
    const nameless = /^Good (morning|afternoon|evening)$/;
    await until(() => screen.getByRole('heading', { level: 1, name: nameless }));
  }
});

it('§4.2 Logout signs out without opening the login', async () => {
  await arrive();
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(expectSignedOut);
  expectNoDialog();
  expect(window.location.pathname).toBe('/home');
});

it('§4.2 §4.8 a token that a check finds invalid is cleared, and the login opens', async () => {
  await arrive();
  network.answer('validateToken', ok({ valid: false }));
  await press('Menu');
  await until(() => dialog('Log in or sign up'));
  expectSignedOut();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('§4.2 §4.3 a 401 from the service API signs out, and opens the login over the page', async () => {
  network.answer('getUserEvents', refusal(401, 'Log in first.'));
  await visit('/my-appointments', signedIn);
  await until(() => dialog('Log in or sign up'));
  expectSignedOut();
  expect(window.location.pathname).toBe('/my-appointments');
});

it('§4.4 a stored token is validated once when the app starts, on a public page too', async () => {
  await visit('/home', { ...signedIn, token: 'stored-token' });
  await until(() => screen.getByRole('button', { name: 'Menu' }));
  expect(network.sent('validateToken').map(({ body }) => body)).toEqual([
    { token: 'stored-token' },
  ]);
});

it('§4.4 without a stored token nothing is validated when the app starts', async () => {
  await visit('/home');
  await until(expectSignedOut);
  expect(network.sent('validateToken')).toEqual([]);
});

it('§4.5 a stored token that is valid makes its user signed in, whatever else was stored', async () => {
  await visit('/dashboard', { ...signedIn, token: 'stored-token', isAuthenticated: false });
  await until(() => expectSignedIn('stored-token', 'asha'));
  expectNoDialog();
});

it('§4.6 an invalid stored token is cleared with its userID, and the login opens', async () => {
  network.answer('validateToken', ok({ valid: false }));
  await visit('/dashboard', signedIn);
  await until(() => dialog('Log in or sign up'));
  expectSignedOut();
  expect(stored()).toMatchObject({ token: null, userID: null, isAuthenticated: false });
  expect(window.location.pathname).toBe('/home');
});

it('§4.7 a token is loading, then valid, and invalid once the service says so', async () => {
  await arrive();
  const answer = network.hold('validateToken');
  await reload();
  await breathe();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  answer(ok({ valid: true }));
  await until(() => screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
  network.answer('validateToken', ok({ valid: false }));
  await press('Menu');
  await until(() => dialog('Log in or sign up'));
  expect(stored().token).toBeNull();
});

/** On the dashboard, signed in. */
async function arrive(): Promise<void> {
  await visit('/dashboard', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
}

function expectSignedIn(token: string, userID: string): void {
  expect(stored()).toMatchObject({ token, userID });
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  expect(window.location.pathname).toBe('/dashboard');
}

function expectSignedOut(): void {
  expect([stored().token ?? null, stored().userID ?? null]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: 'Menu', hidden: true })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Login', hidden: true })).not.toEqual([]);
}
