import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { pushMachine } from '../../../src/machines/push.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed, partOfFlow } from './reasons.ts';

export const mobileNumber = '+919876543210';
const asha = { userID: 'user of asha', mobileNumber } as const;
const ravi = { userID: 'user of ravi', mobileNumber: null } as const;

/** Push messages: signed out, and with a user whose choice the device remembers. */
export const pushModel: FlowModel<typeof pushMachine> = {
  machine: pushMachine,
  inputs: {
    'a remembered user': (shell) => ({ shell, userID: asha.userID }),
    'signed out': (shell) => ({ shell, userID: null }),
  },
  events: {
    'person.arrived': [asha, ravi],
    'push.received': [
      { title: 'Meena invites you', body: 'Dinner on Friday' },
      { title: null, body: '<b>Dinner</b>' },
      { title: 'Meena invites you', body: null },
    ],
  },
  actors: {
    recallPush: {
      succeeds: {
        undecided: { standing: 'undecided', mobileNumber },
        declined: { standing: 'declined', mobileNumber },
        wanted: { standing: 'wanted', mobileNumber },
      },
      refuses: { unavailable: { standing: 'unavailable' } },
    },
    askPermission: {
      succeeds: { granted: { outcome: 'granted' } },
      refuses: { denied: { outcome: 'denied' }, ignored: { outcome: 'default' } },
    },
    getPushToken: {
      succeeds: { given: { token: 'push token' } },
      refuses: asFailed,
    },
    savePushToken: {
      succeeds: { saved: undefined },
      refuses: asFailed,
    },
    pushMessages: partOfFlow,
    forgetPush: {
      succeeds: { gone: undefined },
      refuses: asFailed,
    },
  },
  listeners: ['pushStore', 'pushMessages'],
  isPossible: isWorthwhile,
};

/**
 * Ravi signs in over Asha at the offer or once her messages come, and is followed to an offer. People
 * come and go while nothing was asked for, and while the browser asks; after a failure the browser is
 * only asked again. Messages come, and break down, once the device is registered.
 */
function isWorthwhile(
  snapshot: AnyMachineSnapshot,
  { type, userID, output }: AnyEventObject,
): boolean {
  const { context } = snapshot;
  const isAsking = snapshot.matches({ present: 'asking' });
  const isLeaving = snapshot.matches('leaving');
  const isRegistered = snapshot.matches({ present: { listening: 'registered' } });
  if (context.userID === ravi.userID) {
    return isLeaving ? type.startsWith('xstate.') : output?.standing === 'undecided';
  }
  if (isAsking && context.token !== '') return false;
  if (userID === ravi.userID && !isLeaving && !snapshot.matches('away')) {
    const isOffered = snapshot.matches({ present: { offering: 'explaining' } });
    return isOffered || isRegistered;
  }
  const isOfMessages = type === 'push.received' || type.endsWith('.pushMessages');
  if (isOfMessages && !isRegistered) return false;
  if (context.reason === 'remembered') return true;
  if (isLeaving) return type === 'xstate.done.actor.forgetPush';
  if (type.startsWith('person.')) return isAsking && context.reason === 'offer' && !userID;
  return type !== 'push.received';
}
