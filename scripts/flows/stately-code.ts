import type { AnyStateMachine } from 'xstate';

/**
 * A machine as code for Stately's importer. Functions have no form there and are left out:
 * context, input and output, and the parameters of actions and guards. Everything else is a name.
 */
export function statelyCode(machine: AnyStateMachine): string {
  const config = JSON.stringify(machine.config, null, 2);
  return `import { createMachine } from 'xstate';

export const ${machine.id}Machine = createMachine(${config});
`;
}
