import { sendTo, setup, stateIn } from 'xstate';
import { ports } from './kit/ports.ts';
import type { Shell } from './kit/shell.ts';

/** The opening screen; the token's answer decides where it leads (§2.8, §2.9). */
export const splashMachine = setup({
  types: {
    context: {} as { shell: Shell },
    input: {} as { shell: Shell },
  },
  actors: { checkSession: ports.checkSession },
  delays: { taglineDelay: 600, splashDelay: 2_000 },
  guards: {
    isValid: (_, { valid }: { valid: boolean }) => valid,
    isKnown: stateIn({ token: 'valid' }),
    isUnknown: stateIn({ token: 'invalid' }),
  },
  actions: {
    goTo: sendTo(
      ({ context }) => context.shell,
      (_, { to }: { to: string }) => ({ type: 'route.requested', to, replace: true }),
    ),
  },
}).createMachine({
  id: 'splash',
  description: 'Shows the brand while the stored token is checked.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    tagline: {
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The brand stands alone for a moment.',
          after: { taglineDelay: { target: 'shown' } },
        },
        shown: { description: 'The tagline is shown.' },
      },
    },
    token: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The token is checked while the splash is shown.',
          invoke: {
            id: 'checkSession',
            src: 'checkSession',
            onDone: [
              { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'valid' },
              { target: 'invalid' },
            ],
            onError: { target: 'invalid' },
          },
        },
        valid: { description: 'The person is signed in.' },
        invalid: { description: 'There is no valid token.' },
      },
    },
    leaving: {
      initial: 'presenting',
      states: {
        presenting: {
          description: 'The splash is shown for its time.',
          after: { splashDelay: { target: 'waiting' } },
        },
        waiting: {
          description: 'The splash stays until the token’s answer is there.',
          always: [
            { guard: 'isKnown', target: 'known' },
            { guard: 'isUnknown', target: 'unknown' },
          ],
        },
        known: {
          description: 'A signed-in person goes to their dashboard.',
          entry: { type: 'goTo', params: { to: '/dashboard' } },
        },
        unknown: {
          description: 'A visitor goes to the home page.',
          entry: { type: 'goTo', params: { to: '/home' } },
        },
      },
    },
  },
});
