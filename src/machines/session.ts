import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { StoredSession, UserLocation } from '../domain/session.ts';
import { maxRetries, pauseBeforeRetry, type TokenAnswer } from '../domain/token.ts';
import { ports } from './kit/ports.ts';
import type { Recipient } from './kit/recipient.ts';

/**
 * The token was invalid, a call was refused with 401, the person left or deleted their account, here or in another tab;
 * an expiry in another tab is one here.
 */
export type SessionEndCause = 'invalid' | 'expired' | 'loggedOut' | 'deleted' | 'elsewhere';

/** The events that the session sends to its owner. */
export type SessionNotice =
  | { type: 'session.ended'; cause: SessionEndCause; userID: string | null }
  /** The person logged out: the service may end the session too. */
  | { type: 'session.left'; token: string; isEverywhere: boolean }
  | { type: 'session.adopted'; userID: string }
  /** The place that a person had chosen by hand is gone with them. */
  | { type: 'place.dropped' };

type SessionOwner = Recipient<SessionNotice>;

interface SessionContext {
  owner: SessionOwner;
  token: string | null;
  userID: string | null;
  userLocation: UserLocation | null;
  /** The user who chose the place by hand, null for a visitor; false where the device told it. */
  placeBy: string | null | false;
  /** The deletion of the account got no answer: a token that is invalid now says that it is gone. */
  isDoubted: boolean;
  /** The unanswered tries of the running check. */
  triesInVain: number;
  /** Before the next try, in milliseconds. */
  pause: number;
}

type SessionEvent =
  | { type: 'session.opened'; token: string; userID: string }
  | { type: 'session.changedElsewhere'; session: StoredSession }
  | { type: 'token.refused'; token: string | null }
  | { type: 'check.requested' }
  | { type: 'logout.requested'; isEverywhere: boolean }
  | { type: 'account.deleted' }
  | { type: 'account.doubted' }
  | { type: 'network.returned' }
  | { type: 'place.found'; location: UserLocation }
  | { type: 'place.chosen'; location: UserLocation; isByHand: boolean };

const allTries = { triesInVain: 0, pause: 0 };

