import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { leftAnswered } from '../../domain/left-answered.ts';
import type { Environment } from './environment.ts';

/** The name of what a screen asks for, and its sentence about a request that failed, null without one. */
export type Saying<Snapshot> = (snapshot: Snapshot) => Said;

interface Said {
  readonly title: string;
  readonly text: string | null;
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
    goesOn: true | Saying<SnapshotFrom<Machine>> | undefined;
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
      let isOver = false;
      const end = () => {
        isOver = true;
        left.delete(name);
        for (const look of looks) look.unsubscribe();
        stopKeeping();
        flow.stop();
      };
      left.set(name, end);
      const saidIn = goesOn === true ? () => null : goesOn;
      let said = saidIn(flow.getSnapshot());
      const answered = () => {
        if (isOver) return;
        end();
        // The page that is there by now may show what was before the answer.
        document.dispatchEvent(new Event(leftAnswered));
        if (!said?.text) return;
        const { title, text } = said;
        app.send({ type: 'toast.raised', toast: { title, text, tone: 'failure' } });
      };
      const looks = [
        flow.subscribe((snapshot) => {
          const now = saidIn(snapshot);
          // A flow that asks what has changed since forgets the refusal with the answer, or sends again.
          if (now?.text || isBusy()) said = now;
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
