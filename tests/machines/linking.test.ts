import { expect, it } from 'vitest';
import { linkingMachine } from '../../src/machines/linking.ts';
import { startFlow } from './harness.ts';

const mobileNumber = '+919876543210';
const proven = (userID: string) => ({ type: 'number.proven', userID, mobileNumber }) as const;
const claim = (userID: string) => ['linkPending', { userID, contact: mobileNumber }];

it('Linking: the invitations of a proven number are claimed once for its user', async () => {
  const linking = startFlow(linkingMachine, () => undefined);
  expect(linking.news()).toEqual({ at: 'idle' });
  linking.send(proven('asha'));
  expect(linking.news()).toEqual({ at: 'linkingInvitations', asked: [claim('asha')] });
  await linking.answer('linkPending');
  expect(linking.news()).toEqual({ at: 'idle' });
});

it('Linking: a failed claim is silent', async () => {
  const linking = startFlow(linkingMachine, () => undefined);
  linking.send(proven('asha'));
  linking.news();
  await linking.fail('linkPending');
  expect(linking.news()).toEqual({ at: 'idle' });
});

it('Linking: a user who signs in during a claim takes its place', async () => {
  const linking = startFlow(linkingMachine, () => undefined);
  linking.send(proven('asha'));
  linking.send(proven('ravi'));
  expect(linking.news()).toEqual({
    at: 'linkingInvitations',
    asked: [claim('asha'), claim('ravi')],
  });
  expect(linking.fakes.waiting('linkPending')).toBe(1);
  await linking.answer('linkPending');
  expect(linking.news()).toEqual({ at: 'idle' });
});
