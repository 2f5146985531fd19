import type { AnyEventObject, AnyStateMachine, EventFromLogic } from 'xstate';
import type { TakenTransitions } from '../harness/coverage.ts';
import type { FlowModel, Path } from '../harness/paths.ts';
import { transitionsAlong } from '../harness/transitions-along.ts';
import { describePaths, type Expected, type Walk } from '../harness/walk.ts';
import { choose } from './choose.ts';
import { expect } from './expect.ts';
import { come, type Screen } from './screen.ts';
import { playwright, type Stage, stageTest } from './stage.ts';

type Do<Event> = (event: Event, stage: Stage) => Promise<void>;

export interface BrowserSpec<Machine extends AnyStateMachine> {
  model: FlowModel<Machine>;
  /** Where the paths start, by the model's starting points. */
  screens: Readonly<Record<string, Screen>>;
  /** How a person makes each event happen. */
  events: {
    readonly [Type in EventFromLogic<Machine>['type']]: Do<
      Extract<EventFromLogic<Machine>, { type: Type }>
    >;
  };
  /** What the network, the device, a clock or a person does until an invoked actor ends so. */
  actors: Readonly<Record<string, Do<AnyEventObject>>>;
  /** By leaf state, what a person finds on the screen: each state of the flow, and no other. */
  states: Readonly<Record<string, (stage: Stage, expected: Expected) => Promise<void>>>;
}

/**
 * Walks chosen beginnings of the same paths with real input on the built app, whose every answer the
 * test injects. After each step the app itself must tell of the transitions that the path says.
 */
export function describeBrowser<Machine extends AnyStateMachine>(spec: BrowserSpec<Machine>): void {
  const { model, states } = spec;
  describePaths(model, states, {
    name: 'browser',
    place: 'on the built app in a browser',
    isRecorded: true,
    runner: playwright,
    choose: (paths) => choose(model, paths),
    declare: (title, walk) => stageTest(title, async ({ stage }) => walk(stage)),
    begin: (path, taken, stage: Stage) => begin(spec, path, taken, stage),
  });

  playwright.it(
    `flow ${model.machine.id}, on the built app in a browser: the test has no screen and no executor that the model lacks`,
    () => {
      expect(Object.keys(model.inputs)).toEqual(expect.arrayContaining(Object.keys(spec.screens)));
      expect(Object.keys(model.actors)).toEqual(expect.arrayContaining(Object.keys(spec.actors)));
    },
  );
}

async function begin<Machine extends AnyStateMachine>(
  spec: BrowserSpec<Machine>,
  path: Path<Machine>,
  taken: TakenTransitions,
  stage: Stage,
): Promise<Walk> {
  const { model, screens, states } = spec;
  const screen = screens[path.inputName];
  if (!screen) throw new Error(`No screen for the starting point ${path.inputName}.`);
  const [keysOfStart = [], ...keys] = transitionsAlong(model, path);
  const flow = model.machine.id;
  await come(screen, stage);
  await stage.flows.came(flow, path.start.value, keysOfStart);
  let place = 0;
  return {
    perform: async (event) => {
      const { value } = path.steps[place]?.snapshot ?? path.start;
      stage.flows.mark();
      await executorOf(spec, event)(event as never, stage);
      await stage.flows.came(flow, value, keys[place] ?? []);
      place += 1;
    },
    expectAt: (leaf, expected) => states[leaf]?.(stage, expected),
    end: () => stage.flows.addTo(taken),
  };
}

function executorOf<Machine extends AnyStateMachine>(
  { model: { machine }, events, actors }: BrowserSpec<Machine>,
  { type }: AnyEventObject,
): Do<never> {
  const actor = type.match(/^xstate\.(?:done|error)\.actor\.(.+)$/)?.[1];
  const delay = type.match(/^xstate\.after\.(\w+)\./)?.[1];
  const own = Object.entries<Do<never>>(events).find(([name]) => name === type)?.[1];
  const executor = actor ? actors[actor] : delay ? after(machine, delay) : own;
  if (!executor) throw new Error(`Nothing is said of how ${type} comes about.`);
  return executor;
}

function after({ implementations }: AnyStateMachine, delay: string): Do<AnyEventObject> {
  const milliseconds = implementations.delays[delay];
  if (typeof milliseconds !== 'number') throw new Error(`The delay ${delay} is not a number.`);
  return (_, { page }) => page.clock.fastForward(milliseconds);
}
