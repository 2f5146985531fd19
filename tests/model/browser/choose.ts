import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { covering } from '../harness/covering.ts';
import { cutAfter } from '../harness/cut.ts';
import { withoutExcluded } from '../harness/excluded.ts';
import type { FlowModel, Path } from '../harness/paths.ts';

/**
 * Few and short beginnings of paths that together take every transition that a person, an answer or
 * time can bring about. A path ends with what sends the person elsewhere.
 */
export function choose<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
  paths: Path<Machine>[],
): Path<Machine>[] {
  return covering(model, withoutExcluded('browser', model.machine, paths).map(untilLeaving));
}

/** A path up to the first answer after which the login stands over everything. */
function untilLeaving<Machine extends AnyStateMachine>(path: Path<Machine>): Path<Machine> {
  const end = path.steps.findIndex(({ event }) => endsSession(event));
  return end < 0 ? path : cutAfter(path, end + 1);
}

function endsSession({ output }: AnyEventObject): boolean {
  return output?.outcome === 'unauthorized';
}
