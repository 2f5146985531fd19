import { setImmediate } from 'node:timers';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { Choices, type Draw } from './choices.ts';
import type { WalkCoverage } from './coverage.ts';
import { Gates } from './gates.ts';
import { faultsOf } from './invariants.ts';
import { beginning } from './offers.ts';
import { Tab } from './tab.ts';
import { World } from './world.ts';

/** The person who has the device and the page where they begin; then, step by step, what happens. */
export interface Draws {
  start: readonly [who: number, where: number];
  steps: readonly Draw[];
}

/** One random walk through the whole app; a broken rule ends it with its story. */
export class Walk {
  readonly #world = new World();
  readonly #gates = new Gates(this.#world);
  readonly #story: string[] = [];
  readonly #coverage: WalkCoverage;
  readonly #tab = new Tab(this.#world, (event) => this.#hear(event));
  readonly #choices = new Choices(this.#world, this.#tab);

  constructor(coverage: WalkCoverage) {
    this.#coverage = coverage;
  }

  /** Walks; throws an error that tells the way to the broken rule. */
  async go({ start: [who, where], steps }: Draws): Promise<void> {
    const stopListening = this.#listen();
    vi.setSystemTime(beginning);
    this.#world.take();
    try {
      await this.#happen(`opens ${this.#choices.begin(who, where)}`, () => this.#tab.load());
      for (const draw of steps) await this.#happen(...this.#choices.choose(draw));
      this.#coverage.count(this.#world);
    } finally {
      this.#tab.leave();
      await new Promise((resolve) => setImmediate(resolve));
      stopListening();
      vi.restoreAllMocks();
    }
    const late = this.#world.takeObservations().find(({ type }) => type === 'thrown');
    if (late) throw this.#broken(late);
  }

  async #happen(what: string, action: () => void | Promise<void>): Promise<void> {
    this.#story.push(what);
    try {
      await action();
      await this.#tab.settle();
      this.#look();
    } catch (error) {
      throw this.#broken(error);
    }
  }

  #broken(fault: unknown): Error {
    return new Error([reasonOf(fault), ...this.#story.map(numbered)].join('\n'));
  }

  #look(): void {
    const faults = faultsOf(this.#world, this.#tab);
    if (faults.length > 0) throw new BrokenRule(faults.join('\n'));
  }

  #hear(event: InspectionEvent): void {
    this.#world.happenings += 1;
    this.#coverage.hear(event);
    this.#gates.hear(event);
  }

  /** Reads what the app logs, and what it throws and nothing catches. */
  #listen(): () => void {
    const log = (...words: unknown[]) =>
      this.#world.note({ type: 'logged', text: words.map(String).join(' ') });
    // React puts off what took it too long: by the clock of the walk nothing does.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - beginning);
    for (const method of ['log', 'info', 'warn', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation(log);
    }
    const keep = (thrown: unknown) => this.#world.note({ type: 'thrown', text: reasonOf(thrown) });
    // React tells there of a view that broke down; the app itself only warns.
    vi.spyOn(console, 'error').mockImplementation((...words) => keep(new Error(words.join(' '))));
    const onError = ({ error }: ErrorEvent) => keep(error);
    process.on('unhandledRejection', keep);
    window.addEventListener('error', onError);
    return () => {
      process.off('unhandledRejection', keep);
      window.removeEventListener('error', onError);
    };
  }
}

/** A rule of `invariants.ts` that does not hold: the stack of its discovery says nothing. */
class BrokenRule extends Error {
  override stack = this.message;
}

function reasonOf(error: unknown): string {
  if (error instanceof Object && 'text' in error) return String(error.text);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function numbered(what: string, place: number): string {
  return `  ${place + 1}. ${what}`;
}
