import { type PushStanding, standingOf } from '../domain/push.ts';
import { logFailure, logged } from './log.ts';
import type { PushMessages } from './push-messages.ts';
import type { PushSettings } from './push-settings.ts';
import { readPushOwner, readPushWish, writePushOwner, writePushWish } from './push-store.ts';

/** Push messages on this device, as the flow asks for them; the provider is fetched when needed. */
export function createPush(settings: PushSettings | null, storage: Storage) {
  let messages: Promise<PushMessages> | null = null;
  const provider = () => {
    if (!settings) throw new Error('Push messages are not set up.');
    messages ??= import('./push-messages.ts').then(({ createPushMessages }) =>
      createPushMessages(settings),
    );
    messages.catch(() => {
      messages = null;
    });
    return messages;
  };

  return {
    /** What can be done for a person here; what a former person had on this device is taken back. */
    async recall(userID: string, mobileNumber: string | null): Promise<PushStanding> {
      if (!settings || !isSupported()) return { standing: 'unavailable' };
      const owner = readPushOwner(storage);
      if (owner !== null && owner !== userID) await this.forget();
      const known = readPushWish(storage, userID);
      const number = mobileNumber ?? known?.mobileNumber;
      const wish = number ? { choice: known?.choice ?? 'undecided', mobileNumber: number } : null;
      if (wish) writePushWish(storage, userID, wish);
      return standingOf(Notification.permission, wish);
    },

    /** Where messages for this device go. */
    async token(userID: string): Promise<{ token: string }> {
      // Before the provider knows: a page that is closed meanwhile must not leave it behind.
      writePushOwner(storage, userID);
      return { token: await logged(provider().then((push) => push.token())) };
    },

    /** Tells of messages while the app is looked at, until the returned function is called. */
    listen(tell: Parameters<PushMessages['listen']>[0]): () => void {
      let stop: (() => void) | null = null;
      let isOver = false;
      provider().then((push) => {
        if (!isOver) stop = push.listen(tell);
      }, logFailure);
      return () => {
        isOver = true;
        stop?.();
      };
    },

    /** Takes back where messages went. What fails is logged, and tried again on the next visit. */
    async forget(): Promise<void> {
      if (!settings || !isSupported()) return;
      await provider()
        .then((push) => push.deleteToken())
        .catch(logFailure);
      try {
        // Whatever the provider says, or if it cannot be asked: nothing arrives here any more.
        const registration = await navigator.serviceWorker.getRegistration();
        await (await registration?.pushManager.getSubscription())?.unsubscribe();
        writePushOwner(storage, null);
      } catch (error) {
        logFailure(error);
      }
    },
  };
}

export type Push = ReturnType<typeof createPush>;

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}
