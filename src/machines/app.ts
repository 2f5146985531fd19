import { assertEvent, assign, emit, type SnapshotFrom, sendTo } from 'xstate';
import { isSamePage, ShellDraft } from '../domain/resume.ts';
import type { DraftKeeper } from './kit/draft.ts';
import type { ChildName } from './kit/root.ts';
import type { Page, PushOffer } from './kit/shell.ts';
import { rootWithSignIn, signIn } from './kit/sign-in.ts';

const shell = rootWithSignIn.extend({
  guards: {
    isOtherPage: ({ context }, { path }: { path: string }) =>
      context.guardedPage !== null && context.guardedPage.path !== path,
    isStillThere: ({ context }, { from }: { from?: string }) =>
      from === undefined || context.guardedPage?.path === from,
    isResumePage: ({ context: { resume } }, page: Page) =>
      resume !== null && isSamePage(resume, page),
    hasResume: ({ context }) => context.resume !== null,
  },
  actions: {
    forward: sendTo(
      (_, { to }: { to: ChildName }) => to,
      ({ event }) => event,
    ),
    lookUpPlace: sendTo('place', { type: 'lookup.requested' }),
    keepPushOffer: assign((_, { offer }: { offer: PushOffer }) => ({ pushOffer: offer })),
    keepGuardedPage: assign((_, page: Page) => ({ guardedPage: page })),
    forgetGuardedPage: assign({ guardedPage: null }),
    tellEntryChanged: emit(({ event }) => {
      assertEvent(event, 'entry.changed');
      return event;
    }),
  },
});

/** The root of all flows: it holds what outlives a screen. */
export const appMachine = shell.createMachine({
  id: 'app',
  description: 'What outlives a screen: session, notices, place, network, messages and sign-in.',
  context: ({ input: { stored, draft } }) => {
    const userID = stored.userID ?? draft?.resume?.userID ?? null;
    return {
      stored,
      draft,
      guardedPage: null,
      resume: draft?.resume ?? null,
      lastUserID: userID,
      expectedUserID: userID,
      mobileNumber: draft?.mobileNumber ?? '',
      pushOffer: 'none',
    };
  },
  invoke: [
    { id: 'notices', src: 'notices', input: ({ self }) => ({ owner: self }), onError: {} },
    {
      id: 'entryActions',
      src: 'entryActions',
      input: ({ self }) => ({ shell: self }),
      onError: {},
    },
    { id: 'watchZone', src: 'watchZone', onError: {} },
    { id: 'linking', src: 'linking', onError: {} },
    { id: 'leaving', src: 'leaving', onError: {} },
    { id: 'place', src: 'place', input: ({ self }) => ({ owner: self }), onError: {} },
    { id: 'connection', src: 'connection', input: ({ self }) => ({ owner: self }), onError: {} },
    {
      id: 'push',
      src: 'push',
      input: ({ context, self }) => ({ shell: self, userID: context.stored.userID }),
      onError: {},
    },
    {
      id: 'session',
      src: 'session',
      input: ({ context, self }) => ({ owner: self, stored: context.stored }),
      onError: {},
    },
  ],
  on: {
    'toast.raised': { actions: { type: 'forward', params: { to: 'notices' } } },
    'toast.withdrawn': { actions: { type: 'forward', params: { to: 'notices' } } },
    'alert.raised': { actions: { type: 'forward', params: { to: 'notices' } } },
    'entryAction.requested': { actions: { type: 'forward', params: { to: 'entryActions' } } },
    'entry.changed': { actions: 'tellEntryChanged' },
    'place.found': { actions: { type: 'forward', params: { to: 'session' } } },
    'place.chosen': { actions: { type: 'forward', params: { to: 'session' } } },
    'place.wanted': { actions: 'lookUpPlace' },
    'token.refused': { actions: { type: 'forward', params: { to: 'session' } } },
    'logout.requested': { actions: { type: 'forward', params: { to: 'session' } } },
    'account.deleted': { actions: { type: 'forward', params: { to: 'session' } } },
    'account.doubted': { actions: { type: 'forward', params: { to: 'session' } } },
    'network.returned': {
      actions: [
        { type: 'forward', params: { to: 'session' } },
        { type: 'forward', params: { to: 'push' } },
        { type: 'forward', params: { to: 'leaving' } },
      ],
    },
    'session.left': { actions: { type: 'forward', params: { to: 'leaving' } } },
    'leaving.resumed': { actions: { type: 'forward', params: { to: 'leaving' } } },
    'offer.accepted': { actions: { type: 'forward', params: { to: 'push' } } },
    'offer.declined': { actions: { type: 'forward', params: { to: 'push' } } },
    'push.wanted': { actions: { type: 'forward', params: { to: 'push' } } },
    'lookup.requested': { actions: { type: 'forward', params: { to: 'session' } } },
    'push.stood': { actions: { type: 'keepPushOffer', params: ({ event }) => event } },
    'route.requested': {
      guard: { type: 'isStillThere', params: ({ event }) => event },
      actions: { type: 'goTo', params: ({ event }) => event },
    },
    'route.changed': {
      guard: { type: 'isOtherPage', params: ({ event }) => event },
      actions: 'forgetGuardedPage',
    },
    'guard.opened': [
      {
        guard: { type: 'isResumePage', params: ({ event }) => event.page },
        actions: [{ type: 'keepGuardedPage', params: ({ event }) => event.page }, 'forgetResume'],
      },
      { actions: { type: 'keepGuardedPage', params: ({ event }) => event.page } },
    ],
    'page.changed': {
      actions: { type: 'keepGuardedPage', params: ({ event }) => event.page },
    },
    'resume.taken': { guard: 'hasResume', actions: 'goToResume' },
  },
  initial: 'signIn',
  states: { signIn },
});

/** The draft of the shell, for a reload. */
export const appDraft: DraftKeeper<SnapshotFrom<typeof appMachine>, typeof ShellDraft> = {
  flow: 'app',
  schema: ShellDraft,
  of: (snapshot) => {
    const { mobileNumber, resume } = snapshot.context;
    return { signIn: signInOf(snapshot), mobileNumber, resume };
  },
};

function signInOf(snapshot: SnapshotFrom<typeof appMachine>): ShellDraft['signIn'] {
  if (snapshot.matches({ signIn: { open: 'registering' } })) return 'registering';
  return snapshot.matches({ signIn: 'open' }) ? 'loggingIn' : 'closed';
}
