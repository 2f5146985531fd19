import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../../../src/inspection/transitions.ts';
import { cutAfter } from './cut.ts';
import type { FlowModel, Path } from './paths.ts';
import { transitionsAlong } from './transitions-along.ts';

interface Candidate<Machine extends AnyStateMachine> {
  path: Path<Machine>;
  /** The transitions of the start and of each step, but for those that do nothing. */
  keys: string[][];
}

/** Few and short beginnings of these paths that together take every transition that they all take. */
export function covering<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
  paths: Path<Machine>[],
): Path<Machine>[] {
  const defined = new Set(transitionsOf(model.machine));
  const candidates = paths.map((path) => ({
    path,
    keys: transitionsAlong(model, path).map((some) => some.filter((key) => defined.has(key))),
  }));
  return withoutNeedless(greedily(candidates)).map(({ path }) => path);
}

/** Takes what brings most that is new for its length, cut after the last of it, until nothing does. */
function greedily<Machine extends AnyStateMachine>(
  candidates: Candidate<Machine>[],
): Candidate<Machine>[] {
  const covered = new Set<string>();
  const chosen: Candidate<Machine>[] = [];
  for (;;) {
    const cut = candidates.map(({ path, keys }) => {
      const last = keys.findLastIndex((some) => some.some((key) => !covered.has(key)));
      return { path: cutAfter(path, last), keys: keys.slice(0, last + 1) };
    });
    const best = cut.reduce((one, other) =>
      worth(other, covered) > worth(one, covered) ? other : one,
    );
    if (worth(best, covered) === 0) return chosen;
    for (const key of best.keys.flat()) covered.add(key);
    chosen.push(best);
  }
}

/** Coming to a path's start costs about as much as this many steps. */
const startInSteps = 3;

function worth({ keys }: { keys: string[][] }, covered: ReadonlySet<string>): number {
  const fresh = new Set(keys.flat().filter((key) => !covered.has(key)));
  return fresh.size / (keys.length + startInSteps);
}

/** Leaves out what later choices have made needless. */
function withoutNeedless<Machine extends AnyStateMachine>(
  chosen: Candidate<Machine>[],
): Candidate<Machine>[] {
  return chosen.reduce((left, candidate) => {
    const others = left.filter((other) => other !== candidate);
    const covered = new Set(others.flatMap(({ keys }) => keys.flat()));
    return candidate.keys.flat().every((key) => covered.has(key)) ? others : left;
  }, chosen);
}
