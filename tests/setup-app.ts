import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { breathe } from './world/visit.tsx';

const quick = {
  // Lists all roles of the page at each look that fails, and most looks are too early.
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message: string | null) => new Error(message ?? 'Nothing was found.'),
};

configure({
  ...quick,
  // As in a browser, what an event changed is on the screen before the next event comes.
  eventWrapper: (dispatch) => flushSync(() => dispatch()),
  asyncWrapper: async (deed) => {
    const result = await deed();
    await breathe();
    return result;
  },
});
