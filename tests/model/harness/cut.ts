import type { AnyStateMachine } from 'xstate';
import { edge, type Path } from './paths.ts';

/** The beginning of a path with so many steps, and the name of that. */
export function cutAfter<Machine extends AnyStateMachine>(
  path: Path<Machine>,
  count: number,
): Path<Machine> {
  const steps = path.steps.slice(0, count);
  const title = [path.inputName, ...steps.map(({ event }) => edge(event))].join(' › ');
  return { ...path, steps, title };
}
