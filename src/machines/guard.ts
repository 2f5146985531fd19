import { sendTo, setup } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Page, Shell } from './kit/shell.ts';

/** Lets a signed-in person to a guarded page, and sends anybody else to sign in (§2.7). */
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
  description: 'Stands before every page that needs a signed-in person.',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'The token is asked about before anything of the page is shown.',
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
      description: 'The page is shown, and stays until it is left.',
      entry: 'tellOpened',
    },
    refused: {
      description: 'The visitor goes to the home page, where login opens.',
      entry: 'tellRefused',
      type: 'final',
    },
  },
});
