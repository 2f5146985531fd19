import { act, getConfig, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect } from 'vitest';
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
} from 'xstate';
import type { ShellDraft } from '#domain/resume.ts';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { appMachine } from '../../../src/machines/app.ts';
import { type ActorRecord, withServices } from '../../../src/machines/kit/with-services.ts';
import { createDrafts } from '../../../src/services/drafts.ts';
import { type Environment, EnvironmentContext } from '../../../src/views/flow/environment.ts';
import { Notices } from '../../../src/views/notices/notices.tsx';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../../src/views/calendar/calendar-dialog.tsx';
import '../../../src/views/ui/alert-dialog.tsx';
import '../../../src/views/ui/menu.tsx';
import { FakePorts } from '../../world/ports.ts';
import { memory } from '../../world/storage.ts';
import { now } from '../flows/hosting.ts';
import { zone } from '../flows/slots.ts';
import type { TakenTransitions } from './coverage.ts';
import { covering } from './covering.ts';
import { withoutExcluded } from './excluded.ts';
import { edge, type FlowModel, type Path } from './paths.ts';
import { pretendDate } from './pretended-date.ts';
import { Screens } from './screens.ts';
import { expectToldOnce, speechNow } from './speech.ts';
import { takeStep } from './step.ts';
import { declarePlain, vitest } from './vitest.ts';
import { describePaths, type Expected, type Walk } from './walk.ts';

/** A rendered app under a test's control. */
export interface Stage {
  user: UserEvent;
  fakes: FakePorts;
  clock: SimulatedClock;
  environment: Environment;
  /** What the shell asked of the router, and said to the keeper of drafts, in the present step. */
  emitted: AnyEventObject[];
}

/** The routes that the app has asked for in the present step. */
export function newRoutes({ emitted }: Stage): unknown[] {
  return emitted.filter(({ type }) => type === 'route.requested').map(({ to }) => to);
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
  /** Actors in the place of fakes, by the names of their ports. */
  provide?: (fakes: FakePorts) => ActorRecord;
  /** How a person makes each event of the paths happen. */
  events: {
    readonly [Type in EventFromLogic<Machine>['type']]?: (
      event: EventOf<Machine, Type>,
      stage: Stage,
    ) => Promise<void>;
  };
  /** For a machine that the flow invokes: what a person does until it ends so. */
  children?: Readonly<Record<string, (event: AnyEventObject, stage: Stage) => Promise<void>>>;
  /** By leaf state, what a person finds on the screen: each state of the flow, and no other. */
  states: Readonly<Record<string, (stage: Stage, expected: Expected) => void | Promise<void>>>;
  /** The looks of `states` change what comes next, such as an alert that is read away. */
  looksMatter?: boolean;
}

/**
 * Walks the same paths on the rendered view, through roles and names. React's strict mode, which takes
 * five times as long, walks only so many that each transition is taken.
 */
export function describeView<Machine extends AnyStateMachine>(spec: ViewSpec<Machine>): void {
  const { model, states } = spec;
  const isStrict = getConfig().reactStrictMode;
  const seen = new Set<string>();
  const screens = isStrict ? new Screens() : null;
  if (screens) afterAll(() => screens.write(expect.getState().testPath ?? model.machine.id));
  pretendDate(now, zone);
  afterEach(() => window.history.replaceState(null, '', '/'));
  describePaths(model, states, {
    name: 'view',
    place: isStrict ? 'on its view in strict mode' : 'on its view',
    isRecorded: !isStrict,
    runner: vitest,
    choose: (paths) => {
      const drivable = withoutExcluded('view', model.machine, paths);
      return isStrict ? covering(model, drivable) : drivable;
    },
    declare: declarePlain,
    begin: (path, taken) => begin(spec, path, taken, { seen, screens }),
  });
}

async function begin<Machine extends AnyStateMachine>(
  spec: ViewSpec<Machine>,
  { inputName }: Path<Machine>,
  taken: TakenTransitions,
  { seen, screens }: { seen: Set<string>; screens: Screens | null },
): Promise<Walk> {
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
  let way = inputName;
  return {
    perform: async (event) => {
      way = `${way} › ${edge(event)}`;
      stage.emitted.length = 0;
      const before = speechNow();
      await perform(spec, event, stage);
      expectToldOnce(spec.model.machine.id, before);
    },
    expectAt: async (leaf, expected) => {
      // Paths begin alike: what one has shown is looked at once.
      const situation = `${leaf} after ${way}`;
      if (seen.has(situation) && !spec.looksMatter) return;
      screens?.keep(leaf);
      await spec.states[leaf]?.(stage, expected);
      screens?.keep(leaf);
      seen.add(situation);
    },
    end: () => rendered.unmount(),
  };
}

async function perform<Machine extends AnyStateMachine>(
  { model, events, children = {} }: ViewSpec<Machine>,
  event: AnyEventObject,
  stage: Stage,
): Promise<void> {
  const child = event.type.match(/^xstate\.(?:done|error)\.actor\.(.+)$/)?.[1] ?? '';
  const drive = children[child];
  if (drive) return drive(event, stage);
  type Executor = (event: never, stage: Stage) => Promise<void>;
  const executors: [string, Executor | undefined][] = Object.entries(events);
  const [, executor] = executors.find(([type]) => type === event.type) ?? [];
  if (executor) return executor(event as never, stage);
  await act(() =>
    takeStep(event, {
      ...stage,
      model,
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
  provide: (fakes: FakePorts) => ActorRecord = () => ({}),
): Stage {
  const fakes = new FakePorts();
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
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    fakes,
    clock,
    environment: {
      app,
      services,
      drafts: createDrafts(memory(), memory()),
      preloadSignIn: () => undefined,
      hasContactPicker: true,
      hasShareSheet: true,
      clock,
      ...(taken ? { inspect: taken.inspect } : {}),
    },
  };
}
