import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import {
  isWayBackOf,
  type Resume,
  ShellDraft,
  signInToGoOnWith,
  wayBackTo,
} from '../domain/resume.ts';
import type { StoredSession } from '../domain/session.ts';
import { texts } from '../domain/texts.ts';
import { type ConnectionNotice, connectionMachine } from './connection.ts';
import { type EntryNotice, entryActionsMachine } from './entry-actions.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import {
  type Page,
  type PushCommand,
  type PushOffer,
  type ShellEvent,
  toastEvent,
} from './kit/shell.ts';
import { leavingMachine } from './leaving.ts';
import { linkingMachine } from './linking.ts';
import { noticesMachine } from './notices.ts';
import { type PlaceNotice, placeMachine } from './place.ts';
import { type SessionEndCause, type SessionNotice, sessionMachine } from './session.ts';

interface AppInput {
  stored: StoredSession;
  /** The open sign-in and the way back, before a reload. */
  draft: ShellDraft | null;
}

/** The draft is null once its sign-in goes on. */
interface AppContext extends AppInput {
  /** The guarded page that is open, if one is. */
  guardedPage: Page | null;
  resume: Resume | null;
  /** The user of the last session on this device. */
  lastUserID: string | null;
  /** Where push messages can be turned on now. */
  pushOffer: PushOffer;
  /** The number that is being registered, E.164, or empty. */
  mobileNumber: string;
}

type AppEvent =
  | ShellEvent
  | SessionNotice
  | PlaceNotice
  | ConnectionNotice
  | EntryNotice
  | Extract<PushCommand, { type: 'offer.accepted' | 'offer.declined' | 'push.wanted' }>
  | { type: 'lookup.requested' }
  | { type: 'leaving.resumed' }
  | { type: 'login.requested' }
  | { type: 'login.dismissed' }
  | { type: 'resume.taken' }
  | { type: 'route.changed'; path: string }
  | { type: 'token.refused'; token: string | null };

interface Destination {
  to: string;
  state?: unknown;
  replace?: boolean;
}

/** The shell's requests to the router, and its notices to the keeper of drafts. */
export type AppEmitted =
  | { type: 'route.requested'; to: string; state: unknown; replace: boolean }
  | { type: 'signIn.finished' }
  /** The person logged out, here or in another tab: nothing of theirs stays on the device. */
  | { type: 'person.left'; userID: string }
  /** An entry of the calendar was changed: the lists on the page follow. */
  | EntryNotice;

/** The flows that live as long as the app. */
const children = {
  session: sessionMachine,
  notices: noticesMachine,
  place: placeMachine,
  connection: connectionMachine,
  linking: linkingMachine,
  leaving: leavingMachine,
  entryActions: entryActionsMachine,
  push: ports.push,
};

type ChildName = keyof typeof children;

