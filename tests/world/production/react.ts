import { setImmediate } from 'node:timers';
import { flushSync } from 'react-dom';

/** An answer is heard, then drawn, then has its effects, each in a turn of the browser's loop. */
const turnsOfABreath = 8;

/** Lets everything happen that is under way and waits for no answer. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn < turnsOfABreath; turn += 1) {
    await new Promise((done) => setImmediate(done));
  }
}

/** How Testing Library deals with production's React, which knows no `act`. */
export const productionReact = {
  // As in a browser, what an event changed is on the screen before the next event comes.
  eventWrapper: (dispatch: () => void) => flushSync(() => dispatch()),
  asyncWrapper: async <Result>(deed: () => Promise<Result>): Promise<Result> => {
    const result = await deed();
    await breathe();
    return result;
  },
};
