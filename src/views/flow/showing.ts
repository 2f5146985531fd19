import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Environment } from './environment.ts';

/** A sentence of a screen about a failed request, and the name of what the request was about. */
export interface Said {
  title: string;
  text: string;
}

/** What ends the flows of an app that go on without a screen, by their names. */
const leftOf = new WeakMap<Environment['app'], Map<string, () => void>>();

/**
 * Starts a flow for its screen; the returned function ends that once the screen is gone. What a flow that
 * goes on is busy with by then has its answer first, unless its person has left as well (§11.12), or is back at a
 * screen of the same name, where all of it could be sent a second time. A toast then says what the screen would
 * have said of the answer.
 */
export function showing<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  {
    app,
    name,
    goesOn,
    keep,
  }: {
    app: Environment['app'];
    name: string;
    goesOn: ((snapshot: SnapshotFrom<Machine>) => Said | null) | undefined;
    keep: () => () => void;
  },
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
      let said = goesOn(flow.getSnapshot());
      const answered = () => {
        end();
        if (said) app.send({ type: 'toast.raised', toast: { ...said, tone: 'failure' } });
      };
      const looks = [
        flow.subscribe((snapshot) => {
          said = goesOn(snapshot) ?? said;
          // The flow's own children follow the answer first, and then its draft.
          if (!isBusy()) queueMicrotask(answered);
        }),
        app.subscribe({
          next: () => person === personIn() || end(),
          complete: () => flow.stop(),
        }),
      ];
    };
  };
}
