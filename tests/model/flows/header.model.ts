import { headerMachine } from '../../../src/machines/header.ts';
import type { FlowModel } from '../harness/paths.ts';
import { checkSession } from './check-session.ts';

/** The menu of a signed-in person. */
export const headerModel: FlowModel<typeof headerMachine> = {
  machine: headerMachine,
  inputs: { 'signed in': (shell) => ({ shell }) },
  events: {},
  actors: { checkSession },
};
