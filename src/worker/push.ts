import { initializeApp } from 'firebase/app';
import { getMessaging, type MessagePayload, onBackgroundMessage } from 'firebase/messaging/sw';
import { brand } from '../domain/brand.ts';
import type { PageRequest } from '../domain/page-request.ts';
import { pathOfPush, readPushMessage } from '../domain/push.ts';
import { pushSettings } from '../services/push-settings.ts';

/**
 * Shows push messages that arrive while no page of the app is visible, and opens their page when
 * they are pressed. The provider's library hands the others to the visible page.
 */
export function takePushes(worker: ServiceWorkerGlobalScope): void {
  if (!pushSettings || !('PushManager' in worker)) return;
  // Registered before the provider's listener, which would open the wrong page.
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

/** Shows a message, unless it has a title: the provider's library has shown it then. */
async function show({ registration }: ServiceWorkerGlobalScope, payload: MessagePayload) {
  if (payload.notification?.title) return;
  const message = readPushMessage(payload);
  if (payload.notification) await closeUntitled(registration);
  if (!message) return log('A push message has no words.');
  await registration.showNotification(message.title ?? brand, {
    ...(message.body === null ? {} : { body: message.body }),
    icon: '/icons/icon-192.png',
    data: payload.data ?? {},
  });
}

/** Closes notifications that the provider's library showed without a title. */
async function closeUntitled(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications())
    if (notification.title === '') notification.close();
}

/** The data of the message that a notification came from; the provider's library wraps it. */
function dataOf({ data }: Notification): unknown {
  const wrapped: unknown = data?.FCM_MSG?.data;
  return wrapped ?? data;
}

/**
 * Focuses an open window and lets the app navigate, which keeps typed texts; else opens a window.
 */
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
  // biome-ignore lint/suspicious/noConsole: the worker's only logger.
  console.warn(sentence);
}
