import { basename } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';

const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  '../../src/machines/*.ts',
  { eager: true },
);

/** Every flow by the name of its file, in the order of these names. */
export const machines: readonly { file: string; machine: AnyStateMachine }[] = Object.entries(
  modules,
)
  .flatMap(([path, exported]) =>
    Object.values(exported)
      .filter((value) => value instanceof StateMachine)
      .map((machine) => ({ file: basename(path, '.ts'), machine })),
  )
  .sort((one, other) => (one.file < other.file ? -1 : 1));
