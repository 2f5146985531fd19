import { assertEvent, assign, emit, enqueueActions, sendTo } from 'xstate';
import {
  isSamePage,
  isWayBackOf,
  type Resume,
  signInToGoOnWith,
  wayBackTo,
} from '../../domain/resume.ts';
import { texts } from '../../domain/texts.ts';
import { root } from './root.ts';
import type { SessionEndCause } from './session-setup.ts';
import { toastEvent } from './shell.ts';

/** The root with what a sign-in, and the beginning and the end of a session, bring with them. */
export const rootWithSignIn = root.extend({
  guards: {
    wasLoggingIn: ({ context: { stored, draft } }) =>
      signInToGoOnWith(stored.token, draft) === 'loggingIn',
    wasRegistering: ({ context: { stored, draft } }) =>
      signInToGoOnWith(stored.token, draft) === 'registering',
    isOnGuardedPage: ({ context }) => context.guardedPage !== null,
    isExpiry: (_, { cause }: { cause: SessionEndCause }) =>
      cause === 'invalid' || cause === 'expired',
    isToBeLedBack: ({ context: { guardedPage, resume } }, { userID }: { userID: string }) =>
      guardedPage === null && resume !== null && isWayBackOf(resume, userID),
    isOnPageOfOther: ({ context }, { userID }: { userID: string }) =>
      context.guardedPage !== null && context.lastUserID !== userID,
  },
  actions: {
    tellPushOfPerson: sendTo('push', ({ event }) => {
      assertEvent(event, ['user.signedIn', 'session.adopted']);
      const mobileNumber = event.type === 'user.signedIn' ? event.mobileNumber : null;
      return { type: 'person.arrived', userID: event.userID, mobileNumber };
    }),
    tellPushOfLeaving: sendTo('push', { type: 'person.left' }),
    tellNoticesOfLeaving: sendTo('notices', { type: 'person.left' }),
    tellEntryActionsOfLeaving: sendTo('entryActions', { type: 'person.left' }),
    // An alert that was open when a session expired is for the user of that session.
    tellOfOther: enqueueActions(
      ({ context: { lastUserID }, enqueue }, { userID }: { userID: string }) => {
        if (lastUserID === null || lastUserID === userID) return;
        enqueue.sendTo('notices', { type: 'person.left' });
        enqueue.sendTo('entryActions', { type: 'person.left' });
      },
    ),
    openSession: sendTo('session', ({ event }) => {
      assertEvent(event, 'user.signedIn');
      return { type: 'session.opened', token: event.token, userID: event.userID };
    }),
    linkNumber: sendTo('linking', ({ event }) => {
      assertEvent(event, 'user.signedIn');
      const { userID, mobileNumber } = event;
      return { type: 'number.proven', userID, mobileNumber };
    }),
    goToResume: emit(({ context }) => wayTo(context.resume)),
    // With the search that stood in its address, if the person was stopped there.
    goToDashboard: emit(({ context: { resume } }) =>
      wayTo(resume?.path === '/dashboard' ? resume : null),
    ),
    forgetDashboard: assign(({ context: { resume } }) =>
      resume?.path === '/dashboard' ? { resume: null } : {},
    ),
    keepRefusedPage: assign(({ context: { expectedUserID, resume }, event }) => {
      assertEvent(event, 'guard.refused');
      return { resume: wayBackTo(event.page, expectedUserID, resume) };
    }),
    keepExpiredPage: assign(({ context: { guardedPage, expectedUserID, resume } }) =>
      guardedPage ? { resume: wayBackTo(guardedPage, expectedUserID, resume) } : {},
    ),
    forgetResume: assign({ resume: null }),
    forgetPerson: assign({ resume: null, expectedUserID: null }),
    forgetReachedResume: assign(({ context: { resume, guardedPage } }) =>
      resume && guardedPage && isSamePage(resume, guardedPage) ? { resume: null } : {},
    ),
    keepUser: assign(({ context: { resume } }, { userID }: { userID: string }) => ({
      lastUserID: userID,
      expectedUserID: userID,
      resume: resume && isWayBackOf(resume, userID) ? { ...resume, userID } : null,
    })),
    keepNumber: assign((_, { mobileNumber }: { mobileNumber: string }) => ({ mobileNumber })),
    forgetNumber: assign({ mobileNumber: '' }),
    forgetDraft: assign({ draft: null }),
    // After what was said to the person before has been dropped.
    toastDeletion: enqueueActions(({ enqueue }, { cause }: { cause: SessionEndCause }) => {
      if (cause !== 'deleted') return;
      enqueue.sendTo('notices', toastEvent({ text: texts.accountDeleted, tone: 'success' }));
    }),
    tellFinished: emit({ type: 'signIn.finished' }),
    // An account may be deleted whose session has expired before.
    tellLeft: emit(({ context: { lastUserID } }, { userID }: { userID: string | null }) => ({
      type: 'person.left',
      userID: userID ?? lastUserID ?? '',
    })),
  },
});

function wayTo(resume: Resume | null) {
  return {
    type: 'route.requested',
    to: resume ? resume.path + resume.search : '/dashboard',
    state: resume?.state ?? null,
    replace: false,
  } as const;
}

const userOf = ({ event }: { event: { userID: string } }) => event;

/** The session of a person begins, here or in another tab. */
const onArrival = [
  'tellPushOfPerson',
  { type: 'tellOfOther', params: userOf },
  { type: 'keepUser', params: userOf },
] as const;

/** Which sign-in is open over the page: a part of the app’s chart. */
export const signIn = rootWithSignIn.createStateConfig({
  description: 'Login and registration, over any page.',
  initial: 'starting',
  on: {
    'session.ended': {
      target: '.closed',
      actions: [
        'tellPushOfLeaving',
        'tellNoticesOfLeaving',
        'tellEntryActionsOfLeaving',
        'forgetPerson',
        { type: 'tellLeft', params: ({ event }) => event },
        { type: 'goTo', params: { to: '/home' } },
        { type: 'toastDeletion', params: ({ event }) => event },
      ],
    },
    'session.adopted': [
      {
        guard: { type: 'isOnPageOfOther', params: ({ event }) => event },
        target: '.closed',
        actions: [...onArrival, { type: 'goTo', params: { to: '/dashboard' } }],
      },
      {
        target: '.closed',
        actions: [...onArrival, 'forgetReachedResume'],
      },
    ],
    // Not before: the login of a token that is invalid opens again, with what was typed.
    'session.confirmed': { actions: 'tellFinished' },
    'user.signedIn': {
      target: '.closed',
      actions: [
        'openSession',
        ...onArrival,
        'tellFinished',
        'goToDashboard',
        'forgetDashboard',
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
        'guard.refused': {
          target: 'open',
          actions: ['keepRefusedPage', { type: 'goTo', params: { to: '/home', replace: true } }],
        },
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
        'guard.refused': {
          actions: ['keepRefusedPage', { type: 'goTo', params: { to: '/home', replace: true } }],
        },
        'session.ended': {
          guard: { type: 'isExpiry', params: ({ event }) => event },
          actions: ['tellPushOfLeaving', 'keepExpiredPage'],
        },
        'session.adopted': {
          guard: { type: 'isToBeLedBack', params: ({ event }) => event },
          target: 'closed',
          actions: [...onArrival, 'goToResume'],
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
