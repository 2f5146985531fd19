import { splashMachine } from '../../../src/machines/splash.ts';
import type { FlowModel } from '../harness/paths.ts';
import { checkSession } from './check-session.ts';

/** The splash; its tagline comes before its end. */
export const splashModel: FlowModel<typeof splashMachine> = {
  machine: splashMachine,
  inputs: { 'the app opens': (shell) => ({ shell }) },
  events: {},
  actors: { checkSession },
  isPossible: (snapshot, { type }) =>
    !(type.includes('splashDelay') && snapshot.matches({ tagline: 'hidden' })),
};
