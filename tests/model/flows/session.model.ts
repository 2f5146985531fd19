import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StoredSession } from '#domain/session.ts';
import { sessionMachine } from '../../../src/machines/session.ts';
import type { FlowModel } from '../harness/paths.ts';

const location = { city: 'Adoni', pincode: '518301' };

/** A session as it is stored, with a token and a user of the same name. */
export function sessionOf(token: string | null): StoredSession {
  const userID = token && `user of ${token}`;
  return { token, userID, userLocation: null, isAuthenticated: token !== null };
}

/** A person who chose their place by hand, and whose token is stored. */
export const withChosenPlace: StoredSession = {
  ...sessionOf('stored'),
  userLocation: location,
  placeBy: 'user of stored',
};

/** The session of a visitor, and of a person whose token is stored. */
export const sessionModel: FlowModel<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: {
    'a place chosen by hand': (owner) => ({ owner: owner as never, stored: withChosenPlace }),
    'nothing stored': (owner) => ({ owner: owner as never, stored: sessionOf(null) }),
    'a token stored': (owner) => ({ owner: owner as never, stored: sessionOf('stored') }),
  },
  events: {
    'session.opened': [{ token: 'new', userID: 'user of new' }],
    'session.changedElsewhere': [
      { session: sessionOf(null) },
      { session: { ...sessionOf(null), hasExpired: true } },
      { session: sessionOf('new') },
    ],
    'token.refused': [{ token: null }, { token: 'stored' }, { token: 'new' }],
    'logout.requested': [{ isEverywhere: false }],
    'place.found': [{ location }],
    'place.chosen': [{ location, isByHand: true }],
  },
  actors: {
    validateToken: {
      succeeds: { valid: { outcome: 'valid' } },
      refuses: {
        invalid: { outcome: 'invalid' },
        unanswered: { outcome: 'unanswered', retryAfter: null },
        offline: { outcome: 'offline' },
      },
    },
  },
  listeners: ['sessionStore'],
  delays: { retryPause: 2_000 },
  isPossible: isWorthwhile,
};

/**
 * The checks are walked with the stored token; a new token is only told apart from it. A place is
 * found once in each state, and stays when the person logs out. A check that is tried again goes on
 * to its end. An expiry in another tab is news while a token is held.
 */
function isWorthwhile({ context }: AnyMachineSnapshot, { type, session }: AnyEventObject): boolean {
  if (session?.hasExpired && context.token === null) return false;
  if (context.userLocation !== null) return type === 'logout.requested';
  if (context.token === 'new') return !/^xstate\.|^(check|account\.doubted)/.test(type);
  if (context.isDoubted && type === 'account.doubted') return false;
  return context.triesInVain === 0 || type.startsWith('xstate.');
}
