import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from './harness/paths.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  './flows/*.model.ts',
  { eager: true },
);

/** Every model of a flow that stands in `flows`. */
export const models: readonly FlowModel<AnyStateMachine>[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isModel);

function isModel(value: unknown): value is FlowModel<AnyStateMachine> {
  return typeof value === 'object' && value !== null && 'machine' in value && 'inputs' in value;
}
