import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { StoredSession, UserLocation } from '../../domain/session.ts';
import { maxRetries, pauseBeforeRetry, type TokenAnswer } from '../../domain/token.ts';
import { ports } from './ports.ts';
import type { Recipient } from './recipient.ts';

/**
 * Why a session ended: its token was invalid, a call was refused with 401, or the person logged out or
 * deleted the account, here or in another tab (`elsewhere`). An expiry in another tab is `expired` here.
 */
export type SessionEndCause = 'invalid' | 'expired' | 'loggedOut' | 'deleted' | 'elsewhere';

/** The events that the session sends to its owner. */
export type SessionNotice =
  | { type: 'session.ended'; cause: SessionEndCause; userID: string | null }
  /** The person logged out: the service may end the session too. */
  | { type: 'session.left'; token: string; isEverywhere: boolean }
  | { type: 'session.adopted'; userID: string }
  /** The service said that the token is valid. */
  | { type: 'session.confirmed' }
  /** The device's place is to be shown: no place was chosen by hand, or it is gone with its person. */
  | { type: 'place.wanted' };

type SessionOwner = Recipient<SessionNotice>;

export interface SessionContext {
  owner: SessionOwner;
  token: string | null;
  userID: string | null;
  /** The person's name as the service told it with the last check of the token (§22.180). */
  name: string | null;
  userLocation: UserLocation | null;
  /** The user who chose the place by hand, null for a visitor; false where the device told it. */
  placeBy: string | null | false;
  /** The deletion of the account got no answer: a token that is invalid now says that it is gone. */
  isDoubted: boolean;
  /** The last session was not ended by its person, whose page is still there for them. */
  hasExpired: boolean;
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
  | { type: 'lookup.requested' }
  | { type: 'place.found'; location: UserLocation }
  | { type: 'place.chosen'; location: UserLocation; isByHand: boolean };

/** A check of the token that has not been tried yet. */
export const allTries = { triesInVain: 0, pause: 0 };

/**
 * Types, guards and actions of the session: how it remembers the person's place (§22.85), and how it
 * judges the check of its token (§11.2). Its states stand in `session.ts` and `token-check.ts`.
 */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { owner: SessionOwner; stored: StoredSession },
    tags: {} as 'held',
  },
  actors: { validateToken: ports.validateToken, sessionStore: ports.sessionStore },
  delays: { retryPause: ({ context }) => context.pause },
  guards: {
    isValid: (_, answer: TokenAnswer) => answer.outcome === 'valid',
    isOffline: (_, answer: TokenAnswer) => answer.outcome === 'offline',
    isWorthRetrying: ({ context }, answer: TokenAnswer) =>
      answer.outcome === 'unanswered' && context.triesInVain < maxRetries,
    isGone: ({ context }, answer: TokenAnswer) => context.isDoubted && answer.outcome === 'invalid',
    isUnknown: ({ context }, answer: TokenAnswer) =>
      context.isDoubted && answer.outcome === 'unanswered',
    isFromDevice: ({ context }) => context.placeBy === false,
  },
  actions: {
    tellConfirmed: sendTo(({ context }) => context.owner, { type: 'session.confirmed' }),
    trustAccount: assign({ isDoubted: false }),
    countTryInVain: assign(({ context }, answer: TokenAnswer) => {
      const triesInVain = context.triesInVain + 1;
      const retryAfter = answer.outcome === 'unanswered' ? answer.retryAfter : null;
      return { triesInVain, pause: pauseBeforeRetry(triesInVain, retryAfter) };
    }),
    forgetTriesInVain: assign(allTries),
    keepName: assign((_, answer: TokenAnswer) => ({
      name: (answer.outcome === 'valid' && answer.name) || null,
    })),
    // The device heeds it where a language can be chosen.
    tellLanguage: enqueueActions(({ context, enqueue }, answer: TokenAnswer) => {
      if (answer.outcome !== 'valid' || answer.language === undefined) return;
      const { language } = answer;
      const userID = context.userID ?? '';
      enqueue.sendTo('sessionStore', { type: 'language.told', userID, language });
    }),
    keepLocation: assign(({ event }) => {
      assertEvent(event, 'place.found');
      return { userLocation: event.location };
    }),
    keepChoice: assign(({ context, event }) => {
      assertEvent(event, 'place.chosen');
      return { userLocation: event.location, placeBy: event.isByHand && context.userID };
    }),
    // Another tab of the same session stored it.
    adoptPlace: assign(({ event }) => {
      assertEvent(event, 'session.changedElsewhere');
      return event.session.userLocation ? placeOf(event.session) : {};
    }),
    tellPlaceWanted: sendTo(({ context }) => context.owner, { type: 'place.wanted' }),
    storeLocation: sendTo('sessionStore', ({ context }) => ({
      type: 'location.stored',
      ...placeToStore(context),
    })),
    // A visitor's place stays with them when they sign in; the place of another person goes.
    inheritPlace: enqueueActions(
      ({ context: { owner, placeBy }, enqueue }, { userID }: { userID: string | null }) => {
        if (placeBy === null) enqueue.assign({ placeBy: userID });
        if (!placeBy || placeBy === userID) return;
        enqueue.assign({ userLocation: null, placeBy: false });
        enqueue.sendTo(owner, { type: 'place.wanted' });
      },
    ),
    dropChoice: enqueueActions(({ context: { owner, placeBy }, enqueue }) => {
      if (placeBy === false) return;
      enqueue.assign({ userLocation: null, placeBy: false });
      enqueue.sendTo(owner, { type: 'place.wanted' });
    }),
  },
});

/** The place that an earlier visit left on the device. */
export function placeOf({ userLocation, placeBy }: StoredSession) {
  return { userLocation, placeBy: placeBy === undefined ? (false as const) : placeBy };
}

/** The place as it is left for the next visit. */
export function placeToStore({ userLocation, placeBy }: SessionContext) {
  return { userLocation, ...(placeBy !== false && { placeBy }) };
}
