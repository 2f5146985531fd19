import { type PushMessage, type PushStanding, type PushWish, standingOf } from '../domain/push.ts';
import type { DeviceStore } from './device-store.ts';
import { logFailure, logged } from './log.ts';
import type { PushMessages } from './push-messages.ts';
import { readPushOwner, readPushWish, writePushOwner, writePushWish } from './push-store.ts';

/** Push messages on this device. `load` fetches the provider's code; null without a provider. */
export function createPush(load: (() => Promise<PushMessages>) | null, store: DeviceStore) {
  let messages: Promise<PushMessages> | null = null;
  const provider = () => {
    if (!load) throw new Error('Push messages are not set up.');
    messages ??= load();
    messages.catch(() => {
      messages = null;
    });
    return messages;
  };

  return {
    /**
     * What can be offered to a person here; the token of another person on this device is deleted.
     */
    async recall({
      userID,
      mobileNumber,
    }: {
      userID: string;
      mobileNumber: string | null;
    }): Promise<PushStanding> {
      if (!load || !isSupported()) return { standing: 'unavailable' };
      // Before the provider is waited for: a person who logs out meanwhile leaves no number here.
      const known = readPushWish(store, userID);
      const number = mobileNumber ?? known?.mobileNumber;
      const wish = number ? { choice: known?.choice ?? 'undecided', mobileNumber: number } : null;
      if (wish) writePushWish(store, userID, wish);
      const owner = readPushOwner(store);
      if (owner !== null && owner !== userID) await this.forget();
      return standingOf(Notification.permission, wish);
    },

    /** The device's address for messages. Rejects without permission or provider; logged. */
    async token({ userID }: { userID: string }): Promise<{ token: string }> {
      // Before the provider makes a token: a page that closes meanwhile must not leave it without a
      // user.
      writePushOwner(store, userID);
      return { token: await logged(provider().then((push) => push.token())) };
    },

    remember({ userID, wish }: { userID: string; wish: PushWish }): void {
      writePushWish(store, userID, wish);
    },

    /** Reports messages while the app is visible, until aborted; a failure is logged. */
    async listen(tell: (message: PushMessage) => void, signal: AbortSignal): Promise<void> {
      try {
        const stop = (await provider()).listen(tell);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      } catch (error) {
        logFailure(error);
      }
    },

    /**
     * Deletes the device's token and closes the notifications. A failure is logged and tried again on the
     * next visit.
     */
    async forget(): Promise<void> {
      if (readPushOwner(store) === null || !load || !isSupported()) return;
      await provider()
        .then((push) => push.deleteToken())
        .catch(logFailure);
      try {
        // Even if the provider failed: without a subscription no message arrives here.
        const registration = await navigator.serviceWorker.getRegistration();
        await (await registration?.pushManager.getSubscription())?.unsubscribe();
        for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
        writePushOwner(store, null);
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
