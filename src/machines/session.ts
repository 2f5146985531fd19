import { assertEvent, assign, sendTo } from 'xstate';
import type { StoredSession } from '../domain/session.ts';
import {
  allTries,
  placeOf,
  placeToStore,
  type SessionContext,
  type SessionEndCause,
  sessionSetup,
} from './kit/session-setup.ts';
import { tokenCheck } from './kit/token-check.ts';

/** What every session begins with. */
const newSession = { name: null, isDoubted: false, hasExpired: false, ...allTries };

const noSession = { token: null, userID: null, ...newSession };

/** The signed-in person and the validity of their token (§4.2, §11.4). */
export const sessionMachine = sessionSetup
  .extend({
    guards: {
      hasToken: ({ context }) => context.token !== null,
      isDoubted: ({ context }) => context.isDoubted,
      isCurrentToken: ({ context, event }) => {
        assertEvent(event, 'token.refused');
        return event.token === context.token;
      },
      hasExpiredElsewhere: ({ event }) => {
        assertEvent(event, 'session.changedElsewhere');
        const { token, hasExpired = false } = event.session;
        return token === null && hasExpired;
      },
      hasLeftElsewhere: ({ context, event }) => {
        assertEvent(event, 'session.changedElsewhere');
        const { token, hasExpired = false } = event.session;
        return token === null && !hasExpired && (context.token !== null || context.hasExpired);
      },
      isOtherSession: ({ context, event }) => {
        assertEvent(event, 'session.changedElsewhere');
        return event.session.token !== context.token;
      },
    },
    actions: {
      openSession: assign(({ event }) => {
        assertEvent(event, 'session.opened');
        return { token: event.token, userID: event.userID, ...newSession };
      }),
      adoptSession: assign(({ event }) => {
        assertEvent(event, 'session.changedElsewhere');
        const { token, userID } = event.session;
        return { token, userID, ...newSession };
      }),
      clearSession: assign(noSession),
      expireSession: assign({ ...noSession, hasExpired: true }),
      doubtAccount: assign({ isDoubted: true }),
      store: sendTo('sessionStore', ({ context }) => ({
        type: 'session.stored',
        session: sessionToStore(context),
      })),
      storeExpiry: sendTo('sessionStore', ({ context: { token } }) => ({
        type: 'session.expired',
        token,
      })),
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
  })
  .createMachine({
    id: 'session',
    description: 'The session on this device, as far as the service confirms it.',
    context: ({ input }) => ({
      owner: input.owner,
      token: input.stored.token,
      userID: input.stored.userID,
      ...placeOf(input.stored),
      ...newSession,
      hasExpired: input.stored.hasExpired ?? false,
    }),
    invoke: { id: 'sessionStore', src: 'sessionStore', onError: {} },
    on: {
      'session.opened': {
        target: '.holdingToken.signedIn',
        actions: [{ type: 'inheritPlace', params: ({ event }) => event }, 'openSession', 'store'],
      },
      'session.changedElsewhere': [
        {
          // After an expiry, this tab was not told, as while it was frozen, that they had signed in again.
          guard: 'hasLeftElsewhere',
          target: '.signedOut',
          actions: [
            { type: 'tellEnded', params: { cause: 'elsewhere' } },
            'clearSession',
            'dropChoice',
          ],
        },
        {
          guard: 'isOtherSession',
          target: '.holdingToken.checking',
          actions: [
            { type: 'inheritPlace', params: ({ event }) => event.session },
            'adoptSession',
            'tellAdopted',
          ],
        },
        { actions: 'adoptPlace' },
      ],
      // Another tab may have found the session over before the answer came.
      'account.deleted': { target: '.holdingToken.forgetting' },
      'lookup.requested': { guard: 'isFromDevice', actions: 'tellPlaceWanted' },
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
        },
      },
      holdingToken: {
        description: 'A token is kept, and calls carry it.',
        initial: 'checking',
        on: {
          'session.changedElsewhere': { guard: 'hasExpiredElsewhere', target: '.expiring' },
          'token.refused': { guard: 'isCurrentToken', target: '.expiring' },
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
          'account.doubted': { target: '.checking', actions: 'doubtAccount' },
        },
        states: {
          ...tokenCheck,
          ending: {
            description:
              'The token is not valid, or no answer came; it is cleared and the login opens.',
            always: {
              target: '#session.signedOut',
              actions: [
                { type: 'tellEnded', params: { cause: 'invalid' } },
                'storeExpiry',
                'expireSession',
              ],
            },
          },
          expiring: {
            description: 'A call was refused with 401, or the session expired in another tab.',
            always: [
              { guard: 'isDoubted', target: 'forgetting' },
              {
                target: '#session.signedOut',
                actions: [
                  { type: 'tellEnded', params: { cause: 'expired' } },
                  'storeExpiry',
                  'expireSession',
                ],
              },
            ],
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
