import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { Header } from '../../src/views/header/header.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/header/header-menu.tsx';
import { toasts } from '../world/screen.ts';
import { sessionModel, sessionOf, withChosenPlace } from './flows/session.model.ts';
import { button, tell } from './harness/person.ts';
import { describeView } from './harness/view.tsx';

const mobileNumber = '+919876543210';

async function expectSignedIn(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
}

describeView({
  model: sessionModel,
  device: {
    'a token stored': { stored: sessionOf('stored') },
    'a place chosen by hand': { stored: withChosenPlace },
  },
  screens: {
    'nothing stored': () => <Header />,
    'a place chosen by hand': () => <Header />,
    'a token stored': () => <Header />,
  },
  events: {
    'session.opened': ({ token, userID }, stage) =>
      tell({ type: 'user.signedIn', token, userID, mobileNumber }, stage),
    'session.changedElsewhere': (event, { fakes }) =>
      act(async () => fakes.say('sessionStore', event)),
    'token.refused': tell,
    'lookup.requested': tell,
    'place.found': tell,
    'place.chosen': tell,
    'network.returned': tell,
    'account.deleted': tell,
    'account.doubted': tell,
    'check.requested': (event, { environment: { app } }) =>
      act(async () => app.getSnapshot().children.session?.send(event)),
    'logout.requested': async (_, { user, fakes }) => {
      await user.click(button('Menu'));
      await act(async () => fakes.resolve('checkSession', { valid: true }));
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    },
  },
  states: {
    signedOut: ({ environment: { app } }, { snapshot: { context }, after }) => {
      expect(button('Login')).toBeEnabled();
      expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
      const place = context.userLocation ? 'Adoni - 518301' : 'Unknown City - Unknown';
      expect(screen.getByRole('banner')).toHaveTextContent(place);
      const isRefused = context.hasExpired || after?.type === 'token.refused';
      const isDeleted = toasts().includes(texts.accountDeleted) && after?.token !== null;
      const isOpen = app.getSnapshot().matches({ signIn: { open: 'loggingIn' } });
      expect(isOpen).toBe(isRefused && !isDeleted);
    },
    'holdingToken.checking': async ({ fakes }) => {
      await expectSignedIn();
      expect(fakes.waiting('validateToken')).toBe(1);
    },
    'holdingToken.pausing': async ({ fakes }) => {
      await expectSignedIn();
      expect(fakes.waiting('validateToken')).toBe(0);
    },
    'holdingToken.offline': async ({ environment: { app } }) => {
      await expectSignedIn();
      expect(app.getSnapshot().matches({ signIn: 'closed' })).toBe(true);
    },
    'holdingToken.signedIn': expectSignedIn,
  },
});
