import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Organisation } from '#domain/organisation.ts';
import { isUnfolded } from '#domain/outline.ts';
import { organisationsMachine } from '../../../src/machines/organisations.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';

export const organisation: Organisation = {
  name: 'Sunrise Trust',
  branches: [
    {
      name: 'Old town',
      departments: [
        { name: 'Events', resources: [{ resourceId: 'hall/1', name: 'Community hall' }] },
      ],
    },
  ],
};

export const organisationsModel: FlowModel<typeof organisationsMachine> = {
  machine: organisationsMachine,
  inputs: { 'a member': (shell) => ({ shell, userID: 'asha' }) },
  events: {
    'organisations.retried': [{ type: 'organisations.retried' }],
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
      fails: { offline: new Error('offline') },
    },
  },
  isPossible: isInSight,
};

/** Closed rows hide the resources, and are closed once. */
function isInSight({ context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  return !['row.toggled', 'all.toggled', 'resource.chosen'].includes(type) || !areClosed(context);
}

/** Whether the person closed the rows that are shown. */
export function areClosed({ whole, found }: AnyMachineSnapshot['context']): boolean {
  return !isUnfolded(found ?? whole);
}