const shell = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    input: {} as AppInput,
    tags: {} as 'draft',
    children: {} as { [Name in ChildName]: Name },
  },
  actors: children,
  guards: {
    wasLoggingIn: ({ context: { stored, draft } }) =>
      signInToGoOnWith(stored.token, draft) === 'loggingIn',
    wasRegistering: ({ context: { stored, draft } }) =>
      signInToGoOnWith(stored.token, draft) === 'registering',
    // The device is not asked where the person is who has said it.
    isPlaceUnchosen: ({ context }) => context.stored.placeBy === undefined,
    isOnGuardedPage: ({ context }) => context.guardedPage !== null,
    isOtherPage: ({ context }, { path }: { path: string }) =>
      context.guardedPage !== null && context.guardedPage.path !== path,
    isResumePage: ({ context }, { path }: Page) => context.resume?.path === path,
    hasResume: ({ context }) => context.resume !== null,
    isExpiry: (_, { cause }: { cause: string }) => cause === 'invalid' || cause === 'expired',
    isToBeLedBack: ({ context: { guardedPage, resume } }, { userID }: { userID: string }) =>
      guardedPage === null && resume !== null && isWayBackOf(resume, userID),
    isOnPageOfOther: ({ context }, { userID }: { userID: string }) =>
      context.guardedPage !== null && context.lastUserID !== userID,
  },
  actions: {
    forward: sendTo(
      (_, { to }: { to: ChildName }) => to,
      ({ event }) => event,
    ),
    tellPushOfPerson: sendTo('push', ({ event }) => {
      assertEvent(event, ['user.signedIn', 'session.adopted']);
      const mobileNumber = event.type === 'user.signedIn' ? event.mobileNumber : null;
      return { type: 'person.arrived', userID: event.userID, mobileNumber };
    }),
    tellPushOfLeaving: sendTo('push', { type: 'person.left' }),
    tellNoticesOfLeaving: sendTo('notices', { type: 'person.left' }),
    tellEntryActionsOfLeaving: sendTo('entryActions', { type: 'person.left' }),
    // An alert that was open when a session expired is for the person whose session it was.
    tellOfOther: enqueueActions(
      ({ context: { lastUserID }, enqueue }, { userID }: { userID: string }) => {
        if (lastUserID === null || lastUserID === userID) return;
        enqueue.sendTo('notices', { type: 'person.left' });
        enqueue.sendTo('entryActions', { type: 'person.left' });
      },
    ),
    lookUpPlace: sendTo('place', { type: 'lookup.requested' }),
    keepPushOffer: assign((_, { offer }: { offer: PushOffer }) => ({ pushOffer: offer })),
    openSession: sendTo('session', ({ event }) => {
      assertEvent(event, 'user.signedIn');
      return { type: 'session.opened', token: event.token, userID: event.userID };
    }),
    linkNumber: sendTo('linking', ({ event }) => {
      assertEvent(event, 'user.signedIn');
      const { userID, mobileNumber } = event;
      return { type: 'number.proven', userID, mobileNumber };
    }),
    goTo: emit((_, { to, state = null, replace = false }: Destination) => ({
      type: 'route.requested',
      to,
      state,
      replace,
    })),
    goToResume: emit(({ context }) => ({
      type: 'route.requested',
      to: context.resume?.path ?? '/dashboard',
      state: context.resume?.state ?? null,
      replace: false,
    })),
    keepGuardedPage: assign((_, page: Page) => ({ guardedPage: page })),
    forgetGuardedPage: assign({ guardedPage: null }),
    keepRefusedPage: assign(({ context, event }) => {
      assertEvent(event, 'guard.refused');
      return { resume: wayBackTo(event.page, context.lastUserID) };
    }),
    replaceByHome: emit({ type: 'route.requested', to: '/home', state: null, replace: true }),
    keepExpiredPage: assign(({ context: { guardedPage, lastUserID } }) =>
      guardedPage ? { resume: wayBackTo(guardedPage, lastUserID) } : {},
    ),
    forgetResume: assign({ resume: null }),
    forgetReachedResume: assign(({ context: { resume, guardedPage } }) =>
      resume?.path === guardedPage?.path ? { resume: null } : {},
    ),
    keepUser: assign(({ context: { resume } }, { userID }: { userID: string }) => ({
      lastUserID: userID,
      resume: resume && isWayBackOf(resume, userID) ? resume : null,
    })),
    keepNumber: assign((_, { mobileNumber }: { mobileNumber: string }) => ({ mobileNumber })),
    forgetNumber: assign({ mobileNumber: '' }),
    forgetDraft: assign({ draft: null }),
    tellEntryChanged: emit(({ event }) => {
      assertEvent(event, 'entry.changed');
      return event;
    }),
    // After what was said to the person before has been dropped.
    toastDeletion: enqueueActions(({ enqueue }, { cause }: { cause: SessionEndCause }) => {
      if (cause !== 'deleted') return;
      enqueue.sendTo('notices', toastEvent({ text: texts.accountDeleted, tone: 'success' }));
    }),
    tellFinished: emit({ type: 'signIn.finished' }),
    tellLeft: emit((_, { userID }: { userID: string | null }) => ({
      type: 'person.left',
      userID: userID ?? '',
    })),
  },
});

