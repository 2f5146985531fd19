import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pushTexts } from '#domain/push.texts.ts';
import { mobileNumber, noConnection, ok, token, userID } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { menuItems, menuItemsWith } from '../world/menu.ts';
import { press, signIn } from '../world/person/person.ts';
import { PushDevice, rememberWish } from '../world/push-device.ts';
import { pushProvider, pushToken } from '../world/push-provider.ts';
import { requestOf } from '../world/request.ts';
import { expectNoDialog, expectSignedIn, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const sent = requestOf({
  call: 'savePushToken',
  fields: { token: pushToken, phone: mobileNumber },
});

const offer = () => screen.queryByRole('complementary', { name: pushTexts.offer });
const owner = () => localStorage.getItem('timewell.push');
const choice = (of = userID) =>
  JSON.parse(localStorage.getItem(`timewell.push.${of}`) ?? '{}').choice;

async function choose(item: string): Promise<void> {
  await press('Menu');
  const way = await until(() => screen.getByRole('menuitem', { name: item }));
  way.click();
  await breathe();
  await until(() => expect(screen.queryByRole('menu')).toBeNull());
}

async function shownItems(): Promise<(string | null)[]> {
  await press('Menu');
  await until(() => screen.getByRole('menu'));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('Push: the offer of messages', () => {
  it('comes after the first sign-in, and a yes saves the token with the proven number', async () => {
    const device = new PushDevice('default');
    await visit('/blog');
    await signIn();
    await until(() => expectSignedIn(token, userID));
    expect(device.asked).toBe(0);
    await press(pushTexts.turnOn);
    await until(() => expect(toasts()).toContain(pushTexts.on));
    expect(device.asked).toBe(1);
    expect(network.sent('savePushToken')).toEqual([sent]);
    expect(offer()).toBeNull();
  });

  it('comes again after a reload until it is answered', async () => {
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
    expect(await shownItems()).toEqual(menuItemsWith(pushTexts.turnOn));
  });

  it.each([pushTexts.turnOn, pushTexts.notNow])(
    'answered by “%s” leaves the focus on the page',
    async (answer) => {
      new PushDevice('default');
      rememberWish('undecided');
      await visit('/dashboard', signedIn);
      await press(answer);
      await until(() => expect(offer()).toBeNull());
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );

  it.each([
    ['denied', [pushTexts.blocked], false],
    ['default', [], true],
  ] as const)('closes when the browser’s permission is %s', async (answer, said, isInMenu) => {
    const device = new PushDevice('default', async () => answer);
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await press(pushTexts.turnOn);
    await breathe();
    expect(toasts()).toEqual(said);
    expect(offer()).toBeNull();
    expect(network.sent('savePushToken')).toEqual([]);
    expect((await shownItems()).includes(pushTexts.turnOn)).toBe(isInMenu);
    await reload();
    await until(() => screen.getByRole('heading', { level: 1 }));
    await breathe();
    expect(offer()).toBeNull();
    expect(device.asked).toBe(1);
  });

  it('goes once it was answered in another tab, whose answer is not asked for again', async () => {
    new PushDevice('default');
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await until(() => expect(offer()).not.toBeNull());
    rememberWish('declined');
    window.dispatchEvent(new StorageEvent('storage', { key: `timewell.push.${userID}` }));
    await until(() => expect(offer()).toBeNull());
    expect(await shownItems()).toContain(pushTexts.turnOn);
  });

  it('is shown on the dashboard only', async () => {
    new PushDevice('default');
    rememberWish('undecided');
    await visit('/blog', signedIn);
    await until(() => screen.getByRole('button', { name: 'Menu' }));
    await breathe();
    expect(offer()).toBeNull();
    expect(await shownItems()).toContain(pushTexts.turnOn);
  });

  it.each([
    ['the browser has no push messages', () => rememberWish('undecided')],
    [
      'the stored wish cannot be read',
      () => {
        new PushDevice('default');
        localStorage.setItem('timewell.push.asha', '{"choice":"wanted"');
      },
    ],
  ])('is shown neither on the page nor in the menu when %s', async (_, prepare) => {
    prepare();
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('heading', { level: 1 }));
    await breathe();
    expect(offer()).toBeNull();
    expect(await shownItems()).toEqual(menuItems);
    expect(toasts()).toEqual([]);
  });
});

describe('Push: messages', () => {
  const arrive = async () => {
    const device = new PushDevice('granted');
    rememberWish('wanted');
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('savePushToken')).toEqual([sent]));
    await breathe();
    return device;
  };

  it('end on the device and at the provider with the logout, which leaves no notification in sight', async () => {
    const device = await arrive();
    device.shown.add('Meena invites you');
    expect(owner()).toBe(userID);
    await choose('Logout');
    await until(() => expect(owner()).toBeNull());
    expect(pushProvider.asked).toEqual(['token', 'deleteToken']);
    expect(device.unsubscribed).toBe(1);
    expect([...device.shown]).toEqual([]);
    expect(pushProvider.deliver({ title: 'Too', body: 'late' })).toBe(false);
    expect(toasts()).toEqual([]);
    expectNoDialog();
  });

  it('of a person who signed out are unsubscribed by the next visit', async () => {
    const device = new PushDevice('granted');
    localStorage.setItem('timewell.push', 'asha');
    await visit('/home');
    await until(() => expect(owner()).toBeNull());
    expect(device.unsubscribed).toBe(1);
  });

  it('of another person are unsubscribed before the offer comes', async () => {
    const device = new PushDevice('granted');
    localStorage.setItem('timewell.push', 'ravi');
    rememberWish('wanted', 'ravi');
    rememberWish('undecided');
    await visit('/dashboard', signedIn);
    await until(() => expect(offer()).not.toBeNull());
    expect([owner(), device.unsubscribed]).toEqual([null, 1]);
    expect(network.sent('savePushToken')).toEqual([]);
  });

  it('of another person that are still being unsubscribed leave no number of a person who logs out meanwhile', async () => {
    new PushDevice('granted');
    localStorage.setItem('timewell.push', 'ravi');
    await visit('/blog');
    await until(() => expect(owner()).toBeNull());
    // Another tab's person, by then.
    localStorage.setItem('timewell.push', 'ravi');
    pushProvider.asked.length = 0;
    const deleted = Promise.withResolvers<void>();
    pushProvider.deleteToken = () => deleted.promise;
    await signIn();
    await until(() => expect(pushProvider.asked).toEqual(['deleteToken']));
    await choose('Logout');
    await until(() => screen.getByRole('button', { name: 'Login' }));
    deleted.resolve();
    await until(() => expect(owner()).toBeNull());
    await breathe();
    expect(Object.values({ ...localStorage }).join()).not.toContain(mobileNumber);
  });

  it('go on in a page that the browser has prerendered, which knows no permission until it is shown', async () => {
    const device = new PushDevice('default');
    rememberWish('wanted');
    Object.assign(document, { prerendering: true });
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('button', { name: 'Menu' }));
    await vi.dynamicImportSettled();
    await breathe();
    expect(offer()).toBeNull();
    device.permission = 'granted';
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(() => expect(network.sent('savePushToken')).toEqual([sent]));
    expect(choice()).toBe('wanted');
  });

  it('are registered again when the network returns', async () => {
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
