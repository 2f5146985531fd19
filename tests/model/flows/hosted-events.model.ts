import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { hostedEventsMachine } from '../../../src/machines/hosted-events.ts';
import type { FlowModel } from '../harness/paths.ts';
import { atGarba, garba, holi, nameless, now, outcomes } from './hosting.ts';
import { ofClock } from './reasons.ts';

const later = Date.parse('2026-03-20T02:30:00.001Z');

/** The list with and without a session. */
export const hostedEventsModel: FlowModel<typeof hostedEventsMachine> = {
  machine: hostedEventsMachine,
  inputs: {
    'signed in': (shell) => ({ shell, userID: 'asha', least: 1 }),
    'signed out': (shell) => ({ shell, userID: '', least: 1 }),
  },
  events: {
    'events.opened': [{ now, zone: 'Asia/Kolkata' }],
    'event.chosen': [{ event: garba }, { event: holi }, { event: nameless }],
  },
  actors: {
    getEvents: {
      succeeds: {
        some: outcomes.some,
        none: outcomes.none,
        first: outcomes.first,
        second: outcomes.second,
      },
      refuses: { unauthorized: outcomes.unauthorized },
    },
    awaitInstant: {
      succeeds: { garbaOver: { now: atGarba + 1 }, allOver: { now: later } },
      refuses: ofClock,
    },
  },
  listeners: ['pageLooks'],
  isPossible: isInOrder,
};

/**
 * One event is over after the other in a list that came whole, which is then asked for again and comes
 * as it was. A second page follows the first, and may be empty.
 */
function isInOrder(snapshot: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  const { context } = snapshot;
  const pages = (state: string) => snapshot.matches({ open: { listing: { pages: state } } });
  if (type === 'xstate.done.actor.awaitInstant') {
    const { next, added } = context.list;
    if (!pages('resting') || next !== null || added !== null) return false;
    return context.now === now ? output.now !== later : output.now === later;
  }
  if (context.now !== now && type.startsWith('xstate.')) return output === outcomes.some;
  if (type !== 'xstate.done.actor.getEvents') return true;
  if (output.outcome === 'unauthorized' || output === outcomes.none) return true;
  return pages('loadingMore') === (output === outcomes.second);
}
