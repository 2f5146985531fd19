import { fromCallback } from 'xstate';
import type { PushStoreEvent } from '../../domain/push.ts';
import { port } from './ports.ts';

/** What the flow of push messages needs from outside; apart, since it is fetched apart. */
export const pushPorts = {
  recallPush: port('recallPush'),
  askPermission: port('askPermission'),
  getPushToken: port('getPushToken'),
  savePushToken: port('savePushToken'),
  /** Tells `push.received` of messages that come while the app is looked at. */
  pushMessages: fromCallback(() => {
    throw new Error('pushMessages must be provided');
  }),
  /** Stores what a person wishes. */
  pushStore: fromCallback<PushStoreEvent>(() => {
    throw new Error('pushStore must be provided');
  }),
  forgetPush: port('forgetPush'),
};

/** One flat record of actors, as the app provides it to the flow of push messages. */
export type PushServices = typeof pushPorts;
