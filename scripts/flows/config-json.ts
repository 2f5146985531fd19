import type { AnyStateMachine } from 'xstate';

/**
 * A machine's configuration as the Stately visualizer and Studio import it. What is computed while a
 * flow runs has no form there and is left out: context, input and output, and the parameters that
 * actions and guards are given. Everything else of a machine is a name.
 */
export function configJson(machine: AnyStateMachine): string {
  return `${JSON.stringify(machine.config, null, 2)}\n`;
}
