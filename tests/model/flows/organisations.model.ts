import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Organisation } from '#domain/organisation.ts';
import { isUnfolded } from '#domain/outline.ts';
import { organisationsMachine } from '../../../src/machines/organisations.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed, ofClock } from './reasons.ts';
import { today, tomorrow } from './slots.ts';

export const organisation: Organisation = {
  name: 'Sunrise Trust',
  branches: [
    {
      name: 'Old town',
      departments: [
        {
          name: 'Events',
          resources: [{ resourceId: 'hall/1', name: 'Community hall', free_today: 3 }],
        },
      ],
    },
  ],
};

export const organisationsModel: FlowModel<typeof organisationsMachine> = {
  machine: organisationsMachine,
  inputs: { 'a member': (shell) => ({ shell, userID: 'asha', today, draft: null }) },
  events: {
    'organisations.retried': [{ type: 'organisations.retried' }],
    'network.returned': [{ type: 'network.returned' }],
    'words.changed': [
      { type: 'words.changed', words: 'hall' },
      { type: 'words.changed', words: '' },
    ],
    'row.toggled': [{ type: 'row.toggled', row: 0 }],
    'all.toggled': [{ type: 'all.toggled' }],
    'resource.chosen': [{ type: 'resource.chosen', resourceId: 'hall/1' }],
  },
  actors: {
    getUserOrganisations: {
      succeeds: { some: [organisation], none: [] },
      refuses: asFailed,
    },
    awaitNextDay: { succeeds: { tomorrow: { date: tomorrow } }, refuses: ofClock, fails: ofClock },
  },
  listeners: ['watchNetwork'],
  isPossible: isInSight,
};

/** Closed rows hide the resources, and are closed once. The day turns once and last, over the whole tree. */
function isInSight({ context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  if (context.today !== today) return type.endsWith('.getUserOrganisations');
  if (type === 'xstate.done.actor.awaitNextDay') return context.found === null;
  return !['row.toggled', 'all.toggled', 'resource.chosen'].includes(type) || !areClosed(context);
}

/** Whether the person closed the rows that are shown. */
export function areClosed({ whole, found }: AnyMachineSnapshot['context']): boolean {
  return !isUnfolded(found ?? whole);
}
