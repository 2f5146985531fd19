import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
} from 'xstate';
import type { ShellDraft } from '../../../src/domain/resume.ts';
import { emptySession, type StoredSession } from '../../../src/domain/session.ts';
import { appMachine } from '../../../src/machines/app.ts';
import { type ActorRecord, withServices } from '../../../src/machines/with-services.ts';
import { createDrafts } from '../../../src/services/drafts.ts';
import { type Environment, EnvironmentContext } from '../../../src/views/flow/environment.ts';
import { Notices } from '../../../src/views/notices/notices.tsx';
import { take } from './bare.ts';
import { Fakes } from './fakes.ts';
import { edge, type FlowModel, leavesOf, type Path, pathsOf } from './paths.ts';
import { restingStatesOf, TakenTransitions, transitionsOf } from './transitions.ts';

/** A rendered app under a test's control. */
export interface Stage {
  user: UserEvent;
  fakes: Fakes;
  clock: SimulatedClock;
  environment: Environment;
  /** What the shell asked of the router, and said to the keeper of drafts. */
  emitted: AnyEventObject[];
}

/** Where a path is, according to the pure machine. */
export interface Expected {
  snapshot: AnyMachineSnapshot;
  /** What led here; null at the start. */
  after: AnyEventObject | null;
}

/** What is left of an earlier visit. */
export interface Device {
  stored?: StoredSession;
  draft?: ShellDraft | null;
}

type EventOf<Machine extends AnyStateMachine, Type> = Extract<
  EventFromLogic<Machine>,
  { type: Type }
>;

export interface ViewSpec<Machine extends AnyStateMachine> {
  model: FlowModel<Machine>;
  /** What is rendered, by the model's starting points. */
  screens: Readonly<Record<string, (stage: Stage) => ReactNode>>;
  /** What the device holds before the app starts, by the model's starting points. */
  device?: Readonly<Record<string, Device>>;
  /** Actors in the place of fakes, by the names of their slots. */
  provide?: (fakes: Fakes) => ActorRecord;
  /** What a person does to make an event happen; none may be missing. */
  events: {
    readonly [Type in EventFromLogic<Machine>['type']]: (
      event: EventOf<Machine, Type>,
      stage: Stage,
    ) => Promise<void>;
  };
  /** For a machine that the flow invokes: what a person does until it ends so. */
  children?: Readonly<Record<string, (event: AnyEventObject, stage: Stage) => Promise<void>>>;
  /** By leaf state, what a person finds on the screen; none may be missing, none stale. */
  states: Readonly<Record<string, (stage: Stage, expected: Expected) => void | Promise<void>>>;
  /** Transitions that nobody can bring about on the screen, each with its reason. */
  undrivable?: Readonly<Record<string, string>>;
  /** Whether a step needs one of those. */
  isDrivable?: (event: AnyEventObject) => boolean;
}

/** Walks the same paths on the rendered view, through roles and names, in strict mode. */
export function describeView<Machine extends AnyStateMachine>(spec: ViewSpec<Machine>): void {
  const { model, states, undrivable = {}, isDrivable = () => true } = spec;
  const { machine } = model;
  const taken = new TakenTransitions(machine);
  const drivable = distinct(pathsOf(model).map((path) => upTo(path, isDrivable)));

  describe(`flow ${machine.id}, on its view`, () => {
    it.each(drivable.map((path) => [path.title, path] as const))('%s', async (_, path) => {
      await walk(spec, path, taken);
    });

    it('finds something on the screen in every state that the flow can rest in', () => {
      expect(Object.keys(states).sort()).toEqual(restingStatesOf(machine).sort());
    });

    it('takes every transition that a person can bring about', () => {
      const missed = transitionsOf(machine).filter((key) => !taken.keys.has(key));
      expect(missed.sort()).toEqual(Object.keys(undrivable).sort());
    });
  });
}

async function walk<Machine extends AnyStateMachine>(
  spec: ViewSpec<Machine>,
  { inputName, start, steps }: Path<Machine>,
  taken: TakenTransitions,
): Promise<void> {
  const stage = setStage(spec.device?.[inputName] ?? {}, taken, spec.provide);
  const screen = spec.screens[inputName];
  if (!screen) throw new Error(`No screen for the starting point ${inputName}.`);
  const rendered = render(
    <EnvironmentContext value={stage.environment}>
      {screen(stage)}
      <Notices />
    </EnvironmentContext>,
  );
  await act(async () => undefined);
  const expectAt = async (expected: Expected) => {
    for (const leaf of leavesOf(expected.snapshot)) await spec.states[leaf]?.(stage, expected);
  };
  await expectAt({ snapshot: start, after: null });
  for (const { event, snapshot } of steps) {
    await perform(spec, event, stage);
    await expectAt({ snapshot, after: event });
  }
  rendered.unmount();
}

async function perform<Machine extends AnyStateMachine>(
  { model: { machine }, events, children = {} }: ViewSpec<Machine>,
  event: AnyEventObject,
  stage: Stage,
): Promise<void> {
  const child = event.type.match(/^xstate\.(?:done|error)\.actor\.(.+)$/)?.[1] ?? '';
  const drive = children[child];
  if (drive) return drive(event, stage);
  const executor = Object.entries<(event: never, stage: Stage) => Promise<void>>(events).find(
    ([type]) => type === event.type,
  );
  if (executor) return executor[1](event as never, stage);
  await act(() =>
    take(event, {
      ...stage,
      machine,
      send: () => {
        throw new Error(`No executor for ${event.type}.`);
      },
    }),
  );
}

/** The app as it starts, with a world that answers only when told. */
export function setStage(
  { stored = emptySession, draft = null }: Device = {},
  taken?: TakenTransitions,
  provide: (fakes: Fakes) => ActorRecord = () => ({}),
): Stage {
  localStorage.clear();
  sessionStorage.clear();
  const fakes = new Fakes();
  const services = { ...fakes.actors, ...provide(fakes) };
  const clock = new SimulatedClock();
  const app: Environment['app'] = createActor(withServices(appMachine, services), {
    input: { stored, draft },
    clock,
    ...(taken ? { inspect: taken.inspect } : {}),
  });
  const emitted: AnyEventObject[] = [];
  app.on('*', (event) => emitted.push(event));
  app.start();
  return {
    emitted,
    user: userEvent.setup({ delay: null }),
    fakes,
    clock,
    environment: {
      app,
      services,
      drafts: createDrafts(localStorage, sessionStorage),
      preloadSignIn: () => undefined,
      hasContactPicker: true,
      clock,
      ...(taken ? { inspect: taken.inspect } : {}),
    },
  };
}

/** A path without its first undrivable step and what follows it. */
function upTo<Machine extends AnyStateMachine>(
  path: Path<Machine>,
  isDrivable: (event: AnyEventObject) => boolean,
): Path<Machine> {
  const end = path.steps.findIndex(({ event }) => !isDrivable(event));
  if (end < 0) return path;
  const steps = path.steps.slice(0, end);
  return {
    ...path,
    steps,
    title: [path.inputName, ...steps.map(({ event }) => edge(event))].join(' › '),
  };
}

function distinct<Machine extends AnyStateMachine>(paths: Path<Machine>[]): Path<Machine>[] {
  const titles = paths.map(({ title }) => title);
  return paths.filter(
    ({ title }, index) =>
      titles.indexOf(title) === index && !titles.some((other) => other.startsWith(`${title} › `)),
  );
}
