import { Fault } from '../fault.ts';
import { lastWords } from './answering.ts';
import type { Child } from './child.ts';

/** Does a command's work with parts that stop when it is done, or ended by Ctrl-C. */
export async function withParts(work: (parts: Parts) => Promise<void>): Promise<void> {
  const parts = new Parts();
  process.on('SIGINT', () => {
    void parts.close().then(() => process.exit(130));
  });
  try {
    await work(parts);
  } finally {
    await parts.close();
  }
}

/** The running parts of a stack, so that closing stops all of them, even during a start. */
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
    // An unwatched rejection would end the process.
    this.broken.catch(() => undefined);
  }

  /** Registers a child that should run as long as the stack. */
  readonly service = (child: Child): void => {
    this.task(child);
    void child.ended.then((end) => {
      if (!this.#closing) this.#break(new Fault(lastWords(child, end)));
    });
  };

  /** Registers a child that ends when its work is done. */
  readonly task = (child: Child): void => this.own(child.stop);

  /** Registers a function that stops a part. */
  own(stop: () => Promise<void>): void {
    this.#stops.push(stop);
    if (this.#closing) void stop();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
