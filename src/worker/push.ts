import { initializeApp } from 'firebase/app';
import { getMessaging, type MessagePayload, onBackgroundMessage } from 'firebase/messaging/sw';
import { brand } from '../domain/brand.ts';
import type { PageRequest } from '../domain/page-request.ts';
import { pathOfPush, readPushMessage } from '../domain/push.ts';
import { pushSettings } from '../services/push-settings.ts';

/**
 * Shows push messages that come while nobody looks at the app, and opens their page when they are
 * pressed. The provider's library hands the others to the open page.
 */
export function takePushes(worker: ServiceWorkerGlobalScope): void {
  if (!pushSettings || !('PushManager' in worker)) return;
  // Before the provider's own listener, which knows nothing of our pages.
  worker.addEventListener('notificationclick', (event) => {
    event.stopImmediatePropagation();
    event.notification.close();
    event.waitUntil(openPage(worker, pathOfPush(dataOf(event.notification))));
  });
  worker.addEventListener('push', ({ data }) => {
    if (!isReadable(data)) log('A push message could not be read.');
  });
  const { vapidKey: _, ...options } = pushSettings;
  onBackgroundMessage(getMessaging(initializeApp(options)), (payload) => show(worker, payload));
}

/** The provider's library has shown what carries a notification with a title. */
async function show({ registration }: ServiceWorkerGlobalScope, payload: MessagePayload) {
  if (payload.notification?.title) return;
  const message = readPushMessage(payload);
  if (payload.notification) await closeNameless(registration);
  if (!message) return log('A push message has no words.');
  await registration.showNotification(message.title ?? brand, {
    ...(message.body === null ? {} : { body: message.body }),
    icon: '/icons/icon-192.png',
    data: payload.data ?? {},
  });
}

/** A notification without a title was shown without one. */
async function closeNameless(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications())
    if (notification.title === '') notification.close();
}

/** The data of the message that a notification came from; the provider's library wraps it. */
function dataOf({ data }: Notification): unknown {
  const wrapped: unknown = data?.FCM_MSG?.data;
  return wrapped ?? data;
}

/** Looks at an open window and lets it go to the page, with all that is typed; else opens one. */
async function openPage({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await clients.openWindow(path));
  const request: PageRequest = { type: 'page.requested', path };
  (await open.focus()).postMessage(request);
}

function isReadable(data: PushMessageData | null): boolean {
  try {
    const payload: unknown = data?.json();
    return typeof payload === 'object' && payload !== null;
  } catch {
    return false;
  }
}

function log(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: a worker has nobody else to tell.
  console.warn(sentence);
}
