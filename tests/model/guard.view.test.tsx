import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Guard } from '../../src/views/guard/guard.tsx';
import { guardModel, page } from './flows/guard.model.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: guardModel,
  screens: {
    'a guarded page': () => (
      <Guard page={page}>
        <h1>For signed-in people</h1>
      </Guard>
    ),
  },
  events: {},
  states: {
    checking: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('heading')).toBeNull();
      expect(fakes.waiting('checkSession')).toBe(1);
    },
    open: ({ environment: { app } }) => {
      expect(screen.getByRole('heading')).toHaveTextContent('For signed-in people');
      expect(app.getSnapshot().context.guardedPage).toEqual(page);
    },
    refused: ({ environment: { app }, emitted }) => {
      expect(screen.queryByRole('heading')).toBeNull();
      expect(app.getSnapshot().matches({ signIn: { open: 'loggingIn' } })).toBe(true);
      const route = { type: 'route.requested', to: '/home', replace: true };
      expect(emitted).toEqual([{ ...route, state: null }]);
    },
  },
});
