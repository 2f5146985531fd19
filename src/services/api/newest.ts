import { timesLooked } from '../page-looks.ts';
import { defaultTimeout } from './client.ts';
import { ApiFailure } from './failure.ts';

/** How many changes by the person were answered, or went without an answer. */
let timesChanged = 0;

/** A change by the person, after which no list or page is shown that was asked for before (§11.13). */
export function changing<Asked extends unknown[], Outcome>(
  change: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  return (...asked) =>
    change(...asked).finally(() => {
      timesChanged += 1;
    });
}

/**
 * Asks for a list or a page, and again where a change by the person was answered meanwhile. A look at the page
 * asks again only where the answer is older than a call may take, as on a device that slept, or did not come: on a
 * slow network every look would have the person wait anew.
 */
export function newest<Asked extends unknown[], Outcome>(
  read: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  return async function ask(...asked) {
    const [changes, looks, at] = [timesChanged, timesLooked, Date.now()];
    try {
      const answer = await read(...asked);
      const isStale = timesLooked !== looks && Date.now() - at > defaultTimeout;
      if (timesChanged === changes && !isStale) return answer;
    } catch (error) {
      const isUnanswered = error instanceof ApiFailure && error.kind === 'unavailable';
      if (!isUnanswered || (timesChanged === changes && timesLooked === looks)) throw error;
    }
    return ask(...asked);
  };
}
