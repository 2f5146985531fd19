import { sendTo, setup } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

type HeaderEvent =
  | { type: 'menu.pressed' }
  | { type: 'menu.closed' }
  | { type: 'calendar.chosen' }
  | { type: 'calendar.closed' }
  | { type: 'logout.chosen' };

/** The signed-in person's menu; nothing opens before the token was checked (§2.12). */
export const headerMachine = setup({
  types: {
    context: {} as { shell: Shell },
    events: {} as HeaderEvent,
    input: {} as { shell: Shell },
  },
  actors: { checkSession: ports.checkSession },
  guards: {
    isValid: (_, { valid }: { valid: boolean }) => valid,
  },
  actions: {
    tellLogout: sendTo(({ context }) => context.shell, { type: 'logout.requested' }),
  },
}).createMachine({
  id: 'header',
  description: 'The menu in the header: the calendar and the way out.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is closed.',
      on: { 'menu.pressed': { target: 'checkingForMenu' } },
    },
    checkingForMenu: {
      description: 'The token is checked before the menu opens.',
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'menuOpen' },
          { target: 'closed' },
        ],
        onError: { target: 'closed' },
      },
    },
    menuOpen: {
      description: 'The menu offers the calendar and logout.',
      on: {
        'menu.closed': { target: 'closed' },
        'calendar.chosen': { target: 'checkingForCalendar' },
        'logout.chosen': { target: 'closed', actions: 'tellLogout' },
      },
    },
    checkingForCalendar: {
      description: 'The token is checked before the calendar opens.',
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'calendarOpen',
          },
          { target: 'closed' },
        ],
        onError: { target: 'closed' },
      },
    },
    calendarOpen: {
      description: 'The calendar is open, to read only.',
      on: { 'calendar.closed': { target: 'closed' } },
    },
  },
});
