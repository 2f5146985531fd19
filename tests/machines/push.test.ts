import { describe, expect, it } from 'vitest';
import { pushMachine } from '../../src/machines/push.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const blocked = 'Notifications are blocked in your browser’s settings.';
const failed = 'Notifications could not be turned on. Please try again later.';
const stood = (offer: string) => ({ type: 'push.stood', offer });

function start(userID: string | null = 'asha') {
  return startFlow(pushMachine, (owner) => ({ owner, userID }));
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

describe('push messages for nobody', () => {
  it('are taken back once, when the app opens', async () => {
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

  it('that cannot be taken back hold nobody up', async () => {
    const push = start(null);
    await push.fail('forgetPush');
    expect(push.news().at).toBe('away');
  });

  it('are taken back before they are somebody else’s', async () => {
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

  it('who came and went meanwhile are nobody’s', async () => {
    const push = start(null);
    push.send({ type: 'person.arrived', userID: 'asha', mobileNumber });
    push.send({ type: 'person.left' });
    await push.answer('forgetPush');
    expect(push.news().at).toBe('away');
  });
});

describe('what is remembered of a person', () => {
  it('is looked up when the app opens', () => {
    const push = start();
    expect(push.news()).toEqual({
      at: 'present.recalling',
      asked: [['recallPush', { userID: 'asha', mobileNumber: null }]],
    });
    expect(push.fakes.listening.map(({ actor }) => actor)).toEqual(['pushStore']);
  });

  it('offers messages once, on a card', async () => {
    const push = await startStanding('undecided');
    expect(push.news()).toMatchObject({ at: 'present.offering.explaining', told: [stood('card')] });
    expect(push.context()).toMatchObject({ mobileNumber, token: '' });
  });

  it('leaves messages to the menu where the person said no', async () => {
    const push = await startStanding('declined');
    expect(push.news()).toMatchObject({ at: 'present.offering.declined', told: [stood('menu')] });
    push.send({ type: 'push.wanted' });
    expect(push.news()).toEqual({
      at: 'present.asking (busy)',
      asked: [['askPermission']],
      told: [stood('none')],
    });
    await push.answer('askPermission', { outcome: 'granted' });
    expect(stored(push)).toEqual(wish('wanted'));
  });

  it('offers nothing where messages cannot be had, or nobody can say', async () => {
    const push = start();
    push.news();
    await push.answer('recallPush', { standing: 'unavailable' });
    expect(push.news()).toEqual({ at: 'present.unavailable' });
    const other = start();
    other.news();
    await other.fail('recallPush');
    expect(other.news()).toEqual({ at: 'present.unavailable' });
  });

  it('lets messages come again without a word', async () => {
    const push = await startStanding('wanted');
    expect(push.news()).toMatchObject({ at: 'present.registering' });
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news()).toEqual({
      at: 'present.listening',
      asked: [['savePushToken', { token: 'device', mobileNumber }]],
    });
  });

  it('is looked up again for another person, once the first one’s messages are taken back', async () => {
    const push = await startListening();
    push.send({ type: 'person.arrived', userID: 'asha', mobileNumber: null });
    expect(push.news()).toEqual({ at: 'present.listening' });
    push.send({ type: 'person.arrived', userID: 'ravi', mobileNumber: null });
    expect(push.news()).toEqual({ at: 'leaving', asked: [['forgetPush']] });
    expect(push.context().token).toBe('');
    await push.answer('forgetPush');
    expect(push.news().asked).toEqual([['recallPush', { userID: 'ravi', mobileNumber: null }]]);
  });
});

describe('the offer', () => {
  it('that is accepted lets the browser ask, and then says that messages come', async () => {
    const push = await startStanding('undecided');
    push.news();
    push.send({ type: 'offer.accepted' });
    expect(push.news()).toEqual({
      at: 'present.asking (busy)',
      asked: [['askPermission']],
      told: [stood('none')],
    });
    await push.answer('askPermission', { outcome: 'granted' });
    expect(push.news()).toEqual({
      at: 'present.registering',
      asked: [['getPushToken', { userID: 'asha' }]],
    });
    expect(stored(push)).toEqual(wish('wanted'));
    await push.answer('getPushToken', { token: 'device' });
    expect(push.news()).toEqual({
      at: 'present.saving',
      asked: [['savePushToken', { token: 'device', mobileNumber }]],
    });
    await push.answer('savePushToken');
    expect(push.news()).toEqual({
      at: 'present.listening',
      told: [toast('Notifications are on.', 'success')],
    });
  });

  it('that is declined is not made again, and stays in the menu', async () => {
    const push = await startStanding('undecided');
    push.news();
    push.send({ type: 'offer.declined' });
    expect(push.news()).toEqual({
      at: 'present.offering.declined',
      told: [stood('none'), stood('menu')],
    });
    expect(stored(push)).toEqual(wish('declined'));
  });

  it.each(['offer.accepted', 'push.wanted'] as const)(
    'taken with %s, and refused to the browser for good, is over',
    async (by) => {
      const push = await startAsking(by);
      await push.answer('askPermission', { outcome: 'denied' });
      expect(push.news()).toEqual({ at: 'present.unavailable', told: [toast(blocked, 'info')] });
      expect(stored(push)).toEqual(wish('declined'));
    },
  );

  it('whose question is closed leaves messages to the menu', async () => {
    const push = await startAsking();
    await push.answer('askPermission', { outcome: 'default' });
    expect(push.news()).toEqual({ at: 'present.offering.declined', told: [stood('menu')] });
    expect(stored(push)).toEqual(wish('declined'));
  });

  it('of which the browser cannot ask is over', async () => {
    const push = await startAsking();
    await push.fail('askPermission');
    expect(push.news()).toEqual({ at: 'present.unavailable' });
  });
});

describe('messages that could not be turned on', () => {
  it.each([
    ['offer.accepted', [stood('menu')]],
    ['push.wanted', [toast(failed, 'failure'), stood('menu')]],
  ] as const)('by %s are told of in the menu alone', async (by, told) => {
    const push = await startAsking(by);
    await push.answer('askPermission', { outcome: 'granted' });
    push.news();
    await push.fail('getPushToken');
    expect(push.news()).toEqual({ at: 'present.offering.failed', told });
  });

  it('are tried again with the network, without a word', async () => {
    const push = await startAsking('push.wanted');
    await push.answer('askPermission', { outcome: 'granted' });
    await push.answer('getPushToken', { token: 'device' });
    await push.fail('savePushToken');
    push.news();
    push.send({ type: 'network.returned' });
    expect(push.news()).toEqual({
      at: 'present.registering',
      asked: [['getPushToken', { userID: 'asha' }]],
      told: [stood('none')],
    });
    await push.fail('getPushToken');
    expect(push.news()).toEqual({ at: 'present.offering.failed', told: [stood('menu')] });
  });

  it('in the menu, at the first or a later try, are told of each time', async () => {
    const push = await startStanding('declined');
    for (const _ of [1, 2]) {
      push.send({ type: 'push.wanted' });
      await push.answer('askPermission', { outcome: 'granted' });
      push.news();
      await push.fail('getPushToken');
      expect(push.news().told).toEqual([toast(failed, 'failure'), stood('menu')]);
    }
  });

  it('and come with the network are not announced', async () => {
    const push = await startAsking('push.wanted');
    await push.answer('askPermission', { outcome: 'granted' });
    await push.fail('getPushToken');
    push.send({ type: 'network.returned' });
    push.news();
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news()).toMatchObject({ at: 'present.listening' });
    expect(push.context().reason).toBe('remembered');
  });

  it('for one person are not announced to the next', async () => {
    const push = await startAsking();
    expect(push.context().reason).toBe('offer');
    push.send({ type: 'person.arrived', userID: 'ravi', mobileNumber: null });
    await push.answer('forgetPush');
    await push.answer('recallPush', { standing: 'wanted', mobileNumber });
    await push.answer('getPushToken', { token: 'device' });
    push.news();
    await push.answer('savePushToken');
    expect(push.news()).toEqual({ at: 'present.listening' });
  });

  it('are tried again from the menu', async () => {
    const push = await startStanding('wanted');
    await push.fail('getPushToken');
    push.news();
    push.send({ type: 'push.wanted' });
    expect(push.news()).toMatchObject({ at: 'present.asking (busy)', told: [stood('none')] });
    await push.answer('askPermission', { outcome: 'granted' });
    await push.answer('getPushToken', { token: 'device' });
    await push.answer('savePushToken');
    expect(push.news().told).toEqual([toast('Notifications are on.', 'success')]);
  });
});

describe('a message that comes while the app is looked at', () => {
  it.each([
    ['Hi', 'Dinner', { title: 'Hi', text: 'Dinner' }],
    [null, 'Dinner', { title: 'Timewell', text: 'Dinner' }],
    ['Hi', null, { text: 'Hi' }],
    [null, null, { text: 'Timewell' }],
  ])('with the title %j and the words %j is a toast', async (title, body, words) => {
    const push = await startListening();
    push.fakes.say('pushMessages', { type: 'push.received', title, body });
    expect(push.news()).toEqual({
      at: 'present.listening',
      told: [{ type: 'toast.raised', toast: { ...words, tone: 'info' } }],
    });
  });

  it('can fail to come, which is said in the menu', async () => {
    const push = await startListening();
    await push.fail('pushMessages');
    expect(push.news()).toEqual({ at: 'present.offering.failed', told: [stood('menu')] });
  });

  it('comes no more to who has left', async () => {
    const push = await startListening();
    push.send({ type: 'person.left' });
    expect(push.news()).toEqual({ at: 'leaving', asked: [['forgetPush']] });
    expect(push.context()).toMatchObject({ userID: null, mobileNumber: null, token: '' });
    await push.answer('forgetPush');
    expect(push.news()).toEqual({ at: 'away' });
  });
});
