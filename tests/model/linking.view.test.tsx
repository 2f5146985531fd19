import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '../../src/views/header/header.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/header/header-menu.tsx';
import { linkingModel } from './flows/linking.model.ts';
import { describeView } from './harness/view.tsx';

/** The claim is silent: the person is signed in, and no notice is shown, whatever comes of it. */
describeView({
  model: linkingModel,
  screens: { 'the app opens': () => <Header /> },
  events: {
    'number.proven': ({ userID, mobileNumber }, { environment: { app } }) =>
      act(async () => app.send({ type: 'user.signedIn', token: 'new', userID, mobileNumber })),
  },
  states: {
    idle: ({ fakes }, { after }) => {
      expect(fakes.waiting('linkPending')).toBe(0);
      expect(screen.queryByRole('button', { name: 'Login' }) === null).toBe(after !== null);
      expect(screen.queryAllByRole('alertdialog')).toEqual([]);
    },
    linkingInvitations: async ({ fakes }) => {
      expect(fakes.waiting('linkPending')).toBe(1);
      expect(await screen.findByRole('button', { name: 'Menu' })).toBeEnabled();
    },
  },
});
