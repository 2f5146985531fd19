import { assertEvent, assign, sendTo, setup } from 'xstate';
import { brand } from '../domain/brand.ts';
import type { PermissionOutcome, PushChoice, PushStanding } from '../domain/push.ts';
import { pushTexts } from '../domain/push-texts.ts';
import { pushPorts } from './kit/push-ports.ts';
import {
  type PushCommand,
  type PushOffer,
  type Shell,
  type Toast,
  toastEvent,
} from './kit/shell.ts';

interface PushContext {
  owner: Shell;
  /** Who is signed in, and so would get the messages. */
  userID: string | null;
  /** Their number, E.164: from the sign-in, or as the device remembers it. */
  mobileNumber: string | null;
  /** Where messages for this device go, once the provider has said. */
  token: string;
  /** What began it: what is remembered, or a press in the offer or in the menu. */
  reason: 'remembered' | 'offer' | 'menu';
}

type PushEvent = PushCommand | { type: 'push.received'; title: string | null; body: string | null };

/** Push messages to this device: offered once, for whoever is signed in, and gone with them. */
export const pushMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    input: {} as { owner: Shell; userID: string | null },
  },
  actors: {
    recallPush: pushPorts.recallPush,
    askPermission: pushPorts.askPermission,
    getPushToken: pushPorts.getPushToken,
    savePushToken: pushPorts.savePushToken,
    pushMessages: pushPorts.pushMessages,
    pushStore: pushPorts.pushStore,
    forgetPush: pushPorts.forgetPush,
  },
  guards: {
    hasPerson: ({ context }) => context.userID !== null,
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'person.arrived');
      return event.userID !== context.userID;
    },
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
    forgetPerson: assign({ userID: null, mobileNumber: null }),
    keepNumber: assign((_, standing: PushStanding) =>
      standing.standing === 'unavailable' ? {} : { mobileNumber: standing.mobileNumber },
    ),
    keepReason: assign((_, { reason }: Pick<PushContext, 'reason'>) => ({ reason })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    forgetToken: assign({ token: '' }),
    storeChoice: sendTo('pushStore', ({ context }, { choice }: { choice: PushChoice }) => ({
      type: 'choice.stored',
      userID: context.userID ?? '',
      wish: { choice, mobileNumber: context.mobileNumber ?? '' },
    })),
    tellOffer: sendTo(
      ({ context }) => context.owner,
      (_, { offer }: { offer: PushOffer }) => ({ type: 'push.stood', offer }),
    ),
    toast: sendTo(
      ({ context }) => context.owner,
      (_, toast: Toast) => toastEvent(toast),
    ),
    toastMessage: sendTo(
      ({ context }) => context.owner,
      ({ event }) => {
        assertEvent(event, 'push.received');
        const { title, body } = event;
        const words =
          body === null ? { text: title ?? brand } : { title: title ?? brand, text: body };
        return toastEvent({ ...words, tone: 'info' });
      },
    ),
  },
}).createMachine({
  id: 'push',
  description: 'Whether messages for the signed-in person come to this device.',
  context: ({ input }) => ({
    ...input,
    mobileNumber: null,
    token: '',
    reason: 'remembered',
  }),
  invoke: { id: 'pushStore', src: 'pushStore' },
  initial: 'starting',
  states: {
    starting: {
      description: 'The app has just been opened.',
      always: [{ guard: 'hasPerson', target: 'present' }, { target: 'leaving' }],
    },
    away: {
      description: 'Nobody is signed in, and no message comes.',
      on: { 'person.arrived': { target: 'present', actions: 'keepPerson' } },
    },
    leaving: {
      description: 'Whoever was here is gone: messages for them no longer come to this device.',
      entry: 'forgetToken',
      invoke: {
        id: 'forgetPush',
        src: 'forgetPush',
        onDone: [{ guard: 'hasPerson', target: 'present' }, { target: 'away' }],
        onError: [{ guard: 'hasPerson', target: 'present' }, { target: 'away' }],
      },
      on: {
        'person.arrived': { actions: 'keepPerson' },
        'person.left': { actions: 'forgetPerson' },
      },
    },
    present: {
      description: 'Somebody is signed in.',
      initial: 'recalling',
      on: {
        'person.left': { target: 'leaving', actions: 'forgetPerson' },
        'person.arrived': { guard: 'isOtherPerson', target: 'leaving', actions: 'keepPerson' },
      },
      states: {
        recalling: {
          description: 'What the browser allows and what the person chose before is looked up.',
          entry: { type: 'keepReason', params: { reason: 'remembered' } },
          invoke: {
            id: 'recallPush',
            src: 'recallPush',
            input: ({ context }) => ({
              userID: context.userID ?? '',
              mobileNumber: context.mobileNumber,
            }),
            onDone: [
              {
                guard: { type: 'isUnavailable', params: ({ event }) => event.output },
                target: 'unavailable',
              },
              {
                guard: { type: 'isWanted', params: ({ event }) => event.output },
                target: 'registering',
                actions: { type: 'keepNumber', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isDeclined', params: ({ event }) => event.output },
                target: 'offering.declined',
                actions: { type: 'keepNumber', params: ({ event }) => event.output },
              },
              {
                target: 'offering',
                actions: { type: 'keepNumber', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'unavailable' },
          },
        },
        unavailable: {
          description: 'Messages cannot be had here, and nothing is said of them.',
        },
        offering: {
          description: 'Messages can be turned on: on the card, in the menu or both.',
          initial: 'explaining',
          on: {
            'push.wanted': {
              target: 'asking',
              actions: { type: 'keepReason', params: { reason: 'menu' } },
            },
          },
          states: {
            explaining: {
              description: 'A card explains messages, with a button to turn them on.',
              entry: { type: 'tellOffer', params: { offer: 'card' } },
              exit: { type: 'tellOffer', params: { offer: 'none' } },
              on: {
                'offer.accepted': {
                  target: '#push.present.asking',
                  actions: { type: 'keepReason', params: { reason: 'offer' } },
                },
                'offer.declined': {
                  target: 'declined',
                  actions: { type: 'storeChoice', params: { choice: 'declined' } },
                },
              },
            },
            declined: {
              description: 'The person said no; only the menu still offers messages.',
              entry: { type: 'tellOffer', params: { offer: 'menu' } },
              exit: { type: 'tellOffer', params: { offer: 'none' } },
            },
            failed: {
              description:
                'Messages do not come yet; they are tried again with the network or the menu.',
              entry: { type: 'tellOffer', params: { offer: 'menu' } },
              exit: { type: 'tellOffer', params: { offer: 'none' } },
              on: {
                'network.returned': {
                  target: '#push.present.registering',
                  actions: { type: 'keepReason', params: { reason: 'remembered' } },
                },
              },
            },
          },
        },
        asking: {
          description: 'The browser asks for its permission.',
          tags: 'busy',
          invoke: {
            id: 'askPermission',
            src: 'askPermission',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'registering',
                actions: { type: 'storeChoice', params: { choice: 'wanted' } },
              },
              {
                guard: { type: 'isDenied', params: ({ event }) => event.output },
                target: 'unavailable',
                actions: [
                  { type: 'storeChoice', params: { choice: 'declined' } },
                  { type: 'toast', params: { text: pushTexts.blocked, tone: 'info' } },
                ],
              },
              {
                target: 'offering.declined',
                actions: { type: 'storeChoice', params: { choice: 'declined' } },
              },
            ],
            onError: { target: 'unavailable' },
          },
        },
        registering: {
          description: 'The provider is asked where messages for this device go.',
          invoke: {
            id: 'getPushToken',
            src: 'getPushToken',
            input: ({ context }) => ({ userID: context.userID ?? '' }),
            onDone: {
              target: 'saving',
              actions: { type: 'keepToken', params: ({ event }) => event.output },
            },
            onError: { target: 'failing' },
          },
        },
        saving: {
          description: 'The service is told where messages for the person go.',
          invoke: {
            id: 'savePushToken',
            src: 'savePushToken',
            input: ({ context: { token, mobileNumber } }) => ({
              token,
              mobileNumber: mobileNumber ?? '',
            }),
            onDone: [
              {
                guard: 'wasAskedFor',
                target: 'listening',
                actions: { type: 'toast', params: { text: pushTexts.on, tone: 'success' } },
              },
              { target: 'listening' },
            ],
            onError: { target: 'failing' },
          },
        },
        listening: {
          description:
            'Messages come: as a toast while the app is looked at, else as a notification.',
          invoke: {
            id: 'pushMessages',
            src: 'pushMessages',
            onError: { target: 'failing' },
          },
          on: { 'push.received': { actions: 'toastMessage' } },
        },
        failing: {
          description: 'It went wrong, which is said only to a person who asked in the menu.',
          always: [
            {
              guard: 'wasAskedForInMenu',
              target: 'offering.failed',
              actions: { type: 'toast', params: { text: pushTexts.failed, tone: 'failure' } },
            },
            { target: 'offering.failed' },
          ],
        },
      },
    },
  },
});
