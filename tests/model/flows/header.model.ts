import { headerMachine } from '../../../src/machines/header.ts';
import type { FlowModel } from '../harness/paths.ts';
import { checkSession } from './check-session.ts';

/** The menu of a signed-in person. */
export const headerModel: FlowModel<typeof headerMachine> = {
  machine: headerMachine,
  inputs: { 'signed in': (shell) => ({ shell }) },
  events: {
    'menu.pressed': [{ type: 'menu.pressed' }],
    'menu.closed': [{ type: 'menu.closed' }],
    'page.left': [{ type: 'page.left' }],
    'calendar.chosen': [{ type: 'calendar.chosen' }],
    'calendar.closed': [{ type: 'calendar.closed' }],
    'logout.chosen': [{ type: 'logout.chosen' }],
    'account.chosen': [{ type: 'account.chosen' }],
    'everywhere.chosen': [{ type: 'everywhere.chosen' }],
  },
  actors: { checkSession },
};
