import { type ActorRefFrom, createActor, type InputFrom, type InspectionEvent } from 'xstate';
import type { PushServices } from './machines/kit/push-ports.ts';
import { withServices } from './machines/kit/with-services.ts';
import { pushMachine } from './machines/push.ts';
import type { Send } from './services/api/client.ts';
import type { DeviceStore } from './services/device-store.ts';
import { createPushServices } from './services/push-services.ts';

export interface PushOptions {
  send: Send;
  store: DeviceStore;
  input: InputFrom<typeof pushMachine>;
  inspect: ((event: InspectionEvent) => void) | undefined;
}

/** Puts the flow of push messages together, for a page that is shown. */
export async function createPush(options: PushOptions): Promise<ActorRefFrom<typeof pushMachine>> {
  await whenActive();
  const { send, store, input, inspect } = options;
  const services = createPushServices({ send, store }) satisfies PushServices;
  return createActor(withServices(pushMachine, services), {
    input,
    ...(inspect && { inspect }),
  });
}

/** Until a page that Chrome prerenders is shown, its permissions read as not given. */
function whenActive(): Promise<unknown> | undefined {
  if (!document.prerendering) return;
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
