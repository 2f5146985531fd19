import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
const provider = vi.hoisted(() => ({
  asked: [] as string[],
  getMessaging: () => ({}),
  getToken: async () => {
    await new Promise(setImmediate);
    provider.asked.push('token');
    return 'a-push-token';
  },
  deleteToken: async () => provider.asked.push('deletion'),
}));
vi.mock('firebase/messaging', () => provider);
vi.mock('firebase/installations', () => ({
  getInstallations: () => ({}),
  deleteInstallations() {},
}));

const settings = { apiKey: '', projectId: '', appId: '', messagingSenderId: '', vapidKey: '' };

class FakeServiceWorker extends EventTarget {
  state = 'installing';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let ready: PromiseWithResolvers<object>;

beforeEach(() => {
  provider.asked = [];
  ready = Promise.withResolvers();
  vi.stubEnv('PROD', true);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('Push messages: the address of a device whose worker cannot be installed, as in a full storage, is given up', async () => {
  const worker = new FakeServiceWorker();
  const token = await askForToken({ active: null, waiting: null, installing: worker });
  worker.become('redundant');
  await expect(token()).rejects.toThrow('could not be installed');
});

it('Push messages: the address of a device whose worker has failed before it was asked for is given up', async () => {
  const token = await askForToken({ active: null, waiting: null, installing: null });
  await expect(token()).rejects.toThrow('could not be installed');
});

it('Push messages: a device has an address once its worker is active', async () => {
  const worker = new FakeServiceWorker();
  const token = await askForToken({ active: null, waiting: null, installing: worker });
  worker.become('installed');
  ready.resolve({});
  await expect(token()).resolves.toBe('a-push-token');
});

it('Push messages: a device has an address by its present worker, also where the next one cannot be installed', async () => {
  const next = new FakeServiceWorker();
  ready.resolve({});
  const token = await askForToken({ active: {}, waiting: null, installing: next });
  next.become('redundant');
  await expect(token()).resolves.toBe('a-push-token');
});

it('Push messages: an address that is asked for meanwhile comes after the deletion of the former one, and none is asked for in order to delete it where no message could arrive', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  const subscribed = { pushManager: { getSubscription: async () => ({}) } };
  const { token, deleteToken } = await createIn({ active: {} });
  ready.resolve(subscribed);
  await Promise.all([deleteToken(), token()]);
  // The provider deletes only an address that this page has asked for.
  expect(provider.asked).toEqual(['token', 'deletion', 'token']);
  subscribed.pushManager.getSubscription = async () => null as never;
  await deleteToken();
  expect(provider.asked).toHaveLength(3);
});

/** Asks for the address in a browser with this registration of the worker. */
async function askForToken(registration: object): Promise<() => Promise<string>> {
  const asked = (await createIn(registration)).token();
  asked.catch(() => undefined);
  // The registration is there, and its worker is waited for.
  await new Promise(setImmediate);
  return () => asked;
}

async function createIn(registration: object) {
  const serviceWorker = { ready: ready.promise, register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { createPushMessages } = await import('../../src/services/push-messages.ts');
  return createPushMessages(settings);
}