/** The signed-in person and the validity of their token (§4.2, §11.4). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { owner: SessionOwner; stored: StoredSession },
    tags: {} as 'held',
  },
  actors: { validateToken: ports.validateToken, sessionStore: ports.sessionStore },
  delays: { retryPause: ({ context }) => context.pause },
  guards: {
    isFromDevice: ({ context }) => context.placeBy === false,
    hasToken: ({ context }) => context.token !== null,
    isValid: (_, answer: TokenAnswer) => answer.outcome === 'valid',
    isOffline: (_, answer: TokenAnswer) => answer.outcome === 'offline',
    isWorthRetrying: ({ context }, answer: TokenAnswer) =>
      answer.outcome === 'unanswered' && context.triesInVain < maxRetries,
    isGone: ({ context }, answer: TokenAnswer) => context.isDoubted && answer.outcome === 'invalid',
    isUnknown: ({ context }, answer: TokenAnswer) =>
      context.isDoubted && answer.outcome === 'unanswered',
    isTokenOfDoubted: ({ context, event }) => {
      assertEvent(event, 'token.refused');
      return context.isDoubted && event.token === context.token;
    },
    isCurrentToken: ({ context, event }) => {
      assertEvent(event, 'token.refused');
      return event.token === context.token;
    },
    hasExpiredElsewhere: ({ event }) => {
      assertEvent(event, 'session.changedElsewhere');
      const { token, hasExpired = false } = event.session;
      return token === null && hasExpired;
    },
    isSignedOutElsewhere: ({ event }) => {
      assertEvent(event, 'session.changedElsewhere');
      return event.session.token === null;
    },
    isOtherSession: ({ context, event }) => {
      assertEvent(event, 'session.changedElsewhere');
      return event.session.token !== context.token;
    },
  },
  actions: {
    openSession: assign(({ event }) => {
      assertEvent(event, 'session.opened');
      return { token: event.token, userID: event.userID, isDoubted: false, ...allTries };
    }),
    adoptSession: assign(({ event }) => {
      assertEvent(event, 'session.changedElsewhere');
      const { token, userID } = event.session;
      return { token, userID, isDoubted: false, ...allTries };
    }),
    clearSession: assign({ token: null, userID: null, ...allTries }),
    doubtAccount: assign({ isDoubted: true }),
    trustAccount: assign({ isDoubted: false }),
    keepLocation: assign(({ event }) => {
      assertEvent(event, 'place.found');
      return { userLocation: event.location };
    }),
    countTryInVain: assign(({ context }, answer: TokenAnswer) => {
      const triesInVain = context.triesInVain + 1;
      const retryAfter = answer.outcome === 'unanswered' ? answer.retryAfter : null;
      return { triesInVain, pause: pauseBeforeRetry(triesInVain, retryAfter) };
    }),
    forgetTriesInVain: assign(allTries),
    store: sendTo('sessionStore', ({ context }) => ({
      type: 'session.stored',
      session: sessionToStore(context),
    })),
    storeExpiry: sendTo('sessionStore', ({ context }) => ({
      type: 'session.stored',
      session: { ...sessionToStore(context), hasExpired: true },
    })),
    keepChoice: assign(({ context, event }) => {
      assertEvent(event, 'place.chosen');
      return { userLocation: event.location, placeBy: event.isByHand && context.userID };
    }),
    storeLocation: sendTo('sessionStore', ({ context }) => ({
      type: 'location.stored',
      ...placeToStore(context),
    })),
    // A visitor who signs in takes their place along; no one takes that of another person.
    inheritPlace: enqueueActions(
      ({ context: { owner, placeBy }, enqueue }, { userID }: { userID: string | null }) => {
        if (placeBy === null) enqueue.assign({ placeBy: userID });
        if (!placeBy || placeBy === userID) return;
        enqueue.assign({ userLocation: null, placeBy: false });
        enqueue.sendTo(owner, { type: 'place.dropped' });
      },
    ),
    dropChoice: enqueueActions(({ context: { owner, placeBy }, enqueue }) => {
      if (placeBy === false) return;
      enqueue.assign({ userLocation: null, placeBy: false });
      enqueue.sendTo(owner, { type: 'place.dropped' });
    }),
    tellEnded: sendTo(
      ({ context }) => context.owner,
      ({ context }, { cause }: { cause: SessionEndCause }) => ({
        type: 'session.ended',
        cause,
        userID: context.userID,
      }),
    ),
    tellLeft: sendTo(
      ({ context }) => context.owner,
      ({ context, event }) => {
        assertEvent(event, 'logout.requested');
        const { isEverywhere } = event;
        return { type: 'session.left', token: context.token ?? '', isEverywhere };
      },
    ),
    tellAdopted: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'session.adopted', userID: context.userID ?? '' }),
    ),
  },
}).createMachine({
  id: 'session',
  description: 'The session on this device, as far as the service confirms it.',
  context: ({ input }) => ({
    owner: input.owner,
    token: input.stored.token,
    userID: input.stored.userID,
    userLocation: input.stored.userLocation,
    placeBy: input.stored.placeBy ?? (input.stored.placeBy === null ? null : false),
    isDoubted: false,
    ...allTries,
  }),
  invoke: { id: 'sessionStore', src: 'sessionStore' },
  on: {
    'place.found': { guard: 'isFromDevice', actions: ['keepLocation', 'storeLocation'] },
    'place.chosen': { actions: ['keepChoice', 'storeLocation'] },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The app has just been opened; a stored token is not trusted yet.',
      always: [{ guard: 'hasToken', target: 'holdingToken' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The visitor is signed out.',
      on: {
        'token.refused': {
          guard: 'isCurrentToken',
          actions: { type: 'tellEnded', params: { cause: 'expired' } },
        },
        'session.opened': {
          target: 'holdingToken.signedIn',
          actions: [{ type: 'inheritPlace', params: ({ event }) => event }, 'openSession', 'store'],
        },
        'session.changedElsewhere': {
          guard: 'isOtherSession',
          target: 'holdingToken.checking',
          actions: [
            {
              type: 'inheritPlace',
              params: ({ event }) => event.session,
            },
            'adoptSession',
            'tellAdopted',
          ],
        },
      },
    },
    holdingToken: {
      description: 'A token is kept, and calls carry it.',
      initial: 'checking',
      on: {
        'session.opened': {
          target: '.signedIn',
          actions: [{ type: 'inheritPlace', params: ({ event }) => event }, 'openSession', 'store'],
        },
        'session.changedElsewhere': [
          {
            guard: 'hasExpiredElsewhere',
            target: 'signedOut',
            actions: [{ type: 'tellEnded', params: { cause: 'expired' } }, 'clearSession'],
          },
          {
            guard: 'isSignedOutElsewhere',
            target: 'signedOut',
            actions: [
              { type: 'tellEnded', params: { cause: 'elsewhere' } },
              'clearSession',
              'dropChoice',
            ],
          },
          {
            guard: 'isOtherSession',
            target: '.checking',
            reenter: true,
            actions: [
              {
                type: 'inheritPlace',
                params: ({ event }) => event.session,
              },
              'adoptSession',
              'tellAdopted',
            ],
          },
        ],
        'token.refused': [
          { guard: 'isTokenOfDoubted', target: '.forgetting' },
          {
            guard: 'isCurrentToken',
            target: 'signedOut',
            actions: [
              { type: 'tellEnded', params: { cause: 'expired' } },
              'clearSession',
              'storeExpiry',
            ],
          },
        ],
        'logout.requested': {
          target: 'signedOut',
          actions: [
            { type: 'tellEnded', params: { cause: 'loggedOut' } },
            'tellLeft',
            'clearSession',
            'dropChoice',
            'store',
          ],
        },
        'account.deleted': { target: '.forgetting' },
        'account.doubted': { target: '.checking', reenter: true, actions: 'doubtAccount' },
      },
      states: {
        checking: {
          description: 'The service is asked whether the token is still valid.',
          invoke: {
            id: 'validateToken',
            src: 'validateToken',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.output },
                target: 'signedIn',
                actions: ['forgetTriesInVain', 'trustAccount'],
              },
              {
                guard: { type: 'isOffline', params: ({ event }) => event.output },
                target: 'offline',
                actions: ['forgetTriesInVain'],
              },
              {
                guard: { type: 'isWorthRetrying', params: ({ event }) => event.output },
                target: 'pausing',
                actions: { type: 'countTryInVain', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'forgetting',
              },
              {
                // The check was the app's own: no answer to it ends no session.
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: 'signedIn',
                actions: 'forgetTriesInVain',
              },
              { target: 'ending' },
            ],
            onError: { target: 'ending' },
          },
        },
        pausing: {
          description: 'The service gave no answer; the check is repeated in a moment.',
          after: { retryPause: { target: 'checking' } },
        },
        offline: {
          description: 'The device has no network; the token counts until it can be checked.',
          tags: 'held',
          on: {
            'check.requested': { target: 'checking' },
            'network.returned': { target: 'checking' },
          },
        },
        ending: {
          description: 'The token is not valid any more; it is cleared and the login opens.',
          always: {
            target: '#session.signedOut',
            actions: [
              { type: 'tellEnded', params: { cause: 'invalid' } },
              'clearSession',
              'storeExpiry',
            ],
          },
        },
        forgetting: {
          description: 'The account is gone, and the service has no session left to end.',
          always: {
            target: '#session.signedOut',
            actions: [
              { type: 'tellEnded', params: { cause: 'deleted' } },
              'clearSession',
              'dropChoice',
              'store',
            ],
          },
        },
        signedIn: {
          description: 'The token was valid at its last check.',
          tags: 'held',
          on: { 'check.requested': { target: 'checking' } },
        },
      },
    },
  },
});

function sessionToStore(context: SessionContext): StoredSession {
  const { token, userID } = context;
  return { token, userID, isAuthenticated: token !== null, ...placeToStore(context) };
}

function placeToStore({ userLocation, placeBy }: SessionContext) {
  return { userLocation, ...(placeBy !== false && { placeBy }) };
}
