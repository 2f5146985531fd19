import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/installations', () => ({}));
vi.mock('firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: async () => 'a-push-token',
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

/** Asks for the address in a browser with this registration of the worker. */
async function askForToken(registration: object): Promise<() => Promise<string>> {
  const serviceWorker = { ready: ready.promise, register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { createPushMessages } = await import('../../src/services/push-messages.ts');
  const asked = createPushMessages(settings).token();
  asked.catch(() => undefined);
  // The registration is there, and its worker is waited for.
  await new Promise(setImmediate);
  return () => asked;
}
