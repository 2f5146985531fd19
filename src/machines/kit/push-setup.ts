import { assertEvent, assign, sendTo, setup } from 'xstate';
import type {
  PermissionOutcome,
  PushChoice,
  PushMessage,
  PushStanding,
} from '../../domain/push.ts';
import { pushPorts } from './push-ports.ts';
import { type PushCommand, type PushOffer, type Shell, toasting } from './shell.ts';

interface PushContext {
  shell: Shell;
  /** The signed-in user, who gets the messages; empty while signed out. */
  userID: string;
  /** The user's number, E.164: from the sign-in, or as the device remembers it. */
  mobileNumber: string | null;
  /** The device's address for messages; empty until the provider gives it. */
  token: string;
  /** The cause of the last try: the remembered choice, or a press on the card or in the menu. */
  reason: 'remembered' | 'offer' | 'menu';
}

type PushEvent =
  | PushCommand
  | ({ type: 'push.received' } & PushMessage)
  /** A wish was stored in another tab. */
  | { type: 'wish.changedElsewhere' };

/** Types, guards and actions of the flow of push messages; its states stand in `push.ts`. */
export const pushSetup = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    input: {} as { shell: Shell; userID: string | null },
  },
  actors: pushPorts,
  guards: {
    hasPerson: ({ context }) => context.userID !== '',
    isOtherPerson: ({ context }, { userID }: { userID: string }) => userID !== context.userID,
    isUnavailable: (_, { standing }: PushStanding) => standing === 'unavailable',
    isWanted: (_, { standing }: PushStanding) => standing === 'wanted',
    isDeclined: (_, { standing }: PushStanding) => standing === 'declined',
    isGranted: (_, { outcome }: PermissionOutcome) => outcome === 'granted',
    isDenied: (_, { outcome }: PermissionOutcome) => outcome === 'denied',
    wasAskedFor: ({ context }) => context.reason !== 'remembered',
    wasAskedForInMenu: ({ context }) => context.reason === 'menu',
  },
  actions: {
    keepPerson: assign(({ event }) => {
      assertEvent(event, 'person.arrived');
      return { userID: event.userID, mobileNumber: event.mobileNumber };
    }),
    forgetPerson: assign({ userID: '', mobileNumber: null }),
    keepNumber: assign((_, standing: PushStanding) =>
      standing.standing === 'unavailable' ? {} : { mobileNumber: standing.mobileNumber },
    ),
    keepReason: assign((_, { reason }: Pick<PushContext, 'reason'>) => ({ reason })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    forgetToken: assign({ token: '' }),
    storeChoice: sendTo('pushStore', ({ context }, { choice }: { choice: PushChoice }) => ({
      type: 'choice.stored',
      userID: context.userID,
      wish: { choice, mobileNumber: context.mobileNumber ?? '' },
    })),
    tellOffer: sendTo(
      ({ context }) => context.shell,
      (_, { offer }: { offer: PushOffer }) => ({ type: 'push.stood', offer }),
    ),
    toast: toasting(),
  },
});
