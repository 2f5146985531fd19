import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pushTexts } from '#domain/push-texts.ts';
import { mobileNumber, noConnection, ok, refusal, token, userID } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { enterCode, press, reachLoginCode } from '../world/person/person.ts';
import { PushDevice, rememberWish } from '../world/push-device.ts';
import { pushProvider, pushToken } from '../world/push-provider.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedIn,
  expectSignedOut,
  toasts,
} from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const sent = {
  call: 'savePushToken',
  method: 'POST',
  path: '/save_token',
  bearer: token,
  body: { token: pushToken, phone: mobileNumber },
  signal: expect.any(AbortSignal),
};

const offer = () => screen.queryByRole('complementary', { name: pushTexts.offer });
const owner = () => localStorage.getItem('timewell.push');
const choice = (of = userID) =>
  JSON.parse(localStorage.getItem(`timewell.push.${of}`) ?? '{}').choice;

async function choose(item: string): Promise<void> {
  await press('Menu');
  const way = await until(() => screen.getByRole('menuitem', { name: item }));
  await act(async () => way.click());
  await until(() => expect(screen.queryByRole('menu')).toBeNull());
}

async function menuItems(): Promise<(string | null)[]> {
  await press('Menu');
  await until(() => screen.getByRole('menu'));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('savePushToken', () => {
  it('that fails after the menu is said, and tried again with the network', async () => {
    new PushDevice('granted');
    rememberWish('declined');
    network.answer('savePushToken', noConnection);
    await visit('/dashboard', signedIn);
    await choose(pushTexts.turnOn);
    await until(() => expect(toasts()).toEqual([pushTexts.failed]));
    network.answer('savePushToken', ok({}));
    await goOffline();
    await goOnline();
    await until(() => expect(network.sent('savePushToken')).toEqual([sent, sent]));
  });

  it('that fails after the offer leaves the menu’s way to turn them on', async () => {
    new PushDevice('default');
    rememberWish('undecided');
    network.answer('savePushToken', noConnection);
    await visit('/dashboard', signedIn);
    await press(pushTexts.turnOn);
    await until(() => expect(network.sent('savePushToken')).toEqual([sent]));
    await breathe();
    expect(await menuItems()).toContain(pushTexts.turnOn);
  });

  it('answers 401: the session ends, login opens, and the token is taken back', async () => {
    new PushDevice('granted');
    rememberWish('wanted');
    network.answer('savePushToken', refusal(401, 'Log in first.'));
    await visit('/dashboard', signedIn);
    await until(() => expect(dialog(dialogs.login)).toBeDefined());
    expectSignedOut();
    expect(window.location.pathname).toBe('/dashboard');
    await until(() => expect(pushProvider.asked).toEqual(['token', 'deleteToken']));
    await until(() => expect(owner()).toBeNull());
  });
});

describe('the offer of push messages', () => {
  it('comes after the first sign-in; a yes saves the token for the number that was proven', async () => {
    const device = new PushDevice('default');
    await visit('/blog');
    await reachLoginCode();
    await enterCode();
    await press('Verify');
    await until(() => expectSignedIn(token, userID));
    expect(device.asked).toBe(0);
    await press(pushTexts.turnOn);
    await until(() => expect(toasts()).toContain(pushTexts.on));
    expect(device.asked).toBe(1);
    expect(network.sent('savePushToken')).toEqual([sent]);
    expect(offer()).toBeNull();
  });

  it('is made again after a reload, until it is answered', async () => {
    new PushDevice('default');
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await until(() => expect(offer()).not.toBeNull());
    await reload();
    await until(() => expect(offer()).not.toBeNull());
    await press(pushTexts.notNow);
    expect(offer()).toBeNull();
    await reload();
    await until(() => screen.getByRole('heading', { level: 1 }));
    await breathe();
    expect(offer()).toBeNull();
    expect(choice()).toBe('declined');
    expect(await menuItems()).toContain(pushTexts.turnOn);
  });

  it.each([
    ['denied', [pushTexts.blocked], false],
    ['default', [], true],
  ] as const)('ends when the browser’s question comes to %s', async (answer, said, isInMenu) => {
    const device = new PushDevice('default', async () => answer);
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await press(pushTexts.turnOn);
    await breathe();
    expect(toasts()).toEqual(said);
    expect(offer()).toBeNull();
    expect(network.sent('savePushToken')).toEqual([]);
    expect((await menuItems()).includes(pushTexts.turnOn)).toBe(isInMenu);
    await reload();
    await until(() => screen.getByRole('heading', { level: 1 }));
    await breathe();
    expect(offer()).toBeNull();
    expect(device.asked).toBe(1);
  });

  it('is not made where a page other than the dashboard is open', async () => {
    new PushDevice('default');
    rememberWish('undecided');
    await visit('/blog', signedIn);
    await until(() => screen.getByRole('button', { name: 'Menu' }));
    await breathe();
    expect(offer()).toBeNull();
    expect(await menuItems()).toContain(pushTexts.turnOn);
  });

  it.each([
    ['the browser cannot take messages', () => rememberWish('undecided')],
    [
      'the browser does not allow them',
      () => {
        new PushDevice('denied');
        rememberWish('wanted');
      },
    ],
    ['the number of the person is not known', () => void new PushDevice('default')],
    [
      'what is remembered is no wish',
      () => {
        new PushDevice('default');
        localStorage.setItem('timewell.push.asha', '{"choice":"wanted"');
      },
    ],
  ])('is not made, nor is the menu’s, where %s', async (_, prepare) => {
    prepare();
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('heading', { level: 1 }));
    await breathe();
    expect(offer()).toBeNull();
    expect(await menuItems()).toEqual(['Calendar', 'Logout']);
    expect(toasts()).toEqual([]);
  });
});

