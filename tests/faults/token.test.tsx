import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noConnection, ok, refusal, silence, token } from './support/answers.ts';
import { location, signedIn } from './support/device.ts';
import { type Fault, faultsOf } from './support/faults.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedOut,
  stored,
  toasts,
} from './support/looks.ts';
import { press, pressTwice } from './support/person.ts';
import { breathe, network, patience, until, visit } from './support/visit.tsx';

const faults: Fault[] = [
  ...faultsOf({ valid: 'true' }),
  { title: 'answers that it is not valid', kind: 'broken', answer: ok({ valid: false }) },
];
const answered = faults.filter(({ kind }) => kind !== 'unanswered');
const unanswered = faults.filter(({ kind }) => kind === 'unanswered');

const sent = {
  call: 'validateToken',
  method: 'POST',
  path: '/validate-token',
  bearer: token,
  body: { token },
  signal: expect.any(AbortSignal),
};

describe('validateToken at the start, on a guarded page', () => {
  it.each(answered)('$title: signed out at once, login opens over /home', async ({ answer }) => {
    network.answer('validateToken', answer);
    await visit('/my-appointments', signedIn);
    await until(() => expectSentToLogin('/home'));
    expect(network.sent('validateToken')).toEqual([sent]);
  });

  it.each(unanswered)('$title: asked three times, then signed out', async ({ answer, title }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.answer('validateToken', answer);
    await visit('/my-appointments', signedIn);
    for (const times of [1, 2, 3]) {
      await until(() => expect(network.sent('validateToken')).toHaveLength(times));
      if (title === 'never answers') patience.runOut();
      await breathe();
      if (times < 3) expect(stored()).toMatchObject({ token });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await until(() => expectSentToLogin('/home'));
    expect(network.sent('validateToken')).toEqual([sent, sent, sent]);
    expect(new Set(patience.limits)).toEqual(new Set([10_000]));
  });

  it('stays signed in when only the first question gets no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.answer('validateToken', noConnection);
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    network.answer('validateToken', ok({ valid: true }));
    await breathe();
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined());
    expect(window.location.pathname).toBe('/dashboard');
    expectNoDialog();
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['/home', 'nothing but the dialog changes'],
    ['/blog', 'nothing but the dialog changes'],
  ])('no longer valid at %s: %s', async (path) => {
    network.answer('validateToken', ok({ valid: false }));
    await visit(path, signedIn);
    await until(() => expectSentToLogin(path));
  });

  it('shows nothing of the page before the answer is there', async () => {
    network.answer('validateToken', silence);
    await visit('/dashboard', signedIn);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('says nothing when a good answer comes after another tab signed out', async () => {
    const release = network.hold('validateToken');
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    window.dispatchEvent(new StorageEvent('storage', { key: 'timewell.session', newValue: null }));
    release(ok({ valid: true }));
    await breathe();
    expect(network.sent('validateToken')[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(window.location.pathname).toBe('/home');
  });
});

describe('validateToken before the menu opens', () => {
  const arrive = async () => {
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('heading', { level: 1 }));
  };

  it.each(answered)('$title: signed out, login opens, the page stays', async ({ answer }) => {
    await arrive();
    network.answer('validateToken', answer);
    await pressTwice('Menu');
    await until(() => expectSentToLogin('/dashboard'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(network.sent('validateToken')).toEqual([sent, sent]);
  });

  it.each(unanswered)('$title: asked three times, then signed out', async ({ answer, title }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await arrive();
    network.answer('validateToken', answer);
    await pressTwice('Menu');
    for (const times of [2, 3, 4]) {
      await until(() => expect(network.sent('validateToken')).toHaveLength(times));
      if (title === 'never answers') patience.runOut();
      await breathe();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await until(() => expectSentToLogin('/dashboard'));
    expect(network.sent('validateToken')).toHaveLength(4);
  });

  it('opens no menu when the answer comes after another tab signed out', async () => {
    await arrive();
    const release = network.hold('validateToken');
    await press('Menu');
    window.dispatchEvent(new StorageEvent('storage', { key: 'timewell.session', newValue: null }));
    release(refusal(401, 'Log in first.'));
    await breathe();
    expect(screen.queryByRole('menu')).toBeNull();
    expectNoDialog();
    expect(window.location.pathname).toBe('/home');
  });
});

/** Signed out, with the login open over this page; the place is still known, and nothing is said. */
function expectSentToLogin(path: string): void {
  expect(document.querySelector('h1')).not.toBeNull();
  expect(dialog(dialogs.login)).toBeDefined();
  expectSignedOut();
  expect(stored()).toMatchObject({ userLocation: location, isAuthenticated: false });
  expect(window.location.pathname).toBe(path);
  expect(toasts()).toEqual([]);
}
