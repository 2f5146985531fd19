import { timesLooked } from '../page-looks.ts';
import { defaultTimeout } from './client.ts';
import { ApiFailure } from './failure.ts';

/** How many changes by the person were answered, or went without an answer. */
let changesEnded = 0;

/** Counts a change by the person once it has ended: reads that began before are asked for again (§11.13). */
export function changing<Asked extends unknown[], Outcome>(
  change: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  return (...asked) =>
    change(...asked).finally(() => {
      changesEnded += 1;
    });
}

/**
 * Asks for a list or a page, and again where a change by the person has ended meanwhile. A look at the page has it
 * asked for once more at most, and only where the answer is older than a call may take, as on a device that slept,
 * or did not come: on a slow network every look would have the person wait anew.
 */
export function newest<Asked extends unknown[], Outcome>(
  read: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  const ask = async (asked: Asked, isRepeat: boolean): Promise<Outcome> => {
    const [changes, looks, at] = [changesEnded, timesLooked, Date.now()];
    const isLookedAt = () => !isRepeat && timesLooked !== looks;
    try {
      const answer = await read(...asked);
      const isStale = isLookedAt() && Date.now() - at > defaultTimeout;
      if (isOver(answer) || (changesEnded === changes && !isStale)) return answer;
    } catch (error) {
      const isUnanswered = error instanceof ApiFailure && error.kind === 'unavailable';
      if (!isUnanswered || (changesEnded === changes && !isLookedAt())) throw error;
    }
    return ask(asked, true);
  };
  return (...asked) => ask(asked, false);
}

/** Whether the session has expired, so that a repeat would be refused as well. */
function isOver(answer: unknown): boolean {
  return Object(answer).outcome === 'unauthorized';
}
