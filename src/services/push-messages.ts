import { initializeApp } from 'firebase/app';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging';
import { type PushMessage, readPushMessage } from '../domain/push.ts';
import { logFailure } from './log.ts';
import type { PushSettings } from './push-settings.ts';
import { registerWorker } from './worker.ts';

/** The provider of push messages. */
export interface PushMessages {
  /** The device's address for messages; rejects without the permission. */
  token(): Promise<string>;
  /** Reports messages while the app is visible, until the returned function is called. */
  listen(tell: (message: PushMessage) => void): () => void;
  /** Lets the provider delete the token, and with it the id that it has given the device. */
  deleteToken(): Promise<void>;
}

/** Push messages with Firebase, through the app's own service worker. */
export function createPushMessages({ vapidKey, ...options }: PushSettings): PushMessages {
  // A Firebase app beside that of the phone sign-in, which has other settings.
  const app = initializeApp(options, 'push');
  const messaging = getMessaging(app);
  const inTurn = createTurns();
  const token = async () => {
    const serviceWorkerRegistration = await workerRegistration();
    return getToken(messaging, { vapidKey, serviceWorkerRegistration });
  };

  return {
    token: () => inTurn(token),
    listen: (tell) =>
      onMessage(messaging, (payload) => {
        const message = readPushMessage(payload);
        if (message) tell(message);
        else logFailure(new Error('A push message has no words.'));
      }),
    deleteToken: () =>
      inTurn(async () => {
        // Without a subscription no message arrives, and asking for the token would make one.
        const { pushManager } = await workerRegistration();
        if (Notification.permission === 'granted' && (await pushManager.getSubscription())) {
          // The provider deletes only a token that this page has asked for.
          await token();
          await deleteToken(messaging);
        }
        await deleteInstallations(getInstallations(app));
      }),
  };
}

/** The registration of the service worker, once that is active; rejects where there is none. */
async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  if (!registration) throw new Error('There is no service worker here.');
  return Promise.race([navigator.serviceWorker.ready, failedInstall(registration)]);
}

/**
 * Rejects where the first worker cannot be installed, as in a full storage: `ready` waits for the next one,
 * which may never come.
 */
function failedInstall({ active, waiting, installing }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error('The service worker could not be installed.'));
    if (!(active || waiting || installing)) fail();
    installing?.addEventListener('statechange', () => installing.state === 'redundant' && fail());
  });
}

/** Runs actions in order: a pending token must not outlive its deletion. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(action: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(action, action);
    last = turn;
    return turn;
  };
}
