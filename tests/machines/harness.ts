import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  createActor,
  type EventFromLogic,
  fromTransition,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';

/** The visible state of a flow, and its effects since the last look. */
interface News {
  /** Its leaf states by name, each with its tags and those of the states around it. */
  at: string;
  /** The ports and children that it called, each with its input. */
  asked?: [actor: string, input?: unknown][];
  /** The events that it sent to its owner or emitted. */
  told?: AnyEventObject[];
}

/**
 * A flow by itself: its calls wait until the test answers them, and its clock stands still.
 * `listeners` are the actors that are no calls: they listen.
 */
export function startFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  input: (recipient: AnyActorRef) => InputFrom<Machine>,
  listeners?: readonly string[],
) {
  return begin(
    machine,
    input,
    new FakePorts(Object.keys(machine.implementations.actors), listeners),
  );
}

/** A flow with the machines that it invokes: only the ports are faked. */
export function startWithChildren<Machine extends AnyStateMachine>(
  machine: Machine,
  input: (recipient: AnyActorRef) => InputFrom<Machine>,
) {
  return begin(machine, input, new FakePorts());
}

function begin<Machine extends AnyStateMachine>(
  machine: Machine,
  input: (recipient: AnyActorRef) => InputFrom<Machine>,
  fakes: FakePorts,
) {
  const clock = new SimulatedClock();
  const told: AnyEventObject[] = [];
  const listener = createActor(fromTransition((_, event) => told.push(event), 0)).start();
  const options = { input: input(listener), clock };
  const flow = createActor(withServices(machine, fakes.actors), options as never);
  flow.on('*', (event) => told.push(event));
  flow.start();
  const snapshot = (): AnyMachineSnapshot => flow.getSnapshot();
  return {
    fakes,
    snapshot: () => snapshot() as SnapshotFrom<Machine>,
    context: (): ContextFrom<Machine> => snapshot().context,
    can: (event: EventFromLogic<Machine>) => snapshot().can(event as never),
    send: (event: EventFromLogic<Machine>) => flow.send(event as never),
    getSnapshot: () => snapshot() as SnapshotFrom<Machine>,
    subscribe: (observer: (snapshot: SnapshotFrom<Machine>) => void) =>
      flow.subscribe(() => observer(snapshot() as SnapshotFrom<Machine>)),
    answer: (actor: string, output?: unknown) => {
      fakes.resolve(actor, output);
      return settled();
    },
    fail: (actor: string) => {
      fakes.reject(actor, new Error('broken'));
      return settled();
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    news: (): News => {
      const asked = fakes.calls.splice(0).map(({ actor, input }) => toCall(actor, input));
      const heard = told.splice(0);
      return {
        at: placeOf(snapshot()),
        ...(asked.length > 0 ? { asked } : {}),
        ...(heard.length > 0 ? { told: heard } : {}),
      };
    },
  };
}

/** The request for so many of Asha's items, or for a further page of them. */
export function wanted(
  least: number,
  cursor: string | null = null,
  isShown = least > 1 || cursor !== null,
) {
  return { userID: 'asha', cursor, least, isShown };
}

/** A page of a list, and the cursor of the next one. */
export function page(items: object[], next: string | null = null) {
  return { items, next };
}

/** The event that asks the shell for a toast. */
export function toast(text: string, tone: 'info' | 'success' | 'failure', topic?: string) {
  return { type: 'toast.raised', toast: { text, tone, ...(topic ? { topic } : {}) } };
}

/** The event that takes the toast about slots away. */
export const slotsWithdrawn = { type: 'toast.withdrawn', topic: 'slots' };

/** The event that takes the toast about a page or a list that did not arrive away. */
export const loadWithdrawn = { type: 'toast.withdrawn', topic: 'load' };

/** The event that asks the shell for an alert. */
export function alert(title: string, message: string) {
  return { type: 'alert.raised', alert: { title, message } };
}

function placeOf({ _nodes: nodes }: AnyMachineSnapshot): string {
  return nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map((node) => [node.path.join('.'), ...tagsOf(node).map((tag) => `(${tag})`)].join(' '))
    .sort()
    .join(' + ');
}

function tagsOf({ tags, parent }: AnyStateNode): string[] {
  return [...(parent ? tagsOf(parent) : []), ...tags];
}

function toCall(actor: string, input: unknown): [string, unknown?] {
  return input === undefined ? [actor] : [actor, JSON.parse(JSON.stringify(input, withoutActors))];
}

/** A call's input without the actors that it may notify. */
function withoutActors(_key: string, value: unknown): unknown {
  const isActor = typeof value === 'object' && value !== null && 'xstate$$type' in value;
  return isActor ? undefined : value;
}
