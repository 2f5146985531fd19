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
    'signed in': (shell) => ({ shell, userID: 'asha' }),
    'signed out': (shell) => ({ shell, userID: '' }),
  },
  events: {
    'events.opened': [{ type: 'events.opened', now }],
    'events.closed': [{ type: 'events.closed' }],
    'events.retried': [{ type: 'events.retried' }],
    'event.chosen': [
      { type: 'event.chosen', event: garba },
      { type: 'event.chosen', event: holi },
      { type: 'event.chosen', event: nameless },
    ],
  },
  actors: {
    getEvents: {
      succeeds: { some: outcomes.some, none: outcomes.none },
      refuses: { unauthorized: outcomes.unauthorized },
      fails: { offline: new Error('offline') },
    },
    awaitInstant: {
      succeeds: { garbaOver: { now: atGarba + 1 }, allOver: { now: later } },
      refuses: ofClock,
      fails: { broken: new Error('broken') },
    },
  },
  isPossible: isInOrder,
};

/** One event is over after the other. */
function isInOrder({ context }: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  if (type !== 'xstate.done.actor.awaitInstant') return true;
  return context.now === now ? output.now !== later : output.now === later;
}
