import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { enterNumber, openLogin, typed } from '../world/person/person.ts';
import { dialog, dialogs, expectNoDialog, expectSignedIn, field, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const key = 'timewell.session';
const ravi = { ...signedIn, token: 'token-of-ravi', userID: 'ravi' };

describe('another tab', () => {
  it.each([
    ['signs out', key, JSON.stringify({ ...signedIn, token: null, userID: null })],
    ['forgets the session', key, null],
    ['clears everything', null, null],
    ['writes what is no session', key, '{"token":'],
  ])('that %s signs out here, and asks for nothing', async (_, changed, newValue) => {
    await visit('/dashboard', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined());
    await write(changed, newValue);
    await until(() => expect(window.location.pathname).toBe('/home'));
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expectNoDialog();
    expect(toasts()).toEqual([]);
  });

  it('that writes something else changes nothing here', async () => {
    await visit('/dashboard', signedIn);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined());
    await write('something.else', null);
    expectSignedIn(signedIn.token ?? '', 'asha');
    expect(network.sent('validateToken')).toHaveLength(1);
  });

  it('that signs in signs in here too, and closes the login that was open', async () => {
    await visit('/blog');
    await enterNumber();
    await write(key, JSON.stringify(ravi));
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined());
    expectNoDialog();
    expect(window.location.pathname).toBe('/blog');
    expect(network.sent('validateToken').map(({ body }) => body)).toEqual([{ token: ravi.token }]);
  });

  it('that signs in with a token that does not hold leaves the login open', async () => {
    network.answer('validateToken', ok({ valid: false }));
    await visit('/blog');
    await enterNumber();
    await write(key, JSON.stringify(ravi));
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    await until(() => expect(dialog(dialogs.login)).toBeDefined());
    await until(() => expect(field('Mobile number').value).toBe(typed.number));
  });
});

describe('a stored session that is no session', () => {
  it.each([
    ['no JSON', '{"token":"a-ses'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['only the flag', '{"isAuthenticated":true}'],
    ['a token that is a number', JSON.stringify({ ...signedIn, token: 7 })],
    ['an empty token', JSON.stringify({ ...signedIn, token: '' })],
    ['a token of 5000 characters', JSON.stringify({ ...signedIn, token: 'a'.repeat(5_000) })],
    ['a token without a user', JSON.stringify({ ...signedIn, userID: null })],
    ['a user without a token', JSON.stringify({ ...signedIn, token: null })],
    ['a place of another shape', JSON.stringify({ ...signedIn, userLocation: 'Adoni' })],
  ])('%s: as good as none, and nothing is asked', async (_, text) => {
    localStorage.setItem(key, text);
    await visit('/dashboard');
    await until(() => expect(dialog(dialogs.login)).toBeDefined());
    expect(window.location.pathname).toBe('/home');
    expect(network.requests).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

describe('a draft that is no draft', () => {
  it.each([
    '',
    'null',
    '{"signIn":"loggingIn"',
    '{"signIn":"flying","mobileNumber":"","resume":null}',
  ])('of the open sign-in, %j: no sign-in is open', async (text) => {
    sessionStorage.setItem('timewell.draft.visitor.app', text);
    await visit('/blog');
    await breathe();
    expectNoDialog();
  });

  it.each(['', '[]', '{"step":"code"}', '{"country":7,"typedNumber":"1","step":"phone"}'])(
    'of the login, %j: the login begins anew',
    async (text) => {
      sessionStorage.setItem('timewell.draft.visitor.login', text);
      await visit('/blog');
      await openLogin();
      await until(() => expect(field('Mobile number').value).toBe(''));
    },
  );

  it('does not bring a registration back that has no number', async () => {
    const draft = { signIn: 'registering', mobileNumber: '', resume: null };
    sessionStorage.setItem('timewell.draft.visitor.app', JSON.stringify(draft));
    await visit('/blog');
    await breathe();
    expect(screen.queryByRole('dialog', { name: dialogs.registration })).toBeNull();
  });

  it.each(['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test'])(
    'of the way back, %s: it leads nowhere',
    async (path) => {
      const resume = { path, state: null, userID: null };
      const draft = { signIn: 'closed', mobileNumber: '', resume };
      sessionStorage.setItem('timewell.draft.visitor.app', JSON.stringify(draft));
      await visit('/dashboard', signedIn);
      await until(() => screen.getByRole('heading', { level: 1 }));
      expect(screen.queryByText(/left off/)).toBeNull();
    },
  );
});

it('forgets nothing of a session that is whole, over a reload', async () => {
  await visit('/dashboard', signedIn);
  await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined());
  await reload();
  await until(() => expectSignedIn(signedIn.token ?? '', 'asha'));
  expect(screen.getByText('Adoni - 518301')).toBeDefined();
  expect(network.sent('validateToken')).toHaveLength(2);
});

async function write(changed: string | null, newValue: string | null): Promise<void> {
  await act(async () => {
    if (changed !== null && newValue !== null) localStorage.setItem(changed, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
  });
  await breathe();
}
