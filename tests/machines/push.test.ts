import { describe, expect, it } from 'vitest';
import { pushMachine } from '../../src/machines/push.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const blocked = 'Notifications are blocked in your browser’s settings.';
const failed = 'Notifications could not be turned on. Please try again later.';
const stood = (offer: string) => ({ type: 'push.stood', offer });

function start(userID: string | null = 'asha') {
  return startFlow(pushMachine, (shell) => ({ shell, userID }));
}

type Push = ReturnType<typeof start>;

async function startStanding(standing: 'undecided' | 'wanted' | 'declined') {
  const push = start();
  await push.answer('recallPush', { standing, mobileNumber });
  return push;
}

async function startAsking(by: 'offer.accepted' | 'push.wanted' = 'offer.accepted') {
  const push = await startStanding('undecided');
  push.send({ type: by });
  push.news();
  return push;
}

async function startListening() {
  const push = await startStanding('wanted');
  await push.answer('getPushToken', { token: 'device' });
  await push.answer('savePushToken');
  push.news();
  return push;
}

function stored({ fakes }: Push) {
  return fakes.lastMessage('pushStore');
}

function wish(choice: 'wanted' | 'declined') {
  return { type: 'choice.stored', userID: 'asha', wish: { choice, mobileNumber } };
}

describe('Push: signed out', () => {
  it('Push: without a user, the app withdraws messages from the device once', async () => {
    const push = start(null);
    expect(push.news()).toEqual({ at: 'leaving', asked: [['forgetPush']] });
    await push.answer('forgetPush');
    expect(push.news()).toEqual({ at: 'away' });
    push.send({ type: 'person.arrived', userID: 'asha', mobileNumber });
    expect(push.news()).toEqual({
      at: 'present.recalling',
      asked: [['recallPush', { userID: 'asha', mobileNumber }]],
    });
  });

  it('Push: a failed withdrawal ends like a successful one', async () => {
    const push = start(null);
    await push.fail('forgetPush');
    expect(push.news().at).toBe('away');
  });

  it('Push: messages are withdrawn before the next user’s choice is looked up', async () => {
    for (const isForgotten of [true, false]) {
      const push = start(null);
      push.send({ type: 'person.arrived', userID: 'asha', mobileNumber });
      expect(push.news().at).toBe('leaving');
      if (isForgotten) await push.answer('forgetPush');
      else await push.fail('forgetPush');
      expect(push.news()).toEqual({
        at: 'present.recalling',
        asked: [['recallPush', { userID: 'asha', mobileNumber }]],
      });
    }
  });

  it('Push: a user who signs in and out during the withdrawal gets no messages', async () => {
    const push = start(null);
    push.send({ type: 'person.arrived', userID: 'asha', mobileNumber });
    push.send({ type: 'person.left' });
    await push.answer('forgetPush');
    expect(push.news().at).toBe('away');
  });
});

describe('Push: the remembered choice', () => {
  it('Push: opening the app looks up the user’s earlier choice', () => {
    const push = start();
    expect(push.news()).toEqual({
      at: 'present.recalling',
      asked: [['recallPush', { userID: 'asha', mobileNumber: null }]],
    });
    expect(push.fakes.listening.map(({ actor }) => actor)).toEqual(['pushStore']);
  });

  it('Push: a user without an earlier choice gets a card', async () => {
    const push = await startStanding('undecided');
    expect(push.news()).toMatchObject({ at: 'present.offering.explaining', told: [stood('card')] });
    expect(push.context()).toMatchObject({ mobileNumber, token: '' });
  });

  it('Push: what was answered in another tab is looked up, in the place of the offer', async () => {
    const push = await startStanding('undecided');
    push.news();
    push.send({ type: 'wish.changedElsewhere' });
    expect(push.news()).toMatchObject({ at: 'present.recalling', told: [stood('none')] });
  });

  it('Push: after a No only the menu offers messages', async () => {
    const push = await startStanding('declined');
    expect(push.news()).toMatchObject({ at: 'present.offering.declined', told: [stood('menu')] });
    push.send({ type: 'push.wanted' });
    expect(push.news()).toEqual({
      at: 'present.asking',
      asked: [['askPermission']],
      told: [stood('none')],
    });
    await push.answer('askPermission', { outcome: 'granted' });
    expect(stored(push)).toEqual(wish('wanted'));
  });

  it('Push: unavailable messages and a failed look-up offer nothing', async () => {
    const push = start();
    push.news();
    await push.answer('recallPush', { standing: 'unavailable' });
    expect(push.news()).toEqual({ at: 'present.unavailable' });
    const other = start();
    other.news();
    await other.fail('recallPush');
    expect(other.news()).toEqual({ at: 'present.unavailable' });
  });

  it('Push: after an earlier Yes messages come again without a toast', async () => {
    const push = await startStanding('wanted');
    expect(push.news()).toMatchObject({ at: 'present.listening.registering' });
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news()).toEqual({
      at: 'present.listening.registered',
      asked: [['savePushToken', { token: 'device', mobileNumber }]],
    });
  });

  it('Push: another user’s choice is looked up once the first user’s messages are withdrawn', async () => {
    const push = await startListening();
    push.send({ type: 'person.arrived', userID: 'asha', mobileNumber: null });
    expect(push.news()).toEqual({ at: 'present.listening.registered' });
    push.send({ type: 'person.arrived', userID: 'ravi', mobileNumber: null });
    expect(push.news()).toEqual({ at: 'leaving', asked: [['forgetPush']] });
    expect(push.context().token).toBe('');
    await push.answer('forgetPush');
    expect(push.news().asked).toEqual([['recallPush', { userID: 'ravi', mobileNumber: null }]]);
  });
});

