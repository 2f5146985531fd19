import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '../../src/views/header/header.tsx';
import { toasts } from '../world/screen.ts';
import { leavingModel } from './flows/leaving.model.ts';
import { tell } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

/** The visitor may log in, and hears nothing of what is owed. */
function expectUndisturbed(): void {
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(toasts()).toEqual([]);
}

describeView({
  model: leavingModel,
  screens: { 'the app opens': () => <Header /> },
  events: { 'session.left': tell, 'leaving.resumed': tell, 'network.returned': tell },
  states: {
    idle: ({ fakes }) => {
      expect(fakes.waiting('endSessions')).toBe(0);
      expectUndisturbed();
    },
    ending: ({ fakes }) => {
      expect(fakes.waiting('endSessions')).toBe(1);
      expectUndisturbed();
    },
    waiting: ({ fakes }) => {
      expect(fakes.waiting('endSessions')).toBe(0);
      expectUndisturbed();
    },
  },
});
