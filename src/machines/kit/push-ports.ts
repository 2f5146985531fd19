import { fromCallback } from 'xstate';
import type { PermissionOutcome, PushStanding, PushWish } from '../../domain/push.ts';
import { promise } from './ports.ts';

/** What the flow of push messages needs from outside; apart, since it is fetched apart. */
export const pushPorts = {
  /** What the browser allows and the person chose; a number given is remembered for the next visit. */
  recallPush: promise<PushStanding, { userID: string; mobileNumber: string | null }>('recallPush'),
  /** Lets the browser ask for its permission; to be called in the very press that wants it. */
  askPermission: promise<PermissionOutcome>('askPermission'),
  /** Where messages for this device go; `userID` is remembered until it is taken back. */
  getPushToken: promise<{ token: string }, { userID: string }>('getPushToken'),
  savePushToken: promise<void, { token: string; mobileNumber: string }>('savePushToken'),
  /** Tells `push.received` of messages that come while the app is looked at. */
  pushMessages: fromCallback(() => {
    throw new Error('pushMessages must be provided');
  }),
  /** Writes down what a person wishes. */
  pushStore: fromCallback<PushStoreEvent>(() => {
    throw new Error('pushStore must be provided');
  }),
  /** Takes back what this device had for messages, if it had any. */
  forgetPush: promise<void>('forgetPush'),
};

/** One flat record of actors, as the app provides it to the flow of push messages. */
export type PushServices = typeof pushPorts;

/** What the push flow tells its store. */
export type PushStoreEvent = { type: 'choice.stored'; userID: string; wish: PushWish };
