import { assertEvent, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Resume, ShellDraft } from '../domain/resume.ts';
import type { StoredSession } from '../domain/session.ts';
import { type ConnectionNotice, connectionMachine } from './connection.ts';
import type { DraftKeeper } from './kit/draft.ts';
import { ports } from './kit/ports.ts';
import type { Page, PushCommand, PushOffer, ShellEvent } from './kit/shell.ts';
import { noticesMachine } from './notices.ts';
import { type PlaceNotice, placeMachine } from './place.ts';
import { type SessionNotice, sessionMachine } from './session.ts';

interface AppInput {
  stored: StoredSession;
  /** The open sign-in and the way back, before a reload. */
  draft: ShellDraft | null;
}

interface AppContext {
  stored: StoredSession;
  draft: ShellDraft | null;
  /** The guarded page that is open, if one is. */
  guardedPage: Page | null;
  resume: Resume | null;
  /** Whose session was the last on this device. */
  lastUserID: string | null;
  /** Where push messages can be turned on now. */
  pushOffer: PushOffer;
  /** The number that registration is under way for, E.164, or empty. */
  mobileNumber: string;
}

type AppEvent =
  | ShellEvent
  | SessionNotice
  | PlaceNotice
  | ConnectionNotice
  | Extract<PushCommand, { type: 'offer.accepted' | 'offer.declined' | 'push.wanted' }>
  | { type: 'lookup.requested' }
  | { type: 'login.requested' }
  | { type: 'login.dismissed' }
  | { type: 'resume.taken' }
  | { type: 'route.changed'; path: string }
  | { type: 'token.refused'; token: string | null };

/** What the shell asks of the router, and tells the keeper of drafts. */
export type AppEmitted =
  | { type: 'route.requested'; to: string; state: unknown; replace: boolean }
  | { type: 'signIn.finished' };

