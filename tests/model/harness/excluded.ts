import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { keyOf } from '../../../src/inspection/transitions.ts';
import { type DriverName, exclusionsOf } from '../exclusions.ts';
import { cutAfter } from './cut.ts';
import type { Path } from './paths.ts';

/** The paths, each without its first step that the driver cannot take and what follows it. */
export function withoutExcluded<Machine extends AnyStateMachine>(
  driver: DriverName,
  machine: Machine,
  paths: Path<Machine>[],
): Path<Machine>[] {
  const excluded = exclusionsOf(driver, machine.id);
  return distinct(
    paths.map((path) =>
      upTo(path, (from, event) => keysOf(machine, from, event).every((key) => !(key in excluded))),
    ),
  );
}

/** The transitions that an event selects, without those that follow by themselves. */
function keysOf(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] {
  return machine.getTransitionData(from as never, event).map(keyOf);
}

function upTo<Machine extends AnyStateMachine>(
  path: Path<Machine>,
  isDrivable: (from: AnyMachineSnapshot, event: AnyEventObject) => boolean,
): Path<Machine> {
  const end = path.steps.findIndex(
    ({ event }, index) => !isDrivable(path.steps[index - 1]?.snapshot ?? path.start, event),
  );
  return end < 0 ? path : cutAfter(path, end);
}

function distinct<Machine extends AnyStateMachine>(paths: Path<Machine>[]): Path<Machine>[] {
  const titles = paths.map(({ title }) => title);
  return paths.filter(
    ({ title }, index) =>
      titles.indexOf(title) === index && !titles.some((other) => other.startsWith(`${title} › `)),
  );
}