describe('Push: the offer (§1.11, §12.6)', () => {
  it('Push: accepting lets the browser ask, registers the device and confirms by a toast', async () => {
    const push = await startStanding('undecided');
    push.news();
    push.send({ type: 'offer.accepted' });
    expect(push.news()).toEqual({
      at: 'present.asking',
      asked: [['askPermission']],
      told: [stood('none')],
    });
    await push.answer('askPermission', { outcome: 'granted' });
    expect(push.news()).toEqual({
      at: 'present.listening.registering',
      asked: [['getPushToken', { userID: 'asha' }]],
    });
    expect(stored(push)).toEqual(wish('wanted'));
    await push.answer('getPushToken', { token: 'device' });
    expect(push.news()).toEqual({
      at: 'present.listening.saving',
      asked: [['savePushToken', { token: 'device', mobileNumber }]],
    });
    await push.answer('savePushToken');
    expect(push.news()).toEqual({
      at: 'present.listening.registered',
      told: [toast('Notifications are on.', 'success')],
    });
  });

  it('Push: declining removes the card and leaves the menu', async () => {
    const push = await startStanding('undecided');
    push.news();
    push.send({ type: 'offer.declined' });
    expect(push.news()).toEqual({
      at: 'present.offering.declined',
      told: [stood('menu')],
    });
    expect(stored(push)).toEqual(wish('declined'));
  });

  it.each(['offer.accepted', 'push.wanted'] as const)(
    'Push: a browser that blocks messages after %s ends the offer',
    async (by) => {
      const push = await startAsking(by);
      await push.answer('askPermission', { outcome: 'denied' });
      expect(push.news()).toEqual({ at: 'present.unavailable', told: [toast(blocked, 'info')] });
      expect(stored(push)).toEqual(wish('declined'));
    },
  );

  it('Push: closing the browser’s question leaves messages to the menu', async () => {
    const push = await startAsking();
    await push.answer('askPermission', { outcome: 'default' });
    expect(push.news()).toEqual({ at: 'present.offering.declined', told: [stood('menu')] });
    expect(stored(push)).toEqual(wish('declined'));
  });

  it('Push: a browser that cannot ask ends the offer', async () => {
    const push = await startAsking();
    await push.fail('askPermission');
    expect(push.news()).toEqual({ at: 'present.unavailable' });
  });
});

