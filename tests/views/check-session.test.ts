import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { startApp } from '../../src/app.tsx';
import { guardMachine } from '../../src/machines/guard.ts';
import { headerMachine } from '../../src/machines/header.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';

const stored = {
  userID: 'asha',
  token: 'token of asha',
  userLocation: null,
  isAuthenticated: true,
};

// Before the app's modules are read.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://service.test'));

let answers: ((response: Response) => void)[] = [];

beforeEach(() => {
  answers = [];
  localStorage.setItem('timewell.session', JSON.stringify(stored));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function askTwice() {
  const { app, services } = startApp();
  const shell: AnyActorRef = app;
  const page = { path: '/dashboard', state: null };
  const guard = createActor(withServices(guardMachine, services), { input: { shell, page } });
  const header = createActor(withServices(headerMachine, services), { input: { shell } });
  guard.start();
  header.start();
  header.send({ type: 'menu.pressed' });
  return { app, guard, header };
}

test('Session: a guarded page and the menu share one check of the token, and both open', async () => {
  const { guard, header } = askTwice();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(Response.json({ valid: true }));
  await waitFor(guard, (snapshot) => snapshot.matches('open'));
  await waitFor(header, (snapshot) => snapshot.matches('menuOpen'));
  expect(answers).toHaveLength(1);
});

test('Session: an invalid token keeps page and menu closed, is cleared, and opens the login', async () => {
  const { app, guard, header } = askTwice();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(Response.json({ valid: false }));
  await waitFor(guard, (snapshot) => snapshot.matches('refused'));
  await waitFor(header, (snapshot) => snapshot.matches('closed'));
  expect(app.getSnapshot().matches({ signIn: { open: 'loggingIn' } })).toBe(true);
  expect(localStorage.getItem('timewell.session')).not.toContain('token of asha');
});
