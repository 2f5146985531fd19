import { assertEvent, assign, sendTo, setup } from 'xstate';
import { accountTexts } from '../domain/account.texts.ts';
import {
  type Account,
  type AccountOutcome,
  canDelete,
  canEnd,
  type DownloadOutcome,
  deviceText,
  type EndSessionOutcome,
  type SignedInDevice,
  withoutSession,
} from '../domain/account.ts';
import type { DeleteAccountNotice } from './delete-account.ts';
import { ports, refusalOf } from './kit/ports.ts';
import { type Shell, type Toast, toasting } from './kit/shell.ts';

interface AccountInput {
  shell: Shell;
  userID: string;
}

interface AccountContext extends AccountInput {
  /** Null until it has come, and where the service tells nothing of it. */
  account: Account | null;
  /** The device that is being logged out. */
  leaving: SignedInDevice | null;
}

type AccountEvent =
  | { type: 'account.retried' }
  | { type: 'device.chosen'; device: SignedInDevice }
  | { type: 'data.requested' }
  | { type: 'deletion.requested' }
  | DeleteAccountNotice
  | { type: 'everywhere.chosen' };

/** The topic of the toasts about the download: the last try counts. */
const dataTopic = 'data';

/** The person's account and the devices that are signed in (§22.60). */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountInput,
    tags: {} as 'busy',
  },
  actors: {
    getAccount: ports.getAccount,
    downloadData: ports.downloadData,
    endSession: ports.endSession,
  },
  guards: {
    isFound: (_, { outcome }: AccountOutcome) => outcome === 'found',
    canDownload: ({ context }) => context.account?.can_download === true,
    canDelete: ({ context: { account } }) => account !== null && canDelete(account),
    isSaved: (_, { outcome }: DownloadOutcome) => outcome === 'saved',
    isRefused: (_, { outcome }: DownloadOutcome) => outcome === 'refused',
    isEnded: (_, { outcome }: EndSessionOutcome) => outcome === 'ended',
    canEnd: (_, { device }: { device: SignedInDevice }) => canEnd(device),
  },
  actions: {
    keepAccount: assign((_, answer: AccountOutcome) =>
      answer.outcome === 'found' ? { account: answer.account } : {},
    ),
    keepLeaving: assign(({ event }) => {
      assertEvent(event, 'device.chosen');
      return { leaving: event.device };
    }),
    dropDevice: assign(({ context: { account, leaving } }) =>
      account && leaving?.id ? { account: withoutSession(account, leaving.id) } : {},
    ),
    forgetLeaving: assign({ leaving: null }),
    tellLogout: sendTo(({ context }) => context.shell, {
      type: 'logout.requested',
      isEverywhere: true,
    }),
    toast: toasting(),
  },
}).createMachine({
  id: 'account',
  description: 'The name and number of the person, and the devices that are signed in.',
  context: ({ input }) => ({ ...input, account: null, leaving: null }),
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'getAccount',
        src: 'getAccount',
        input: ({ context: { userID } }) => ({ userID }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepAccount', params: ({ event }) => event.output },
          },
          { target: 'absent' },
        ],
        onError: { target: 'failed' },
      },
      initial: 'loading',
      states: {
        loading: { description: 'The account is being fetched.' },
        retrying: {
          description:
            'The account is being fetched once more; logging out everywhere stays offered.',
          on: { 'everywhere.chosen': { actions: 'tellLogout' } },
        },
      },
    },
    shown: {
      description: 'The account is shown; any other device can be logged out.',
      entry: 'forgetLeaving',
      on: {
        'everywhere.chosen': { actions: 'tellLogout' },
        'data.requested': { guard: 'canDownload', target: 'downloading' },
        'deletion.requested': { guard: 'canDelete', target: 'askedToDelete' },
        'device.chosen': {
          guard: { type: 'canEnd', params: ({ event }) => event },
          target: 'endingSession',
          actions: 'keepLeaving',
        },
      },
    },
    endingSession: {
      description: 'The service ends the session of one device; pressing again changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { userID, leaving } }) => ({ userID, id: leaving?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['dropDevice', { type: 'toast', params: endedToast }],
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown', actions: { type: 'toast', params: failedToast } },
      },
    },
    downloading: {
      description: 'All that the service holds about the person is fetched and saved as a file.',
      tags: 'busy',
      invoke: {
        id: 'downloadData',
        src: 'downloadData',
        input: ({ context: { userID } }) => ({ userID }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'shown',
            actions: {
              type: 'toast',
              params: { text: accountTexts.dataDownloaded, tone: 'success', topic: dataTopic },
            },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'toast', params: ({ event }) => refusedToast(event.output) },
          },
          { target: 'shown' },
        ],
        onError: {
          target: 'shown',
          actions: {
            type: 'toast',
            params: { text: accountTexts.dataFailed, tone: 'failure', topic: dataTopic },
          },
        },
      },
    },
    askedToDelete: {
      description: 'The person is asked whether the account is to be deleted.',
      on: { 'deletion.closed': { target: 'shown' } },
    },
    absent: {
      description:
        'The service tells nothing of accounts; logging out everywhere is still offered.',
      on: { 'everywhere.chosen': { actions: 'tellLogout' } },
    },
    failed: {
      description: 'The account could not be fetched, and can be asked for again.',
      on: {
        'everywhere.chosen': { actions: 'tellLogout' },
        'account.retried': { target: 'fetching.retrying' },
      },
    },
  },
});

function endedToast({ context }: { context: AccountContext }): Toast {
  return { text: accountTexts.loggedOut(nameOf(context)), tone: 'success' };
}

function failedToast({ context }: { context: AccountContext }): Toast {
  return { text: accountTexts.notLoggedOut(nameOf(context)), tone: 'failure' };
}

function refusedToast(answer: DownloadOutcome): Toast {
  return { text: refusalOf(answer) ?? accountTexts.dataFailed, tone: 'failure', topic: dataTopic };
}

function nameOf({ leaving }: AccountContext): string {
  return leaving ? deviceText(leaving) : accountTexts.unknownDevice;
}
