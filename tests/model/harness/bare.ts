import { expect } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  fromTransition,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { withServices } from '../../../src/machines/kit/with-services.ts';
import type { TakenTransitions } from './coverage.ts';
import { Fakes } from './fakes.ts';
import { type FlowModel, type Path, situation } from './paths.ts';
import { declarePlain, vitest } from './vitest.ts';
import { describePaths, type Walk } from './walk.ts';

/** A situation in which a path rests, for a state's assertion to look at. */
export interface Rest<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  context: ContextFrom<Machine>;
  fakes: Fakes;
  /** What the flow has told its owner, or said to whoever hears it, so far. */
  told: readonly AnyEventObject[];
  /** What led here; null at the start. */
  after: AnyEventObject | null;
}

export interface BareSpec<Machine extends AnyStateMachine> {
  model: FlowModel<Machine>;
  /** By leaf state, what holds whenever a path rests there; none may be missing, none stale. */
  states: Readonly<Record<string, (rest: Rest<Machine>) => void>>;
}

/** Walks every path of a flow on bare actors, with a simulated clock and a world under control. */
export function describeFlow<Machine extends AnyStateMachine>(spec: BareSpec<Machine>): void {
  describePaths(spec.model, spec.states, {
    name: 'bare',
    runner: vitest,
    choose: (paths) => paths,
    declare: declarePlain,
    begin: async (path, taken) => begin(spec, path, taken),
  });
}

function begin<Machine extends AnyStateMachine>(
  { model: { machine, companions }, states }: BareSpec<Machine>,
  { input }: Path<Machine>,
  taken: TakenTransitions,
): Walk {
  const fakes = new Fakes(Object.keys(machine.implementations.actors), companions);
  const recorder = createActor(fromTransition(record, [])).start();
  const clock = new SimulatedClock();
  const options = { input: input(recorder), clock, inspect: taken.inspect };
  const actor = createActor(withServices(machine, fakes.actors), options as never);
  actor.subscribe({ error: () => undefined });
  actor.on('*', (emitted) => recorder.send(emitted));
  actor.start();
  return {
    perform: (event) =>
      take(event, { fakes, clock, send: (sent) => actor.send(sent as never), machine }),
    expectAt: (leaf, expected) => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      // No assertion of the state's own, so it is none for the counter either.
      if (situation(snapshot) !== situation(expected.snapshot)) {
        expect(situation(snapshot)).toBe(situation(expected.snapshot));
      }
      const { context: told } = recorder.getSnapshot();
      states[leaf]?.({
        snapshot: snapshot as SnapshotFrom<Machine>,
        context: snapshot.context,
        fakes,
        told,
        after: expected.after,
      });
    },
    end: () => void actor.stop(),
  };
}

export interface World {
  machine: AnyStateMachine;
  fakes: Fakes;
  clock: SimulatedClock;
  send: (event: AnyEventObject) => void;
}

/** Makes a step happen: answers a call, lets time pass, or does what a person does. */
export async function take(event: AnyEventObject, world: World): Promise<void> {
  const answer = event.type.match(/^xstate\.(done|error)\.actor\.(.+)$/);
  const delay = event.type.match(/^xstate\.after\.(\w+)\./)?.[1];
  if (answer?.[1] === 'done') world.fakes.resolve(answer[2] ?? '', event.output);
  else if (answer) world.fakes.reject(answer[2] ?? '', event.error);
  else if (delay) world.clock.increment(untilDue(world.machine, delay));
  else world.send(event);
  await settled();
}

/** Lets everything that was promised happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function untilDue(machine: AnyStateMachine, delay: string): number {
  const milliseconds = machine.implementations.delays[delay];
  if (typeof milliseconds !== 'number') throw new Error(`The delay ${delay} is not a number.`);
  return milliseconds;
}

function record(told: AnyEventObject[], event: AnyEventObject): AnyEventObject[] {
  return [...told, event];
}
