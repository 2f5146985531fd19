import { type PushMessage, type PushStanding, type PushWish, standingOf } from '../domain/push.ts';
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
    async recall({
      userID,
      mobileNumber,
    }: {
      userID: string;
      mobileNumber: string | null;
    }): Promise<PushStanding> {
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
    async token({ userID }: { userID: string }): Promise<{ token: string }> {
      // Before the provider knows: a page that is closed meanwhile must not leave it behind.
      writePushOwner(storage, userID);
      return { token: await logged(provider().then((push) => push.token())) };
    },

    /** Writes a wish down. */
    remember({ userID, wish }: { userID: string; wish: PushWish }): void {
      writePushWish(storage, userID, wish);
    },

    /** Tells of messages while the app is looked at, until it is given up. */
    async listen(tell: (message: PushMessage) => void, signal: AbortSignal): Promise<void> {
      try {
        const stop = (await provider()).listen(tell);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      } catch (error) {
        logFailure(error);
      }
    },

    /** Takes back where messages went. What fails is logged, and tried again on the next visit. */
    async forget(): Promise<void> {
      if (readPushOwner(storage) === null || !settings || !isSupported()) return;
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
