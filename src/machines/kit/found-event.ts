import type { FindEventOutcome } from '../../domain/hosting.ts';
import type { FindInvitationOutcome } from '../../domain/invitation.ts';
import { texts } from '../../domain/texts.ts';
import { loadTopic, sessionTopic } from './shell.ts';

/** The service's answer about the event of an address, to its host or to an invited person. */
export type Found = FindEventOutcome | FindInvitationOutcome;

export const foundOf = ({ event }: { event: { output: Found } }) => event.output;

/** Looks for the event of the address; where this call does not find it, the state `next` follows. */
export function lookedFor<
  const Call extends 'findEvent' | 'findInvitation',
  const Next extends string,
>(call: Call, next: Next, failure: string) {
  return {
    ...asked(call, false),
    onDone: [
      {
        guard: { type: 'isUnauthorized', params: foundOf },
        target: 'failed',
        actions: {
          type: 'toast',
          params: { text: texts.sessionExpired, tone: 'failure', topic: sessionTopic },
        },
      },
      {
        guard: { type: 'isFound', params: foundOf },
        target: 'shown.answers.fresh',
        actions: { type: 'keepFound', params: foundOf },
      },
      { target: next },
    ],
    onError: {
      target: 'failed',
      actions: { type: 'toast', params: { text: failure, tone: 'failure', topic: loadTopic } },
    },
  } as const;
}

/** Asks again for the shown event, which stays as it is if no answer comes. */
export function askedAgain<const Call extends 'findEvent' | 'findInvitation'>(call: Call) {
  return {
    ...asked(call, true),
    onDone: [
      {
        guard: { type: 'isFound', params: foundOf },
        // Its time may have changed.
        target: ['fresh', '#eventPage.shown.clock.judging'],
        actions: { type: 'keepFound', params: foundOf },
      },
      { target: 'fresh', actions: 'markUnanswered' },
    ],
    onError: { target: 'fresh', actions: 'markUnanswered' },
  } as const;
}

/** Asks again for an invitation that was not there; where it still is not, the page says what it said. */
export function invitedMeanwhile() {
  return {
    ...asked('findInvitation', true),
    onDone: [
      {
        guard: { type: 'isFound', params: foundOf },
        target: '#eventPage.shown.answers.fresh',
        actions: { type: 'keepFound', params: foundOf },
      },
      { target: 'told' },
    ],
    onError: { target: 'told' },
  } as const;
}

function asked<const Call extends 'findEvent' | 'findInvitation'>(call: Call, isShown: boolean) {
  return {
    id: call,
    src: call,
    input: ({ context: { userID, id } }: { context: { userID: string; id: string } }) => ({
      userID,
      id,
      isShown,
    }),
  } as const;
}
