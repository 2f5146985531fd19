import { expect, it } from 'vitest';
import { refusal, token, userID } from '../world/answers.ts';
import { enterCode, press, reachLoginCode } from '../world/person/person.ts';
import { expectSignedIn } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const unauthorized = refusal(401, 'Log in first.');

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
