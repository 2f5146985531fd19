import { afterAll, describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  SimulatedClock,
} from 'xstate';
import { transitionsOf } from '../../src/inspection/transitions.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { FakePorts } from '../world/ports.ts';
import { recordCoverage, TakenTransitions } from './harness/coverage.ts';
import { type FlowModel, type Path, pathsOf, withoutActors } from './harness/paths.ts';
import { takeStep } from './harness/step.ts';
import { models } from './models.ts';

/**
 * Every generated path of every flow, on bare actors with a simulated clock: what the running actor
 * comes to is what the pure machine says, step by step.
 */
describe.each(models)('flow $machine.id on bare actors', (model) => {
  const paths = pathsOf(model);
  const taken = new TakenTransitions();

  it.each(paths)('$title', async (path) => {
    const { actor, fakes, clock, errors } = begin(model, path, taken);
    expectSame(actor.getSnapshot(), path.start, fakes);
    for (const { event, snapshot } of path.steps) {
      const send = (sent: typeof event) => actor.send(sent as never);
      await takeStep(event, { model, fakes, clock, send });
      expectSame(actor.getSnapshot(), snapshot, fakes);
    }
    actor.stop();
    expect(fakes.running()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('the paths take every transition of the machine', () => {
    const own = taken.toRecord()[model.machine.id] ?? [];
    expect(transitionsOf(model.machine).filter((key) => !own.includes(key))).toEqual([]);
  });

  it('the model lets every invoked actor succeed, be refused and fail, or says why it cannot', () => {
    const ends = Object.entries(model.actors).flatMap(([actor, cases]) =>
      Object.entries(cases).map(([end, found]) => [`${actor} ${end}`, found] as const),
    );
    const silent = ends.filter(([, found]) => Object.keys(found).length === 0);
    expect(silent.map(([title]) => title)).toEqual([]);
  });

  afterAll(() => recordCoverage('bare', model.machine, paths.length, taken));
});

function begin(
  { machine, listeners }: FlowModel<AnyStateMachine>,
  { input }: Path,
  taken: TakenTransitions,
) {
  const fakes = new FakePorts(Object.keys(machine.implementations.actors), listeners);
  const clock = new SimulatedClock();
  const recipient: AnyActorRef = createEmptyActor();
  const options = { input: input(recipient), clock, inspect: taken.inspect };
  const actor = createActor(withServices(machine, fakes.actors), options as never);
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return { actor, fakes, clock, errors };
}

/** Also that the context survives JSON, and that only what an active state invokes still runs. */
function expectSame(found: AnyMachineSnapshot, expected: AnyMachineSnapshot, fakes: FakePorts) {
  expect(pictureOf(found)).toEqual(pictureOf(expected));
  const context = plainContextOf(found);
  expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  const invoked = found._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const isOver = found.status !== 'active';
  expect(fakes.running().filter((name) => isOver || !invoked.includes(name))).toEqual([]);
}

function pictureOf(snapshot: AnyMachineSnapshot) {
  const { value, status, output } = snapshot;
  return { value, status, output, context: plainContextOf(snapshot) };
}

/** The context without actors, which are recipients and no data. */
function plainContextOf({ context }: AnyMachineSnapshot): Record<string, unknown> {
  const known = Object.entries(context).filter(
    ([key, value]) => value === undefined || withoutActors(key, asJson(value)) !== undefined,
  );
  return Object.fromEntries(known);
}

/** An actor's own JSON is a mark and its number, by which it is known. */
function asJson(value: unknown): unknown {
  const hasJson = typeof value === 'object' && value !== null && 'toJSON' in value;
  return hasJson && typeof value.toJSON === 'function' ? value.toJSON() : value;
}