describe('push messages that are on', () => {
  const arrive = async () => {
    const device = new PushDevice('granted');
    rememberWish('wanted');
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('savePushToken')).toEqual([sent]));
    await breathe();
    return device;
  };

  it('are saved anew by a reload, in silence', async () => {
    const device = await arrive();
    await reload();
    await until(() => expect(network.sent('savePushToken')).toEqual([sent, sent]));
    expect([device.asked, toasts()]).toEqual([0, []]);
  });

  it('raise a toast with title and body, and take HTML for text', async () => {
    await arrive();
    pushProvider.deliver({ title: 'Meena invites you', body: '<b>Dinner</b> on Friday' });
    await until(() => expect(toasts()).toEqual(['Meena invites you', '<b>Dinner</b> on Friday']));
    expect(document.querySelector('.toast b')).toBeNull();
  });

  it('bear the brand where they have no title', async () => {
    await arrive();
    pushProvider.deliver({ title: null, body: 'Dinner on Friday' });
    await until(() => expect(toasts()).toEqual(['Timewell', 'Dinner on Friday']));
  });

  it('end with the sign-out, on this device and at the provider', async () => {
    const device = await arrive();
    expect(owner()).toBe(userID);
    await choose('Logout');
    await until(() => expect(owner()).toBeNull());
    expect(pushProvider.asked).toEqual(['token', 'deleteToken']);
    expect(device.unsubscribed).toBe(1);
    expect(pushProvider.deliver({ title: 'Too', body: 'late' })).toBe(false);
    expect(toasts()).toEqual([]);
    expectNoDialog();
  });

  it('of a page that was closed before they ended are taken back by the next visit', async () => {
    const device = new PushDevice('granted');
    localStorage.setItem('timewell.push', 'asha');
    await visit('/home');
    await until(() => expect(owner()).toBeNull());
    expect(device.unsubscribed).toBe(1);
  });

  it('of another person are taken back before anything is offered', async () => {
    const device = new PushDevice('granted');
    localStorage.setItem('timewell.push', 'ravi');
    rememberWish('wanted', 'ravi');
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await until(() => expect(offer()).not.toBeNull());
    expect([owner(), device.unsubscribed]).toEqual([null, 1]);
    expect(network.sent('savePushToken')).toEqual([]);
  });

  it('are tried again once the network is back', async () => {
    new PushDevice('granted');
    rememberWish('wanted');
    network.answer('savePushToken', noConnection);
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('savePushToken')).toEqual([sent]));
    network.answer('savePushToken', ok({}));
    await goOffline();
    await goOnline();
    await until(() => expect(network.sent('savePushToken')).toEqual([sent, sent]));
  });
});