/** The root of all flows: it holds what outlives a screen. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    input: {} as AppInput,
    children: {} as {
      session: 'session';
      notices: 'notices';
      place: 'place';
      connection: 'connection';
      push: 'push';
    },
  },
  actors: {
    session: sessionMachine,
    notices: noticesMachine,
    place: placeMachine,
    connection: connectionMachine,
    push: ports.push,
    linkPending: ports.linkPending,
  },
  guards: {
    wasLoggingIn: ({ context }) => wasAt(context, 'loggingIn'),
    wasRegistering: ({ context }) => wasAt(context, 'registering') && context.mobileNumber !== '',
    isOnGuardedPage: ({ context }) => context.guardedPage !== null,
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'route.changed');
      return context.guardedPage !== null && context.guardedPage.path !== event.path;
    },
    isResumePage: ({ context, event }) => {
      assertEvent(event, 'guard.opened');
      return context.resume?.path === event.page.path;
    },
    hasResume: ({ context }) => context.resume !== null,
    isLeft: (_, { cause }: { cause: string }) => cause === 'loggedOut' || cause === 'elsewhere',
    isOnPageOfOther: ({ context, event }) => {
      assertEvent(event, 'session.adopted');
      return context.guardedPage !== null && context.lastUserID !== event.userID;
    },
  },
  actions: {
    passToNotices: sendTo('notices', ({ event }) => {
      assertEvent(event, ['toast.raised', 'alert.raised']);
      return event;
    }),
    passToSession: sendTo('session', ({ event }) => {
      assertEvent(event, ['token.refused', 'logout.requested', 'place.found', 'network.returned']);
      return event;
    }),
    passToPush: sendTo('push', ({ event }) => {
      assertEvent(event, ['network.returned', 'offer.accepted', 'offer.declined', 'push.wanted']);
      return event;
    }),
    tellPushOfPerson: sendTo('push', ({ event }) => {
      assertEvent(event, ['user.signedIn', 'session.adopted']);
      const mobileNumber = event.type === 'user.signedIn' ? event.mobileNumber : null;
      return { type: 'person.arrived', userID: event.userID, mobileNumber };
    }),
    keepPushOffer: assign(({ event }) => {
      assertEvent(event, 'push.stood');
      return { pushOffer: event.offer };
    }),
    tellPushOfLeaving: sendTo('push', { type: 'person.left' }),
    passToPlace: sendTo('place', { type: 'lookup.requested' }),
    openSession: sendTo('session', ({ event }) => {
      assertEvent(event, 'user.signedIn');
      return { type: 'session.opened', token: event.token, userID: event.userID };
    }),
    route: emit(({ event }) => {
      assertEvent(event, 'route.requested');
      const { to, state = null, replace = false } = event;
      return { type: 'route.requested', to, state, replace };
    }),
    goTo: emit((_, { to, replace }: { to: string; replace: boolean }) => ({
      type: 'route.requested',
      to,
      state: null,
      replace,
    })),
    goToResume: emit(({ context }) => ({
      type: 'route.requested',
      to: context.resume?.path ?? '/dashboard',
      state: context.resume?.state ?? null,
      replace: false,
    })),
    keepGuardedPage: assign(({ event }) => {
      assertEvent(event, 'guard.opened');
      return { guardedPage: event.page };
    }),
    forgetGuardedPage: assign({ guardedPage: null }),
    keepRefusedPage: assign(({ context, event }) => {
      assertEvent(event, 'guard.refused');
      return { resume: { ...event.page, userID: context.lastUserID } };
    }),
    keepExpiredPage: assign(({ context }) =>
      context.guardedPage ? { resume: { ...context.guardedPage, userID: context.lastUserID } } : {},
    ),
    forgetResume: assign({ resume: null }),
    forgetResumeOfOthers: assign(({ context, event }) => {
      assertEvent(event, ['user.signedIn', 'session.adopted']);
      const { resume } = context;
      const isTheirs = resume === null || resume.userID === null || resume.userID === event.userID;
      return isTheirs ? {} : { resume: null };
    }),
    keepUser: assign(({ event }) => {
      assertEvent(event, ['user.signedIn', 'session.adopted']);
      return { lastUserID: event.userID };
    }),
    keepNumber: assign(({ event }) => {
      assertEvent(event, ['user.unknown', 'user.signedIn']);
      return { mobileNumber: event.mobileNumber };
    }),
    tellFinished: emit({ type: 'signIn.finished' }),
  },
}).createMachine({
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
    { id: 'notices', src: 'notices' },
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
  type: 'parallel',
  on: {
    'toast.raised': { actions: 'passToNotices' },
    'alert.raised': { actions: 'passToNotices' },
    'route.requested': { actions: 'route' },
    'place.found': { actions: 'passToSession' },
    'token.refused': { actions: 'passToSession' },
    'logout.requested': { actions: 'passToSession' },
    'network.returned': { actions: ['passToSession', 'passToPush'] },
    'push.stood': { actions: 'keepPushOffer' },
    'offer.accepted': { actions: 'passToPush' },
    'offer.declined': { actions: 'passToPush' },
    'push.wanted': { actions: 'passToPush' },
    'guard.opened': [
      { guard: 'isResumePage', actions: ['keepGuardedPage', 'forgetResume'] },
      { actions: 'keepGuardedPage' },
    ],
    'route.changed': { guard: 'isOtherPage', actions: 'forgetGuardedPage' },
    'lookup.requested': { actions: 'passToPlace' },
    'resume.taken': { guard: 'hasResume', actions: 'goToResume' },
  },
  states: {
    signIn: {
      initial: 'starting',
      on: {
        'guard.refused': {
          target: '.loggingIn',
          actions: ['keepRefusedPage', { type: 'goTo', params: { to: '/home', replace: true } }],
        },
        'session.ended': [
          {
            guard: { type: 'isLeft', params: ({ event }) => event },
            actions: [
              'tellPushOfLeaving',
              'forgetResume',
              { type: 'goTo', params: { to: '/home', replace: false } },
            ],
          },
          { target: '.loggingIn', actions: ['tellPushOfLeaving', 'keepExpiredPage'] },
        ],
        'session.adopted': [
          {
            guard: 'isOnPageOfOther',
            target: '.closed',
            actions: [
              'tellPushOfPerson',
              'forgetResumeOfOthers',
              'keepUser',
              { type: 'goTo', params: { to: '/dashboard', replace: false } },
            ],
          },
          {
            target: '.closed',
            actions: ['tellPushOfPerson', 'forgetResumeOfOthers', 'keepUser'],
          },
        ],
        'user.signedIn': {
          target: '.closed',
          actions: [
            'openSession',
            'tellPushOfPerson',
            'forgetResumeOfOthers',
            'keepUser',
            'keepNumber',
            'tellFinished',
            { type: 'goTo', params: { to: '/dashboard', replace: false } },
          ],
        },
      },
      states: {
        starting: {
          description: 'A sign-in that a reload interrupted goes on.',
          always: [
            { guard: 'wasLoggingIn', target: 'loggingIn' },
            { guard: 'wasRegistering', target: 'registering' },
            { target: 'closed' },
          ],
        },
        closed: {
          tags: 'draft',
          description: 'No sign-in is open.',
          on: { 'login.requested': { target: 'loggingIn' } },
        },
        loggingIn: {
          tags: 'draft',
          description: 'The login is open over the page.',
          on: {
            'user.unknown': { target: 'registering', actions: 'keepNumber' },
            'login.dismissed': [
              {
                guard: 'isOnGuardedPage',
                target: 'closed',
                actions: { type: 'goTo', params: { to: '/home', replace: false } },
              },
              { target: 'closed' },
            ],
          },
        },
        registering: {
          tags: 'draft',
          description: 'The registration is open over the page.',
          on: {
            'number.abandoned': { target: 'loggingIn' },
            'login.dismissed': [
              {
                guard: 'isOnGuardedPage',
                target: 'closed',
                actions: { type: 'goTo', params: { to: '/home', replace: false } },
              },
              { target: 'closed' },
            ],
          },
        },
      },
    },
    linking: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing waits to be linked.',
          on: { 'user.signedIn': { target: 'linkingInvitations' } },
        },
        linkingInvitations: {
          description: 'Invitations sent to the proven number are claimed; silent on failure.',
          invoke: {
            id: 'linkPending',
            src: 'linkPending',
            input: ({ context }) => ({
              userID: context.lastUserID ?? '',
              contact: context.mobileNumber,
            }),
            onDone: { target: 'idle' },
            onError: { target: 'idle' },
          },
          on: { 'user.signedIn': { target: 'linkingInvitations', reenter: true } },
        },
      },
    },
  },
});

/** What is kept of the shell in case of a reload. */
export const appDraft: DraftKeeper<SnapshotFrom<typeof appMachine>, typeof ShellDraft> = {
  flow: 'app',
  schema: ShellDraft,
  of: (snapshot) => {
    const { mobileNumber, resume } = snapshot.context;
    const signIn = signInOf(snapshot);
    // Only a registration needs the number again; it is not left behind for who comes next.
    return { signIn, mobileNumber: signIn === 'registering' ? mobileNumber : '', resume };
  },
};

function signInOf(snapshot: SnapshotFrom<typeof appMachine>): ShellDraft['signIn'] {
  if (snapshot.matches({ signIn: 'loggingIn' })) return 'loggingIn';
  return snapshot.matches({ signIn: 'registering' }) ? 'registering' : 'closed';
}

/** A token that is stored comes first: whoever holds one has no sign-in to go on with. */
function wasAt({ stored, draft }: AppContext, step: ShellDraft['signIn']): boolean {
  return stored.token === null && draft?.signIn === step;
}
