import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Environment } from './environment.ts';

/**
 * Starts a flow for its screen; the returned function ends that once the screen is gone. What a flow that
 * goes on is busy with by then has its answer first, unless its person has left as well (§11.12).
 */
export function showing<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  { app, goesOn, keep }: { app: Environment['app']; goesOn: boolean; keep: () => () => void },
): () => () => void {
  const personIn = () => app.getSnapshot().context.expectedUserID;
  const person = personIn();
  const isBusy = () => (flow.getSnapshot() as AnyMachineSnapshot).hasTag('busy');
  let isShown = false;
  return () => {
    isShown = true;
    flow.start();
    const stopKeeping = keep();
    return () => {
      isShown = false;
      if (!goesOn || !isBusy() || person !== personIn()) {
        stopKeeping();
        // In strict mode the screen is back at once.
        queueMicrotask(() => isShown || flow.stop());
        return;
      }
      const end = () => {
        for (const look of looks) look.unsubscribe();
        stopKeeping();
        flow.stop();
      };
      const looks = [
        // The flow's own children follow the answer first, and then its draft.
        flow.subscribe(() => isBusy() || queueMicrotask(end)),
        app.subscribe(() => person === personIn() || end()),
      ];
    };
  };
}
