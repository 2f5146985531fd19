import type { PushStoreEvent } from '../../domain/push.ts';
import { listener, port } from './ports.ts';

/** The ports of the flow of push messages; apart from the others, since that flow is fetched apart. */
export const pushPorts = {
  recallPush: port('recallPush'),
  askPermission: port('askPermission'),
  getPushToken: port('getPushToken'),
  savePushToken: port('savePushToken'),
  /** Tells `push.received` of messages that come while the app is looked at. */
  pushMessages: listener('pushMessages'),
  /** Stores what a person wishes, and tells `wish.changedElsewhere` of what another tab stores. */
  pushStore: listener<PushStoreEvent>('pushStore'),
  forgetPush: port('forgetPush'),
};

/** One flat record of actors, as the app provides it to the flow of push messages. */
export type PushServices = typeof pushPorts;
