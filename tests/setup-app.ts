import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { productionReact } from './world/production/react.ts';

const quick = {
  // Lists all roles of the page at each look that fails, and most looks are too early.
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message: string | null) => new Error(message ?? 'Nothing was found.'),
};

configure({ ...quick, ...productionReact });
