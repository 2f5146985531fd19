import { Fault } from '../fault.ts';
import { lastWords } from './answering.ts';
import type { Child } from './child.ts';

/** The running parts of a stack, so that none is forgotten when it stops, however early. */
export class Parts {
  /** Rejects with a `Fault` as soon as a service ends by itself; never resolves. */
  readonly broken: Promise<never>;
  #break: (fault: Fault) => void = () => undefined;
  #stops: (() => Promise<void>)[] = [];
  #closing = false;

  constructor() {
    this.broken = new Promise((_, reject) => {
      this.#break = reject;
    });
    // Whoever waits for it learns of it; a stack that nobody watches must not end the process.
    this.broken.catch(() => undefined);
  }

  /** Takes over a child that should run as long as the stack. */
  readonly service = (child: Child): void => {
    this.task(child);
    void child.ended.then((end) => {
      if (!this.#closing) this.#break(new Fault(lastWords(child, end)));
    });
  };

  /** Takes over a child that ends when its work is done. */
  readonly task = (child: Child): void => this.own(child.stop);

  /** Takes over what this function stops. */
  own(stop: () => Promise<void>): void {
    this.#stops.push(stop);
    if (this.#closing) void stop();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
