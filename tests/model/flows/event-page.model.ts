import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isOfId } from '#domain/event.ts';
import { eventPageMachine } from '../../../src/machines/event-page.ts';
import type { FlowModel } from '../harness/paths.ts';
import { answered, awaitInstant, garba, holi, now } from './hosting.ts';

const common = { userID: 'asha', now };

/** An event that came with the navigation, one that is looked for by its address, one that is over. */
export const eventPageModel: FlowModel<typeof eventPageMachine> = {
  machine: eventPageMachine,
  inputs: {
    'by its address': (shell) => ({ ...common, shell, id: 'garba/1', handed: null }),
    'handed over': (shell) => ({ ...common, shell, id: 'garba/1', handed: garba }),
    'over already': (shell) => ({ ...common, shell, id: 'holi', handed: holi }),
  },
  events: {
    'event.retried': [{ type: 'event.retried' }],
    'event.refreshed': [{ type: 'event.refreshed' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  actors: {
    findEvent: {
      succeeds: {
        answered: { outcome: 'found', event: answered },
        over: { outcome: 'found', event: holi },
      },
      refuses: {
        gone: { outcome: 'notFound' },
        unauthorized: { outcome: 'unauthorized' },
      },
      fails: { offline: new Error('offline') },
    },
    awaitInstant,
  },
  listeners: ['pageLooks'],
  isPossible: isWorthwhile,
};

/**
 * The event of the address is found, and no other. The answers are asked for anew while it is to
 * come; what breaks down does so at rest.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  if (output?.outcome === 'found') return isOfId(output.event, snapshot.context.id);
  const isActive = snapshot.matches({ shown: { clock: 'active' } });
  const isFresh = snapshot.matches({ shown: { answers: 'fresh' } });
  if (type === 'event.refreshed' || type === 'page.shown') return isActive;
  return type !== 'xstate.error.actor.awaitInstant' || isFresh;
}