describe('Push: messages that could not be turned on', () => {
  it.each([
    ['offer.accepted', [stood('menu')]],
    ['push.wanted', [toast(failed, 'failure'), stood('menu')]],
  ] as const)('Push: a failure after %s shows a toast only if the menu asked', async (by, told) => {
    const push = await startAsking(by);
    await push.answer('askPermission', { outcome: 'granted' });
    push.news();
    await push.fail('getPushToken');
    expect(push.news()).toEqual({ at: 'present.listening.failed', told });
  });

  it('Push: the network’s return tries again without a toast', async () => {
    const push = await startAsking('push.wanted');
    await push.answer('askPermission', { outcome: 'granted' });
    await push.answer('getPushToken', { token: 'device' });
    await push.fail('savePushToken');
    push.news();
    push.send({ type: 'network.returned' });
    expect(push.news()).toEqual({
      at: 'present.listening.registering',
      asked: [['getPushToken', { userID: 'asha' }]],
      told: [stood('none')],
    });
    await push.fail('getPushToken');
    expect(push.news()).toEqual({ at: 'present.listening.failed', told: [stood('menu')] });
  });

  it('Push: every failed try from the menu shows a toast', async () => {
    const push = await startStanding('declined');
    for (const _ of [1, 2]) {
      push.send({ type: 'push.wanted' });
      await push.answer('askPermission', { outcome: 'granted' });
      push.news();
      await push.fail('getPushToken');
      expect(push.news().told).toEqual([toast(failed, 'failure'), stood('menu')]);
    }
  });

  it('Push: messages that work after the network’s return show no toast', async () => {
    const push = await startAsking('push.wanted');
    await push.answer('askPermission', { outcome: 'granted' });
    await push.fail('getPushToken');
    push.send({ type: 'network.returned' });
    push.news();
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news()).toMatchObject({ at: 'present.listening.registered' });
    expect(push.context().reason).toBe('remembered');
  });

  it('Push: one user’s press announces nothing to the next user', async () => {
    const push = await startAsking();
    expect(push.context().reason).toBe('offer');
    push.send({ type: 'person.arrived', userID: 'ravi', mobileNumber: null });
    await push.answer('forgetPush');
    await push.answer('recallPush', { standing: 'wanted', mobileNumber });
    await push.answer('getPushToken', { token: 'device' });
    push.news();
    await push.answer('savePushToken');
    expect(push.news()).toEqual({ at: 'present.listening.registered' });
  });

  it('Push: the menu can try again after a failure', async () => {
    const push = await startStanding('wanted');
    await push.fail('getPushToken');
    push.news();
    push.send({ type: 'push.wanted' });
    expect(push.news()).toMatchObject({ at: 'present.asking', told: [stood('none')] });
    await push.answer('askPermission', { outcome: 'granted' });
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news().told).toEqual([toast('Notifications are on.', 'success')]);
  });
});

describe('Push: a message while the app is open (§1.11)', () => {
  it.each([
    ['Hi', 'Dinner', { title: 'Hi', text: 'Dinner' }],
    [null, 'Dinner', { title: 'Timewell', text: 'Dinner' }],
    ['Hi', null, { text: 'Hi' }],
    [null, null, { text: 'Timewell' }],
  ])(
    'Push: a message with the title %j and the text %j shows a toast',
    async (title, body, words) => {
      const push = await startListening();
      push.fakes.say('pushMessages', { type: 'push.received', title, body });
      expect(push.news()).toEqual({
        at: 'present.listening.registered',
        told: [{ type: 'toast.raised', toast: { ...words, tone: 'info' } }],
      });
    },
  );

  it('Push: a message that comes before the device is registered, or after that failed, shows a toast as well', async () => {
    const push = await startStanding('wanted');
    const shown = () => {
      push.news();
      push.fakes.say('pushMessages', { type: 'push.received', title: 'Hi', body: 'Dinner' });
      return push.news();
    };
    const told = [{ type: 'toast.raised', toast: { title: 'Hi', text: 'Dinner', tone: 'info' } }];
    expect(shown()).toEqual({ at: 'present.listening.registering', told });
    await push.answer('getPushToken', { token: 'device' });
    expect(shown()).toEqual({ at: 'present.listening.saving', told });
    await push.fail('savePushToken');
    expect(shown()).toEqual({ at: 'present.listening.failed', told });
  });

  it('Push: with the network’s return messages are listened to anew, since their code may not have come without one', async () => {
    const push = await startStanding('wanted');
    await push.fail('getPushToken');
    push.fakes.listening.length = 0;
    push.send({ type: 'network.returned' });
    expect(push.fakes.listening).toEqual([{ actor: 'pushMessages' }]);
  });

  it('Push: messages that break down are offered in the menu again', async () => {
    const push = await startListening();
    await push.fail('pushMessages');
    expect(push.news()).toEqual({ at: 'present.listening.failed', told: [stood('menu')] });
  });

  it('Push: signing out withdraws messages from the device', async () => {
    const push = await startListening();
    push.send({ type: 'person.left' });
    expect(push.news()).toEqual({ at: 'leaving', asked: [['forgetPush']] });
    expect(push.context()).toMatchObject({ userID: '', mobileNumber: null, token: '' });
    await push.answer('forgetPush');
    expect(push.news()).toEqual({ at: 'away' });
  });
});
