import type { TokenAnswer } from '../../domain/token.ts';
import type { SessionContext } from './session-setup.ts';

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
            { type: 'keepName', params: answerOf },
            { type: 'tellLanguage', params: answerOf },
            'tellConfirmed',
          ],
        },
        {
          guard: { type: 'isOffline', params: answerOf },
          target: 'offline',
          actions: 'forgetTriesInVain',
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
