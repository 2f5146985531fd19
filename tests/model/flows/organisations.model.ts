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
    'words.changed': [{ words: 'hall' }, { words: '' }],
    'row.toggled': [{ row: 0 }],
    'resource.chosen': [{ resourceId: 'hall/1' }],
  },
  actors: {
    getUserOrganisations: {
      succeeds: {
        some: { organisations: [organisation], isLatest: true },
        stored: { organisations: [organisation], isLatest: false },
        none: { organisations: [], isLatest: true },
        'none that is stored': { organisations: [], isLatest: false },
      },
      refuses: asFailed,
    },
    awaitNextDay: { succeeds: { tomorrow: { date: tomorrow } }, refuses: ofClock, fails: ofClock },
  },
  isPossible: isInSight,
};

/**
 * Closed rows hide the resources, and are closed once. The day turns once and last, over the whole tree.
 * What arrived is asked for again only where it is an old answer, and no sooner than a typing pause;
 * an old tree is closed by one row, and searched while the newer one is on its way.
 */
function isInSight(snapshot: AnyMachineSnapshot, { type, words }: AnyEventObject): boolean {
  const { context } = snapshot;
  if (type === 'organisations.retried' && !snapshot.matches('failed'))
    return context.isBehind && context.words === '' && !isTyping(snapshot);
  if (context.today !== today) return type.endsWith('.getUserOrganisations');
  if (type === 'xstate.done.actor.awaitNextDay') return context.found === null;
  if (type === 'words.changed') {
    const isInTime = !context.isBehind || (isRenewing(snapshot) && !areClosed(context));
    return isInTime && words !== context.words;
  }
  if (context.isBehind && ['all.toggled', 'resource.chosen'].includes(type)) return false;
  return !['row.toggled', 'all.toggled', 'resource.chosen'].includes(type) || !areClosed(context);
}

function isRenewing(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches({ listing: { day: 'renewing' } });
}

function isTyping(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches({ listing: { search: 'typing' } });
}

/** Whether the person closed the rows that are shown. */
export function areClosed({ whole, found }: AnyMachineSnapshot['context']): boolean {
  return !isUnfolded(found ?? whole);
}
