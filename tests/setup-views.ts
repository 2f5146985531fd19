import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ reactStrictMode: true });

// Vitest has no global `afterEach` here, so Testing Library cannot register its own.
afterEach(cleanup);
