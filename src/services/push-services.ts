import { fromCallback, fromPromise } from 'xstate';
import type { PermissionOutcome, PushMessage, PushStanding, PushWish } from '../domain/push.ts';
import type { Send } from './api/client.ts';
import { savePushToken } from './api/push.ts';
import { createPush } from './push.ts';
import { pushSettings } from './push-settings.ts';

/** What the flow of push messages needs, as one flat record of actors. */
export function createPushServices({ send, storage }: { send: Send; storage: Storage }) {
  const push = createPush(pushSettings, storage);
  return {
    recallPush: fromPromise<PushStanding, { userID: string; mobileNumber: string | null }>(
      ({ input }) => push.recall(input),
    ),
    // At once, or the browser no longer sees the press that asks.
    askPermission: fromPromise<PermissionOutcome>(() =>
      Notification.requestPermission().then((outcome) => ({ outcome })),
    ),
    getPushToken: fromPromise<{ token: string }, { userID: string }>(({ input }) =>
      push.token(input),
    ),
    savePushToken: fromPromise<void, { token: string; mobileNumber: string }>(({ input, signal }) =>
      savePushToken(send, input, signal),
    ),
    pushMessages: fromCallback(({ sendBack }) => {
      const leaving = new AbortController();
      const tell = (message: PushMessage) => sendBack({ type: 'push.received', ...message });
      push.listen(tell, leaving.signal);
      return () => leaving.abort();
    }),
    pushStore: fromCallback<{ type: 'choice.stored'; userID: string; wish: PushWish }>(
      ({ receive }) => {
        receive(push.remember);
      },
    ),
    forgetPush: fromPromise<void>(() => push.forget()),
  };
}
