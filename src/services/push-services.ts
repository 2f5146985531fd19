import { fromCallback } from 'xstate';
import type { PushMessage, PushStoreEvent } from '../domain/push.ts';
import type { Send } from './api/client.ts';
import { savePushToken } from './api/push.ts';
import type { DeviceStore } from './device-store.ts';
import { toActors } from './port.ts';
import { createPush } from './push.ts';
import { pushSettings } from './push-settings.ts';

/** What the flow of push messages needs, as one flat record of actors. */
export function createPushServices({ send, store }: { send: Send; store: DeviceStore }) {
  const push = createPush(pushSettings, store);
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
    pushStore: fromCallback<PushStoreEvent>(({ receive }) => {
      receive(push.remember);
    }),
  };
}
