import { expect, test } from 'vitest';
import { startShell, storedSessionOf } from './shell-under-test.ts';

const page = { path: '/service-details', state: { service_id: 'yoga' } };

/** Asha is on a guarded page when a call is answered with 401. */
function expireOnPage() {
  const shell = startShell({ stored: storedSessionOf('asha') });
  shell.app.send({ type: 'guard.opened', page });
  shell.app.send({ type: 'token.refused', token: 'token of asha' });
  return shell;
}

test('a 401 keeps the page in place under the login', () => {
  const { app, wentTo } = expireOnPage();
  expect(app.getSnapshot().matches({ signIn: 'loggingIn' })).toBe(true);
  expect(wentTo()).toEqual([]);
});

test('the same person is led from the dashboard back to the page with its state', () => {
  const { app, emitted, signIn, wentTo } = expireOnPage();
  signIn('asha');
  expect(wentTo()).toEqual(['/dashboard']);
  app.send({ type: 'resume.taken' });
  expect(emitted.at(-1)).toEqual({
    type: 'route.requested',
    to: page.path,
    state: page.state,
    replace: false,
  });
  app.send({ type: 'guard.opened', page });
  expect(app.getSnapshot().context.resume).toBeNull();
});

test('somebody else who signs in is not led to where the one before was', () => {
  const { app, signIn, wentTo } = expireOnPage();
  signIn('ravi');
  expect(app.getSnapshot().context.resume).toBeNull();
  app.send({ type: 'resume.taken' });
  expect(wentTo()).toEqual(['/dashboard']);
});

test('who leaves by logging out leaves no way back', () => {
  const { app, wentTo } = expireOnPage();
  app.send({
    type: 'user.signedIn',
    token: 'new token',
    userID: 'asha',
    mobileNumber: '+919876543210',
  });
  app.send({ type: 'logout.requested' });
  expect(app.getSnapshot().context.resume).toBeNull();
  expect(wentTo()).toEqual(['/dashboard', '/home']);
});

test('a login dismissed over a guarded page goes home, since nothing guarded may stay', () => {
  const { app, wentTo } = expireOnPage();
  app.send({ type: 'login.dismissed' });
  expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
  expect(wentTo()).toEqual(['/home']);
});

test('a login dismissed on a public page stays there', () => {
  const { app, wentTo } = startShell();
  app.send({ type: 'login.requested' });
  app.send({ type: 'login.dismissed' });
  expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
  expect(wentTo()).toEqual([]);
});

test('a visitor sent away from a guarded page finds the way there after signing in', () => {
  const { app, signIn } = startShell();
  app.send({ type: 'guard.refused', page });
  signIn('asha');
  expect(app.getSnapshot().context.resume).toMatchObject(page);
});

test('another person’s sign-in in another tab closes the page of the one before', () => {
  const { app, fakes, wentTo } = startShell({ stored: storedSessionOf('asha') });
  app.send({ type: 'guard.opened', page });
  const session = storedSessionOf('ravi');
  fakes.say('sessionStore', { type: 'session.changedElsewhere', session });
  expect(wentTo()).toEqual(['/dashboard']);
  expect(app.getSnapshot().context).toMatchObject({ lastUserID: 'ravi', resume: null });
});

test('after a sign-in the invitations of the proven number are claimed once, silent on failure', async () => {
  const { fakes, signIn, notices } = startShell();
  signIn('asha');
  const input = { userID: 'asha', contact: '+919876543210' };
  expect(fakes.calls).toEqual([{ actor: 'linkPending', input }]);
  fakes.reject('linkPending', new Error('offline'));
  expect(notices().context.toasts).toEqual([]);
});
