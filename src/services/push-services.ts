import { fromCallback } from 'xstate';
import type { PushMessage, PushStoreEvent } from '../domain/push.ts';
import type { Send } from './api/client.ts';
import { savePushToken } from './api/push.ts';
import type { DeviceStore } from './device-store.ts';
import { toActors } from './port.ts';
import { createPush } from './push.ts';
import type { PushMessages } from './push-messages.ts';
import { pushSettings } from './push-settings.ts';
import { onPushWishChangedElsewhere } from './push-store.ts';
import { settings } from './settings.ts';

/** The ports of the flow of push messages, as one flat record of actors. */
export function createPushServices({ send, store }: { send: Send; store: DeviceStore }) {
  const push = createPush(providerOf(store), store);
  return {
    ...toActors({
      recallPush: (input) => push.recall(input),
      // At once, or the browser no longer sees the press that asks.
      askPermission: () => Notification.requestPermission().then((outcome) => ({ outcome })),
      getPushToken: (input) => push.token(input),
      savePushToken: (input, signal) => savePushToken(send, input, signal),
      forgetPush: () => push.forget(),
    }),
    pushMessages: fromCallback(({ sendBack }) => {
      const leaving = new AbortController();
      const tell = (message: PushMessage) => sendBack({ type: 'push.received', ...message });
      push.listen(tell, leaving.signal);
      return () => leaving.abort();
    }),
    pushStore: fromCallback<PushStoreEvent>(({ sendBack, receive }) => {
      receive(push.remember);
      return onPushWishChangedElsewhere(() => sendBack({ type: 'wish.changedElsewhere' }));
    }),
  };
}

/** How the provider's code is loaded: Google's, or that of the local stack's stand-in. */
function providerOf(store: DeviceStore): (() => Promise<PushMessages>) | null {
  const { pushStandInUrl } = settings;
  if (pushSettings) {
    const known = pushSettings;
    return async () => (await import('./push-messages.ts')).createPushMessages(known);
  }
  if (__LOCAL_STACK__ && pushStandInUrl)
    return async () =>
      (await import('./push-stand-in.ts')).createPushStandIn(pushStandInUrl, store);
  return null;
}
