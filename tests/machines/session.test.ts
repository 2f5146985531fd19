import { expect, test } from 'vitest';
import { emptySession } from '#domain/session.ts';
import { settled } from '../world/settled.ts';
import { startShell, storedSessionOf } from './shell-under-test.ts';

const validate = { actor: 'validateToken', input: { token: 'token of asha' } };

test('several askers at once share one request', async () => {
  const { fakes, askWhetherValid, session } = startShell({ stored: storedSessionOf('asha') });
  askWhetherValid();
  askWhetherValid();
  expect(fakes.calls).toEqual([validate]);
  fakes.resolve('validateToken', { outcome: 'valid' });
  await settled();
  expect(session().matches({ holdingToken: 'signedIn' })).toBe(true);
  askWhetherValid();
  askWhetherValid();
  expect(fakes.calls).toEqual([validate, validate]);
});

test('no answer is asked for twice more, within about three seconds, then counts as invalid', async () => {
  const { fakes, clock, session, app } = startShell({ stored: storedSessionOf('asha') });
  for (const pause of [1_000, 1_000]) {
    fakes.resolve('validateToken', { outcome: 'unanswered' });
    await settled();
    expect(session().matches({ holdingToken: 'pausing' })).toBe(true);
    clock.increment(pause);
  }
  expect(fakes.calls).toEqual([validate, validate, validate]);
  fakes.resolve('validateToken', { outcome: 'unanswered' });
  await settled();
  expect(session().matches('signedOut')).toBe(true);
  expect(session().context).toMatchObject({ token: null, userID: null });
  expect(app.getSnapshot().matches({ signIn: 'loggingIn' })).toBe(true);
});

test('each question has its own three tries', async () => {
  const { fakes, clock, askWhetherValid } = startShell({ stored: storedSessionOf('asha') });
  for (const question of [1, 2]) {
    fakes.resolve('validateToken', { outcome: 'unanswered' });
    await settled();
    clock.increment(1_000);
    fakes.resolve('validateToken', { outcome: 'unanswered' });
    await settled();
    clock.increment(1_000);
    fakes.resolve('validateToken', { outcome: 'valid' });
    await settled();
    askWhetherValid();
    expect(fakes.calls).toHaveLength(3 * question + 1);
  }
});

test('an invalid token is forgotten at once, on the device as well, and the place is kept', async () => {
  const userLocation = { city: 'Adoni', pincode: '518301' };
  const stored = { ...storedSessionOf('asha'), userLocation };
  const { fakes, session } = startShell({ stored });
  fakes.resolve('validateToken', { outcome: 'invalid' });
  await settled();
  const emptied = { token: null, userID: null, userLocation, isAuthenticated: false };
  expect(fakes.lastMessage('sessionStore')).toEqual({ type: 'session.stored', session: emptied });
  expect(session().context.userLocation).toEqual(userLocation);
});

test('a place that is found is stored by itself, and says nothing of who is signed in', async () => {
  const { app, fakes } = startShell({ stored: emptySession });
  const location = { city: 'Adoni', pincode: '518301' };
  app.send({ type: 'place.found', location });
  expect(fakes.lastMessage('sessionStore')).toEqual({
    type: 'location.stored',
    userLocation: location,
  });
});

test('a 401 for an earlier token does not end a new session', () => {
  const { app, session, signIn } = startShell();
  signIn('asha');
  app.send({ type: 'token.refused', token: 'token of somebody before' });
  expect(session().context).toMatchObject({ token: 'token of asha', userID: 'asha' });
  expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
  app.send({ type: 'token.refused', token: 'token of asha' });
  expect(session().context).toMatchObject({ token: null, userID: null });
  expect(app.getSnapshot().matches({ signIn: 'loggingIn' })).toBe(true);
});

test('an answer about a token that has been replaced says nothing about the new one', async () => {
  const { fakes, session, signIn } = startShell({ stored: storedSessionOf('asha') });
  signIn('ravi');
  expect(fakes.waiting('validateToken')).toBe(0);
  await settled();
  expect(session().context.userID).toBe('ravi');
  expect(session().matches({ holdingToken: 'signedIn' })).toBe(true);
});

test('signing out in one tab signs out the other, and sends nobody to log in', () => {
  const { app, fakes, session, wentTo } = startShell({ stored: storedSessionOf('asha') });
  const signedOut = { token: null, userID: null, userLocation: null, isAuthenticated: false };
  fakes.say('sessionStore', { type: 'session.changedElsewhere', session: signedOut });
  expect(session().matches('signedOut')).toBe(true);
  expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
  expect(wentTo()).toEqual(['/home']);
});

test('a session opened in another tab is not believed before the service was asked', () => {
  const { app, fakes, session } = startShell();
  app.send({ type: 'login.requested' });
  const opened = storedSessionOf('ravi');
  fakes.say('sessionStore', { type: 'session.changedElsewhere', session: opened });
  expect(session().matches({ holdingToken: 'checking' })).toBe(true);
  expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
});
