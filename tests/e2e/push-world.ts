import type { BrowserContext, Page } from '@playwright/test';

/** What the problem log reports of the provider's hosts, for which the test answers. */
export const providerAsked =
  /asked another host: https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

/** The provider of push messages and the browser's own push service, as a test answers for them. */
export class PushWorld {
  /** Tokens that were given out and not deleted since. */
  readonly tokens = new Set<string>();
  /** Whether the provider has an id of the device. */
  knowsDevice = false;
  #given = 0;

  readonly prepare = async (context: BrowserContext): Promise<void> => {
    // Granted for the worker, which shows notifications; the page hears what the person has said.
    await context.grantPermissions(['notifications']);
    await context.addInitScript(standIn);
    await context.route('https://firebaseinstallations.googleapis.com/**', (route) => {
      const method = route.request().method();
      if (method === 'OPTIONS') return route.fulfill({ status: 204 });
      this.knowsDevice = method !== 'DELETE';
      return route.fulfill({
        json: {
          fid: 'cTimewellTestsDeviceId',
          refreshToken: 'refresh',
          authToken: { token: 'header.body.signature', expiresIn: '604800s' },
        },
      });
    });
    await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
      const request = route.request();
      if (request.method() === 'DELETE') {
        this.tokens.delete(decodeURIComponent(request.url().split('/').at(-1) ?? ''));
        return route.fulfill({ json: {} });
      }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204 });
      this.#given += 1;
      const token = `push-token-${this.#given}`;
      this.tokens.add(token);
      return route.fulfill({ json: { token } });
    });
  };
}

/** How often the person was asked by the browser in this tab. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0));
}

/** Whether the browser would hand push messages to the app. */
export function isSubscribed(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription()) !== null;
  });
}

/** Delivers messages to the app's worker as the browser's push service would. */
export async function openDelivery(page: Page): Promise<(payload: unknown) => Promise<void>> {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (payload) => {
    const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** Counts from now on the notifications that the worker has shown; the function tells how many. */
export async function countShown(context: BrowserContext): Promise<() => Promise<number>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The app has no worker.');
  const counter = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const counter = { shown: 0 };
    registration.showNotification = async (...notification) => {
      await show(...notification);
      counter.shown += 1;
    };
    return counter;
  });
  return () => counter.evaluate(({ shown }) => shown);
}

/**
 * The notifications that can be seen. Chromium forgets one that is being shown while they are read,
 * so ask once `countShown` has counted it.
 */
export async function notificationsOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async () => {
    // Playwright's types know a worker's globals only as a page's.
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data }));
  });
}

/** In the page: a person who says yes, and a push service that gives out subscriptions. */
function standIn(): void {
  if (!('Notification' in window)) return;
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('test.permission') ?? 'default',
  });
  Notification.requestPermission = async () => {
    localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked')) + 1));
    localStorage.setItem('test.permission', 'granted');
    return 'granted';
  };
  const subscription = {
    endpoint: 'https://push.test/device',
    getKey: () => new Uint8Array([4, 1, 2, 3]).buffer,
    unsubscribe: async () => {
      localStorage.removeItem('test.subscribed');
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('test.subscribed', 'yes');
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('test.subscribed') === null ? null : subscription;
}
