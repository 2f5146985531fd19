import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { HeaderMenu } from '../../src/views/header/header-menu.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/calendar/read-only-calendar.tsx';
import { menuItems } from '../world/menu.ts';
import { headerModel } from './flows/header.model.ts';
import { sessionOf } from './flows/session.model.ts';
import { press } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

const choose =
  (name: string) =>
  async (_: unknown, { user }: Stage) => {
    await user.click(screen.getByRole('menuitem', { name }));
  };

const isChecking = () =>
  screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-disabled') === 'true';

describeView({
  model: headerModel,
  device: { 'signed in': { stored: sessionOf('asha') } },
  screens: { 'signed in': () => <HeaderMenu /> },
  events: {
    'menu.pressed': press('Menu'),
    'menu.closed': (_, { user }) => user.keyboard('{Escape}'),
    'page.left': async () => act(() => navigate(`${location.pathname}next`)),
    'calendar.chosen': choose('Calendar'),
    'calendar.closed': press('Close'),
    'logout.chosen': choose('Logout'),
    'account.chosen': choose('Account'),
    'everywhere.chosen': choose('Log out everywhere'),
  },
  states: {
    closed: ({ environment: { app }, emitted, fakes }, { after }) => {
      expect(screen.queryByRole('menu')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isChecking()).toBe(false);
      const isEverywhere = after?.type === 'everywhere.chosen';
      const isLeft = isEverywhere || after?.type === 'logout.chosen';
      const { token } = app.getSnapshot().children.session?.getSnapshot().context ?? {};
      expect(token === null).toBe(isLeft);
      const told = emitted.map((event) => ('to' in event ? event.to : event.type));
      const isOnAccount = after?.type === 'account.chosen';
      expect(told).toEqual(isLeft ? ['person.left', '/home'] : isOnAccount ? ['/account'] : []);
      const asked = fakes.calls.filter(({ actor }) => actor === 'endSessions');
      const left = { token: 'asha', isEverywhere };
      expect(asked.map(({ input }) => input)).toEqual(isLeft ? [{ left }] : []);
    },
    checking: ({ fakes }, { snapshot: { context } }) => {
      // The pressed button says so; after a choice the menu closes over it.
      expect(isChecking()).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('menu')).toBeNull();
      expect(context.wanted).toMatch(/menu|calendar/);
      expect(fakes.waiting('checkSession')).toBe(1);
    },
    menuOpen: () => {
      const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      expect(names, 'a new item stands in tests/world/menu.ts').toEqual(menuItems);
    },
    calendarOpen: async ({ fakes }) => {
      screen.getByRole('dialog', { name: 'Calendar' });
      await screen.findByRole('grid', { name: /^Calendar/ });
      expect(fakes.waiting('getCalendarItems')).toBe(3);
      expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
    },
  },
});
