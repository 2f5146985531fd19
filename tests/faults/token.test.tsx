import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noConnection, ok, silence } from '../world/answers.ts';
import { location, signedIn } from '../world/device.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedOut,
  stored,
  toasts,
} from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

describe('validateToken at the start, on a guarded page', () => {
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
