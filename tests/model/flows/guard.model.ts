import { guardMachine } from '../../../src/machines/guard.ts';
import type { FlowModel } from '../harness/paths.ts';
import { checkSession } from './check-session.ts';

export const page = { path: '/event/17', search: '', state: { id: '17' } };

/** The guard before a page that carries navigation state. */
export const guardModel: FlowModel<typeof guardMachine> = {
  machine: guardMachine,
  inputs: { 'a guarded page': (shell) => ({ shell, page }) },
  events: {},
  actors: { checkSession },
};
