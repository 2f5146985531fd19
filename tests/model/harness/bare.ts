import { describe, expect, it } from 'vitest';
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
import { withServices } from '../../../src/machines/with-services.ts';
import { Fakes } from './fakes.ts';
import { type FlowModel, leavesOf, type Path, pathsOf, situation } from './paths.ts';
import { restingStatesOf, TakenTransitions, transitionsOf } from './transitions.ts';

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
  /** Transitions that no path takes, each with its reason. */
  unreached?: Readonly<Record<string, string>>;
}

/** Walks every path of a flow on bare actors, with a simulated clock and a world under control. */
export function describeFlow<Machine extends AnyStateMachine>(spec: BareSpec<Machine>): void {
  const { model, states, unreached = {} } = spec;
  const { machine } = model;
  const paths = pathsOf(model);
  const taken = new TakenTransitions(machine);

  describe(`flow ${machine.id}, on bare actors`, () => {
    it.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
      await walk(spec, path, taken);
    });

    it('asserts something in every state that the flow can rest in, and in no other', () => {
      expect(Object.keys(states).sort()).toEqual(restingStatesOf(machine).sort());
    });

    it('takes every transition of the machine', () => {
      const missed = transitionsOf(machine).filter((key) => !taken.keys.has(key));
      expect(missed.sort()).toEqual(Object.keys(unreached).sort());
    });

    it('names every invoked actor in the model, with a failure each', () => {
      const silentOnes = Object.entries(model.actors).filter(
        ([, { done, fails }]) => Object.keys(done).length + Object.keys(fails).length === 0,
      );
      expect(silentOnes).toEqual([]);
    });
  });
}

async function walk<Machine extends AnyStateMachine>(
  { model: { machine, companions }, states }: BareSpec<Machine>,
  { input, start, steps }: Path<Machine>,
  taken: TakenTransitions,
): Promise<void> {
  const fakes = new Fakes(Object.keys(machine.implementations.actors), companions);
  const recorder = createActor(fromTransition(record, [])).start();
  const clock = new SimulatedClock();
  const options = { input: input(recorder), clock, inspect: taken.inspect };
  const actor = createActor(withServices(machine, fakes.actors), options as never);
  actor.subscribe({ error: () => undefined });
  actor.on('*', (emitted) => recorder.send(emitted));
  actor.start();
  const expectAt = (expected: AnyMachineSnapshot, after: AnyEventObject | null) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    expect(situation(snapshot)).toBe(situation(expected));
    const { context: told } = recorder.getSnapshot();
    const rest = {
      snapshot: snapshot as SnapshotFrom<Machine>,
      context: snapshot.context,
      fakes,
      told,
      after,
    };
    for (const leaf of leavesOf(snapshot)) states[leaf]?.(rest);
  };
  expectAt(start, null);
  for (const { event, snapshot } of steps) {
    await take(event, { fakes, clock, send: (sent) => actor.send(sent as never), machine });
    expectAt(snapshot, event);
  }
  actor.stop();
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
