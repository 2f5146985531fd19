import { assign, enqueueActions } from 'xstate';
import { maxRetries, pauseBeforeRetry, type TokenAnswer } from '../../domain/token.ts';
import { type SessionContext, sessionWithPlace } from './session-place.ts';

/** A check of the token that has not been tried yet. */
export const allTries = { triesInVain: 0, pause: 0 };

/** The session with what the check of its token judges and does (§11.2). */
export const sessionWithCheck = sessionWithPlace.extend({
  delays: { retryPause: ({ context }) => context.pause },
  guards: {
    isValid: (_, answer: TokenAnswer) => answer.outcome === 'valid',
    isOffline: (_, answer: TokenAnswer) => answer.outcome === 'offline',
    isWorthRetrying: ({ context }, answer: TokenAnswer) =>
      answer.outcome === 'unanswered' && context.triesInVain < maxRetries,
    isGone: ({ context }, answer: TokenAnswer) => context.isDoubted && answer.outcome === 'invalid',
    isUnknown: ({ context }, answer: TokenAnswer) =>
      context.isDoubted && answer.outcome === 'unanswered',
  },
  actions: {
    trustAccount: assign({ isDoubted: false }),
    countTryInVain: assign(({ context }, answer: TokenAnswer) => {
      const triesInVain = context.triesInVain + 1;
      const retryAfter = answer.outcome === 'unanswered' ? answer.retryAfter : null;
      return { triesInVain, pause: pauseBeforeRetry(triesInVain, retryAfter) };
    }),
    forgetTriesInVain: assign(allTries),
    // The device heeds it where a language can be chosen.
    tellLanguage: enqueueActions(({ context, enqueue }, answer: TokenAnswer) => {
      if (answer.outcome !== 'valid' || answer.language === undefined) return;
      const { language } = answer;
      const userID = context.userID ?? '';
      enqueue.sendTo('sessionStore', { type: 'language.told', userID, language });
    }),
  },
});

const answerOf = ({ event }: { event: { output: TokenAnswer } }) => event.output;

/** The states of the token's check, beside those that it ends in; it is repeated while there is no answer (§11.2). */
export const tokenCheck = {
  checking: {
    description: 'The service is asked whether the token is still valid.',
    invoke: {
      id: 'validateToken',
      src: 'validateToken',
      input: ({ context }: { context: SessionContext }) => ({ token: context.token ?? '' }),
      onDone: [
        {
          guard: { type: 'isValid', params: answerOf },
          target: 'signedIn',
          actions: [
            'forgetTriesInVain',
            'trustAccount',
            { type: 'tellLanguage', params: answerOf },
          ],
        },
        {
          guard: { type: 'isOffline', params: answerOf },
          target: 'offline',
          actions: ['forgetTriesInVain'],
        },
        {
          guard: { type: 'isWorthRetrying', params: answerOf },
          target: 'pausing',
          actions: { type: 'countTryInVain', params: answerOf },
        },
        {
          guard: { type: 'isGone', params: answerOf },
          target: 'forgetting',
        },
        {
          // The check was the app's own: no answer to it ends no session.
          guard: { type: 'isUnknown', params: answerOf },
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
} as const;
