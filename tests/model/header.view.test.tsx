import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { HeaderMenu } from '../../src/views/header/header-menu.tsx';
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
    'calendar.chosen': choose('Calendar'),
    'calendar.closed': press('Close'),
    'logout.chosen': choose('Logout'),
  },
  states: {
    closed: ({ environment: { app }, emitted }, { after }) => {
      expect(screen.queryByRole('menu')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isChecking()).toBe(false);
      if (after?.type !== 'logout.chosen') return;
      expect(app.getSnapshot().children.session?.getSnapshot().context.token).toBeNull();
      expect(emitted).toEqual([
        { type: 'route.requested', to: '/home', state: null, replace: false },
      ]);
    },
    checkingForMenu: ({ fakes }) => {
      expect(isChecking()).toBe(true);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(fakes.waiting('checkSession')).toBe(1);
    },
    menuOpen: () => {
      const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      expect(names).toEqual(['Calendar', 'Logout']);
    },
    checkingForCalendar: ({ fakes }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(fakes.waiting('checkSession')).toBe(1);
    },
    calendarOpen: async ({ fakes }) => {
      screen.getByRole('dialog', { name: 'Calendar' });
      await screen.findByRole('grid', { name: /^Calendar/ });
      expect(fakes.waiting('getCalendarItems')).toBe(3);
      expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
    },
  },
});
