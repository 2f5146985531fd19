import { type AnyStateMachine, createActor, createEmptyActor, SimulatedClock } from 'xstate';
import { withServices } from '../../../src/machines/kit/with-services.ts';
import { FakePorts } from '../../world/ports.ts';
import { TakenTransitions } from './coverage.ts';
import type { FlowModel, Path } from './paths.ts';

/**
 * The transitions that a path takes, those included that follow by themselves: first those of its
 * start, then those of each step.
 */
export function transitionsAlong<Machine extends AnyStateMachine>(
  { machine, listeners }: FlowModel<Machine>,
  { input, steps }: Path<Machine>,
): string[][] {
  let taken = new TakenTransitions();
  const takenSince = () => {
    const keys = taken.toRecord()[machine.id] ?? [];
    taken = new TakenTransitions();
    return keys;
  };
  const fakes = new FakePorts(Object.keys(machine.implementations.actors), listeners);
  const options = {
    input: input(createEmptyActor()),
    clock: new SimulatedClock(),
    inspect: (event: Parameters<TakenTransitions['inspect']>[0]) => taken.inspect(event),
  };
  const actor = createActor(withServices(machine, fakes.actors), options as never);
  actor.start();
  const keys = [takenSince()];
  for (const { event } of steps) {
    actor.send(event as never);
    keys.push(takenSince());
  }
  actor.stop();
  return keys;
}
