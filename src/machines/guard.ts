import { sendTo, setup } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Page, Shell } from './kit/shell.ts';

/** Opens a guarded page to a signed-in person, and sends a visitor to sign in (§2.7). */
export const guardMachine = setup({
  types: {
    context: {} as { shell: Shell; page: Page },
    input: {} as { shell: Shell; page: Page },
  },
  actors: { checkSession: ports.checkSession },
  guards: {
    isValid: (_, { valid }: { valid: boolean }) => valid,
  },
  actions: {
    tellOpened: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({ type: 'guard.opened', page: context.page }),
    ),
    tellRefused: sendTo(
      ({ context }) => context.shell,
      ({ context }) => ({ type: 'guard.refused', page: context.page }),
    ),
  },
}).createMachine({
  id: 'guard',
  description: 'Checks the token before a page that needs a signed-in person.',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'The token is checked before the page is shown.',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'open' },
          { target: 'refused' },
        ],
        onError: { target: 'refused' },
      },
    },
    open: {
      description: 'The page is shown until the person leaves it.',
      entry: 'tellOpened',
    },
    refused: {
      description: 'The visitor goes to the home page, where login opens.',
      entry: 'tellRefused',
      type: 'final',
    },
  },
});
