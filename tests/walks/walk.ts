import { setImmediate } from 'node:timers';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { Choices, type Draw } from './choices.ts';
import { Gates } from './gates.ts';
import { faultsOf } from './invariants.ts';
import type { Reach } from './reach.ts';
import { Visit } from './visit.ts';
import { beginning } from './world/offers.ts';
import { World } from './world/world.ts';

/** Who has the device and where they begin; then, step by step, what happens. */
export interface Draws {
  start: readonly [who: number, where: number];
  steps: readonly Draw[];
}

/** One random walk through the whole app; what breaks a rule ends it with its story. */
export class Walk {
  readonly #world = new World();
  readonly #gates = new Gates(this.#world);
  readonly #story: string[] = [];
  readonly #reach: Reach;
  readonly #visit = new Visit(this.#world, (event) => this.#hear(event));
  readonly #choices = new Choices(this.#world, this.#visit);

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** Walks; throws an error that tells the way there where a rule is broken. */
  async go({ start: [who, where], steps }: Draws): Promise<void> {
    const stopListening = this.#listen();
    vi.setSystemTime(beginning);
    try {
      await this.#happen(`opens ${this.#choices.begin(who, where)}`, () => this.#visit.load());
      for (const draw of steps) await this.#happen(...this.#choices.choose(draw));
      this.#reach.count(this.#world);
    } finally {
      this.#visit.leave();
      await new Promise((resolve) => setImmediate(resolve));
      stopListening();
    }
    const late = this.#world.takeDeeds().find(({ type }) => type === 'thrown');
    if (late) throw this.#broken(late);
  }

  async #happen(what: string, action: () => void): Promise<void> {
    this.#story.push(what);
    try {
      action();
      await this.#visit.settle(() => this.#look());
    } catch (error) {
      throw this.#broken(error);
    }
  }

  #broken(fault: unknown): Error {
    return new Error([reasonOf(fault), ...this.#story.map(numbered)].join('\n'));
  }

  #look(): void {
    const faults = faultsOf(this.#world, this.#visit);
    if (faults.length > 0) throw new BrokenRule(faults.join('\n'));
  }

  #hear(event: InspectionEvent): void {
    this.#world.happenings += 1;
    this.#reach.hear(event);
    this.#gates.hear(event);
  }

  /** Reads what the app writes down, and what it throws that nobody catches. */
  #listen(): () => void {
    const note = (...words: unknown[]) =>
      this.#world.note({ type: 'logged', text: words.map(String).join(' ') });
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(note),
    );
    const keep = (thrown: unknown) => this.#world.note({ type: 'thrown', text: reasonOf(thrown) });
    process.on('unhandledRejection', keep);
    return () => {
      process.off('unhandledRejection', keep);
      for (const spy of spies) spy.mockRestore();
    };
  }
}

/** A rule of `invariants.ts` that does not hold: where it was found out is of no interest. */
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
