import { type ActorRefFrom, createActor, type InputFrom } from 'xstate';
import { pushMachine } from './machines/push.ts';
import type { PushServices } from './machines/push-slots.ts';
import { withServices } from './machines/with-services.ts';
import type { Send } from './services/api/client.ts';
import { createPushServices } from './services/push-services.ts';

/** Puts the flow of push messages together and starts it. */
export function startPush({
  send,
  input,
}: {
  send: Send;
  input: InputFrom<typeof pushMachine>;
}): ActorRefFrom<typeof pushMachine> {
  const services = createPushServices({ send, storage: localStorage }) satisfies PushServices;
  return createActor(withServices(pushMachine, services), { input }).start();
}
