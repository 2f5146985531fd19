import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, onMessage } from 'firebase/messaging';
import { type PushMessage, readPushMessage } from '../domain/push.ts';
import { logFailure } from './log.ts';
import type { PushSettings } from './push-settings.ts';
import { workerRegistration } from './worker.ts';

/** The provider of push messages. */
export interface PushMessages {
  /** Where messages for this device go; the permission must be there. */
  token(): Promise<string>;
  /** Tells of messages while the app is looked at, until the returned function is called. */
  listen(tell: (message: PushMessage) => void): () => void;
  /** Lets the provider delete what `token` gave. */
  deleteToken(): Promise<void>;
}

/** Push messages with Firebase, through the app's own service worker. */
export function createPushMessages({ vapidKey, ...options }: PushSettings): PushMessages {
  // Apart from the app of the phone sign-in, which is set up with other settings.
  const messaging = getMessaging(initializeApp(options, 'push'));
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
        // Without a subscription nothing arrives, and asking for the token would make one.
        const { pushManager } = await workerRegistration();
        if (Notification.permission !== 'granted' || !(await pushManager.getSubscription())) return;
        // The provider deletes only what it was asked for on this very page.
        await token();
        await deleteToken(messaging);
      }),
  };
}

/** One thing after the other: a token that is still under way must not outlive its deletion. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(action: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(action, action);
    last = turn;
    return turn;
  };
}
