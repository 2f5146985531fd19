import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Environment } from './environment.ts';

/** What ends the flows of an app that go on without a screen, by their names. */
const leftOf = new WeakMap<Environment['app'], Map<string, () => void>>();

/**
 * Starts a flow for its screen; the returned function ends that once the screen is gone. What a flow that
 * goes on is busy with by then has its answer first, unless its person has left as well (§11.12), or is back at a
 * screen of the same name, where all of it could be sent a second time.
 */
export function showing<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  {
    app,
    name,
    goesOn,
    keep,
  }: { app: Environment['app']; name: string; goesOn: boolean; keep: () => () => void },
): () => () => void {
  const personIn = () => app.getSnapshot().context.expectedUserID;
  const person = personIn();
  const isBusy = () => (flow.getSnapshot() as AnyMachineSnapshot).hasTag('busy');
  const left = leftOf.get(app) ?? new Map<string, () => void>();
  leftOf.set(app, left);
  let isShown = false;
  return () => {
    isShown = true;
    left.get(name)?.();
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
        left.delete(name);
        for (const look of looks) look.unsubscribe();
        stopKeeping();
        flow.stop();
      };
      left.set(name, end);
      const looks = [
        // The flow's own children follow the answer first, and then its draft.
        flow.subscribe(() => isBusy() || queueMicrotask(end)),
        app.subscribe({
          next: () => person === personIn() || end(),
          complete: () => flow.stop(),
        }),
      ];
    };
  };
}
