import { beforeEach, describe, expect, it, vi } from 'vitest';

type Handler = (event: object) => void;

const provider = vi.hoisted(() => ({ show: async (_: object): Promise<void> => undefined }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/messaging/sw', () => ({
  getMessaging: () => ({}),
  onBackgroundMessage: (_: object, show: typeof provider.show) => {
    provider.show = show;
  },
}));
vi.mock('../../src/services/push-settings.ts', () => ({ pushSettings: { vapidKey: 'key' } }));

// Loaded by glob, since the worker is checked with the types of a worker, not those of a page.
const modules = import.meta.glob<{ takePushes: (worker: object) => void }>(
  '../../src/worker/push.ts',
);

/** A worker with one open window or none; it records its notifications, messages and openings. */
class FakeWorker {
  readonly PushManager = class {};
  readonly handlers = new Map<string, Handler>();
  readonly shown: { title: string; options: object }[] = [];
  readonly told: unknown[] = [];
  readonly opened: string[] = [];
  nameless = 0;
  hasWindow = false;

  addEventListener(type: string, handler: Handler): void {
    this.handlers.set(type, handler);
  }

  registration = {
    showNotification: async (title: string, options: object) => {
      this.shown.push({ title, options });
    },
    getNotifications: async () => [
      { title: 'Meena invites you', close: () => expect.unreachable() },
      {
        title: '',
        close: () => {
          this.nameless += 1;
        },
      },
    ],
  };

  clients = {
    // The window was loaded by a reload past the worker, which does not control it.
    matchAll: async (asked: ClientQueryOptions) =>
      this.hasWindow && asked.type === 'window' && asked.includeUncontrolled ? [this.#window] : [],
    openWindow: async (path: string) => {
      this.opened.push(path);
    },
  };

  #window = {
    focus: async () => this.#window,
    postMessage: (message: unknown) => {
      this.told.push(message);
    },
  };

  /** Presses a notification with these data. */
  async press(data: unknown): Promise<void> {
    let work: Promise<void> | undefined;
    const close = vi.fn();
    const stopImmediatePropagation = vi.fn();
    this.handlers.get('notificationclick')?.({
      notification: { data, close },
      stopImmediatePropagation,
      waitUntil: (promise: Promise<void>) => {
        work = promise;
      },
    });
    await work;
    expect(close).toHaveBeenCalledOnce();
    expect(stopImmediatePropagation).toHaveBeenCalledOnce();
  }
}

let worker: FakeWorker;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  worker = new FakeWorker();
  for (const load of Object.values(modules)) (await load()).takePushes(worker);
});

describe('Pressing a notification', () => {
  const wrapped = { FCM_MSG: { data: { path: '/event/17' } } };

  it('opens its page when no window is open', async () => {
    await worker.press(wrapped);
    await worker.press({ path: '/event/18' });
    expect(worker.opened).toEqual(['/event/17', '/event/18']);
  });

  it('leads an open window to its page', async () => {
    worker.hasWindow = true;
    await worker.press(wrapped);
    expect(worker.told).toEqual([{ type: 'page.requested', path: '/event/17' }]);
    expect(worker.opened).toEqual([]);
  });

  it.each([
    null,
    {},
    { path: '//elsewhere.test' },
    { FCM_MSG: { data: { path: 'https://e.test' } } },
  ])('leads to /my-appointments when its data are %j', async (data) => {
    await worker.press(data);
    expect(worker.opened).toEqual(['/my-appointments']);
  });
});

describe('A push message in the background', () => {
  it('with a title is left to the provider’s library', async () => {
    await provider.show({ notification: { title: 'Hi', body: 'Dinner' } });
    expect(worker.shown).toEqual([]);
  });

  it('without a title shows under the brand and replaces the untitled notification', async () => {
    await provider.show({ notification: { body: 'Dinner' }, data: { path: '/event/17' } });
    const options = { body: 'Dinner', icon: '/icons/icon-192.png', data: { path: '/event/17' } };
    expect(worker.shown).toEqual([{ title: 'Timewell', options }]);
    expect(worker.nameless).toBe(1);
  });

  it('is shown with a title from its data', async () => {
    await provider.show({ data: { title: 'Hi' } });
    const options = { icon: '/icons/icon-192.png', data: { title: 'Hi' } };
    expect(worker.shown).toEqual([{ title: 'Hi', options }]);
  });

  it('without title and body is logged and not shown', async () => {
    await provider.show({ data: { path: '/' } });
    expect(worker.shown).toEqual([]);
    expect(said).toHaveBeenCalledWith('A push message has no words.');
  });

  it.each([
    ['no JSON', () => JSON.parse('{"from":')],
    ['null', () => null],
    ['a number', () => 7],
  ])('is logged when it is %s', (_, json) => {
    worker.handlers.get('push')?.({ data: { json } });
    expect(said).toHaveBeenCalledWith('A push message could not be read.');
  });

  it('is not logged when it can be read', () => {
    worker.handlers.get('push')?.({ data: { json: () => ({ from: '1' }) } });
    expect(said).not.toHaveBeenCalled();
  });
});
