import { assign, sendTo, setup } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

type Wanted = 'menu' | 'calendar';

interface HeaderContext {
  shell: Shell;
  /** Opens once the token was checked. */
  wanted: Wanted;
}

type HeaderEvent =
  | { type: 'menu.pressed' }
  | { type: 'menu.closed' }
  /** The person has gone to another page, over which nothing opens that was asked for before. */
  | { type: 'page.left' }
  | { type: 'calendar.chosen' }
  | { type: 'calendar.closed' }
  | { type: 'logout.chosen' }
  | { type: 'account.chosen' }
  | { type: 'everywhere.chosen' };

/** The signed-in person's menu; nothing opens before the token was checked (§2.12). */
export const headerMachine = setup({
  types: {
    context: {} as HeaderContext,
    events: {} as HeaderEvent,
    input: {} as { shell: Shell },
    tags: {} as 'busy',
  },
  actors: { checkSession: ports.checkSession },
  guards: {
    isInvalid: (_, { valid }: { valid: boolean }) => !valid,
    isWanted: ({ context }, { item }: { item: Wanted }) => context.wanted === item,
  },
  actions: {
    want: assign((_, { item }: { item: Wanted }) => ({ wanted: item })),
    openAccount: sendTo(({ context }) => context.shell, {
      type: 'route.requested',
      to: '/account',
    }),
    tellLogout: sendTo(
      ({ context }) => context.shell,
      (_, { isEverywhere }: { isEverywhere: boolean }) => ({
        type: 'logout.requested',
        isEverywhere,
      }),
    ),
  },
}).createMachine({
  id: 'header',
  description: 'The menu in the header: the calendar, the logout and the account.',
  context: ({ input }) => ({ shell: input.shell, wanted: 'menu' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is closed.',
      on: {
        'menu.pressed': {
          target: 'checking',
          actions: { type: 'want', params: { item: 'menu' } },
        },
      },
    },
    checking: {
      description: 'The token is checked before the menu, or an item of it, opens.',
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          { guard: { type: 'isInvalid', params: ({ event }) => event.output }, target: 'closed' },
          { guard: { type: 'isWanted', params: { item: 'menu' } }, target: 'menuOpen' },
          { target: 'calendarOpen' },
        ],
        onError: { target: 'closed' },
      },
      on: { 'page.left': { target: 'closed' } },
    },
    menuOpen: {
      description: 'The menu offers the calendar, the logout and the account.',
      on: {
        'menu.closed': { target: 'closed' },
        'page.left': { target: 'closed' },
        'calendar.chosen': {
          target: 'checking',
          actions: { type: 'want', params: { item: 'calendar' } },
        },
        'logout.chosen': {
          target: 'closed',
          actions: { type: 'tellLogout', params: { isEverywhere: false } },
        },
        'account.chosen': { target: 'closed', actions: 'openAccount' },
        'everywhere.chosen': {
          target: 'closed',
          actions: { type: 'tellLogout', params: { isEverywhere: true } },
        },
      },
    },
    calendarOpen: {
      description: 'The calendar is open, to read only.',
      on: { 'calendar.closed': { target: 'closed' } },
    },
  },
});