const signIn = shell.createStateConfig({
  description: 'Login and registration, over any page.',
  initial: 'starting',
  on: {
    'session.ended': {
      actions: [
        'tellPushOfLeaving',
        'tellNoticesOfLeaving',
        'tellEntryActionsOfLeaving',
        'forgetResume',
        { type: 'tellLeft', params: ({ event }) => event },
        { type: 'goTo', params: { to: '/home' } },
        { type: 'toastDeletion', params: ({ event }) => event },
      ],
    },
    'session.adopted': [
      {
        guard: { type: 'isOnPageOfOther', params: ({ event }) => event },
        target: '.closed',
        actions: [
          'tellPushOfPerson',
          { type: 'tellOfOther', params: ({ event }) => event },
          { type: 'keepUser', params: ({ event }) => event },
          { type: 'goTo', params: { to: '/dashboard' } },
        ],
      },
      {
        target: '.closed',
        actions: [
          'tellPushOfPerson',
          { type: 'tellOfOther', params: ({ event }) => event },
          { type: 'keepUser', params: ({ event }) => event },
          'forgetReachedResume',
        ],
      },
    ],
    'user.signedIn': {
      target: '.closed',
      actions: [
        'openSession',
        'tellPushOfPerson',
        { type: 'tellOfOther', params: ({ event }) => event },
        { type: 'keepUser', params: ({ event }) => event },
        'tellFinished',
        { type: 'goTo', params: { to: '/dashboard' } },
        'linkNumber',
      ],
    },
  },
  states: {
    starting: {
      description: 'A sign-in that a reload interrupted goes on.',
      exit: 'forgetDraft',
      always: [
        { guard: 'wasLoggingIn', target: 'open' },
        { guard: 'wasRegistering', target: 'open.registering' },
        { target: 'closed' },
      ],
    },
    closed: {
      tags: 'draft',
      description: 'No sign-in is open.',
      on: {
        'login.requested': { target: 'open' },
        'guard.refused': { target: 'open', actions: ['keepRefusedPage', 'replaceByHome'] },
        'session.ended': {
          guard: { type: 'isExpiry', params: ({ event }) => event },
          target: 'open',
          actions: ['tellPushOfLeaving', 'keepExpiredPage'],
        },
      },
    },
    open: {
      tags: 'draft',
      description: 'The login or the registration is open over the page.',
      initial: 'loggingIn',
      on: {
        // Without a target: a sign-in that is under way goes on.
        'guard.refused': { actions: ['keepRefusedPage', 'replaceByHome'] },
        'session.ended': {
          guard: { type: 'isExpiry', params: ({ event }) => event },
          actions: ['tellPushOfLeaving', 'keepExpiredPage'],
        },
        'session.adopted': {
          guard: { type: 'isToBeLedBack', params: ({ event }) => event },
          target: 'closed',
          actions: [
            'tellPushOfPerson',
            { type: 'tellOfOther', params: ({ event }) => event },
            { type: 'keepUser', params: ({ event }) => event },
            'goToResume',
          ],
        },
        'login.dismissed': [
          {
            guard: 'isOnGuardedPage',
            target: 'closed',
            actions: { type: 'goTo', params: { to: '/home' } },
          },
          { target: 'closed' },
        ],
      },
      states: {
        loggingIn: {
          description: 'The login asks for the number and its code.',
          on: {
            'user.unknown': {
              target: 'registering',
              actions: { type: 'keepNumber', params: ({ event }) => event },
            },
          },
        },
        registering: {
          description: 'The registration asks for the details of a new user.',
          exit: 'forgetNumber',
          on: { 'number.abandoned': { target: 'loggingIn' } },
        },
      },
    },
  },
});

/** The root of all flows: it holds what outlives a screen. */
export const appMachine = shell.createMachine({
  id: 'app',
  description: 'What outlives a screen: session, notices, place, network, messages and sign-in.',
  context: ({ input: { stored, draft } }) => ({
    stored,
    draft,
    guardedPage: null,
    resume: draft?.resume ?? null,
    lastUserID: stored.userID ?? draft?.resume?.userID ?? null,
    mobileNumber: draft?.mobileNumber ?? '',
    pushOffer: 'none',
  }),
  invoke: [
    { id: 'notices', src: 'notices', input: ({ self }) => ({ owner: self }) },
    { id: 'entryActions', src: 'entryActions', input: ({ self }) => ({ owner: self }) },
    { id: 'linking', src: 'linking' },
    { id: 'leaving', src: 'leaving' },
    { id: 'place', src: 'place', input: ({ self }) => ({ owner: self }) },
    { id: 'connection', src: 'connection', input: ({ self }) => ({ owner: self }) },
    {
      id: 'push',
      src: 'push',
      input: ({ context, self }) => ({ owner: self, userID: context.stored.userID }),
    },
    {
      id: 'session',
      src: 'session',
      input: ({ context, self }) => ({ owner: self, stored: context.stored }),
    },
  ],
  on: {
    'toast.raised': { actions: { type: 'forward', params: { to: 'notices' } } },
    'alert.raised': { actions: { type: 'forward', params: { to: 'notices' } } },
    'entryAction.requested': { actions: { type: 'forward', params: { to: 'entryActions' } } },
    'entry.changed': { actions: 'tellEntryChanged' },
    'place.found': { actions: { type: 'forward', params: { to: 'session' } } },
    'place.chosen': { actions: { type: 'forward', params: { to: 'session' } } },
    'place.dropped': { actions: 'lookUpPlace' },
    'token.refused': { actions: { type: 'forward', params: { to: 'session' } } },
    'logout.requested': { actions: { type: 'forward', params: { to: 'session' } } },
    'account.deleted': { actions: { type: 'forward', params: { to: 'session' } } },
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
    'lookup.requested': { guard: 'isPlaceUnchosen', actions: 'lookUpPlace' },
    'push.stood': { actions: { type: 'keepPushOffer', params: ({ event }) => event } },
    'route.requested': { actions: { type: 'goTo', params: ({ event }) => event } },
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
    'resume.taken': { guard: 'hasResume', actions: 'goToResume' },
  },
  initial: 'signIn',
  states: { signIn },
});

/** What is kept of the shell in case of a reload. */
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
