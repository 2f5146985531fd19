import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { ports } from '../../src/machines/kit/ports.ts';
import { pushPorts } from '../../src/machines/kit/push-ports.ts';
import type { ActorRecord } from '../../src/machines/kit/with-services.ts';

const usualListeners = [
  'sessionStore',
  'pageLooks',
  'sessionStarts',
  'entryChanges',
  'watchNetwork',
  'watchZone',
  'watchPlace',
  'searchKeeper',
  'push',
  'pushStore',
  'pushMessages',
];

const breakingDown = 'fake.brokeDown';

interface Pending {
  input: unknown;
  signal: AbortSignal;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

/** What was asked of an actor. */
export interface Call {
  actor: string;
  input: unknown;
}

/** What was sent to an actor that listens. */
export interface Message {
  actor: string;
  event: AnyEventObject;
}

/** The ports of the machines under a test's control: every call waits until the test answers it. */
export class FakePorts {
  readonly calls: Call[] = [];
  /** The actors that began to listen, and what they were given. */
  readonly listening: Call[] = [];
  readonly messages: Message[] = [];
  readonly actors: ActorRecord;
  readonly #pending = new Map<string, Pending[]>();
  readonly #tell = new Map<string, Set<(event: AnyEventObject) => void>>();
  readonly #breakDown = new Map<string, (error: unknown) => void>();
  readonly #listeningNow = new Set<string>();

  /** `listeners` are the actors that are no calls: they listen, and answer nothing by themselves. */
  constructor(
    names: readonly string[] = Object.keys({ ...ports, ...pushPorts }),
    listeners: readonly string[] = usualListeners,
  ) {
    this.actors = Object.fromEntries(
      names.map((name) => [
        name,
        listeners.includes(name) ? this.#listener(name) : this.#promise(name),
      ]),
    );
  }

  /**
   * Answers the call that waits; there must be exactly one, or a press was sent twice. Calls of
   * several flows are told apart by a part of their input.
   */
  resolve(name: string, output: unknown, part?: object): void {
    this.#take(name, part).resolve(output as never);
  }

  /** Fails the call that waits, or lets an actor that listens break down. */
  reject(name: string, error: unknown, part?: object): void {
    const breakDown = this.#breakDown.get(name);
    if (breakDown) breakDown(error);
    else this.#take(name, part).reject(error);
  }

  /** How many calls of an actor wait for their answer. */
  waiting(name: string, part?: object): number {
    return this.#live(name).filter(({ input }) => holds(input, part)).length;
  }

  /** The actors that run now: calls without an answer, and those that listen. */
  running(): string[] {
    const asked = [...this.#pending.keys()].filter((name) => this.waiting(name) > 0);
    return [...asked, ...this.#listeningNow].sort();
  }

  /** What an actor was given with its last call. */
  lastInput(name: string): unknown {
    return this.calls.findLast(({ actor }) => actor === name)?.input;
  }

  /** The last event that a listening actor received. */
  lastMessage(name: string): AnyEventObject | undefined {
    return this.messages.findLast(({ actor }) => actor === name)?.event;
  }

  /** Lets all actors of a name that listen say something to their flows. */
  say(name: string, event: AnyEventObject): void {
    for (const tell of this.#tell.get(name) ?? []) tell(event);
  }

  #listener(name: string) {
    return fromCallback<AnyEventObject>(({ input, receive, sendBack, self }) => {
      receive((event) => {
        if (event.type === breakingDown) {
          this.#listeningNow.delete(name);
          throw event.error;
        }
        this.messages.push({ actor: name, event });
      });
      this.listening.push({ actor: name, input });
      this.#tell.set(name, (this.#tell.get(name) ?? new Set()).add(sendBack));
      this.#breakDown.set(name, (error) => self.send({ type: breakingDown, error }));
      this.#listeningNow.add(name);
      return () => {
        this.#tell.get(name)?.delete(sendBack);
        this.#listeningNow.delete(name);
      };
    });
  }

  #promise(name: string) {
    return fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          this.calls.push({ actor: name, input });
          this.#pending.set(name, [...this.#live(name), { input, signal, resolve, reject }]);
        }),
    );
  }

  #take(name: string, part?: object): Pending {
    const live = this.#live(name);
    const [pending, ...more] = live.filter(({ input }) => holds(input, part));
    if (!pending || more.length > 0) {
      throw new Error(`Expected one waiting call of ${name}, found ${this.waiting(name, part)}.`);
    }
    this.#pending.set(
      name,
      live.filter((other) => other !== pending),
    );
    return pending;
  }

  #live(name: string): Pending[] {
    return (this.#pending.get(name) ?? []).filter(({ signal }) => !signal.aborted);
  }
}

function holds(input: unknown, part: object = {}): boolean {
  const own: Readonly<Record<string, unknown>> = Object(input);
  return Object.entries(part).every(([key, value]) => own[key] === value);
}
