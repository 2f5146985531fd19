import type { Page } from '@playwright/test';
import { channelName, type FlowMessage } from '../../../src/inspection/message.ts';
import type { TakenTransitions } from '../harness/coverage.ts';
import { Moment } from './moment.ts';

/** What the flows of the running app do, as it tells of them when asked to. */
export class AppFlows {
  readonly #news = new Moment();
  #messages: FlowMessage[] = [];
  #told = 0;

  private constructor() {}

  /** Listens to the app in a page, from its next start on. */
  static async of(page: Page): Promise<AppFlows> {
    const flows = new AppFlows();
    await page.exposeBinding('tellTest', (_, message: FlowMessage) => flows.#hear(message));
    await page.addInitScript(listen, channelName);
    return flows;
  }

  /** Forgets what was told before. */
  begin(): void {
    this.#messages = [];
    this.#told = 0;
  }

  /** From here on counts what is taken next. */
  mark(): void {
    this.#told = this.#messages.length;
  }

  /** Resolves once a flow has taken these transitions since the mark, and stands where it should. */
  async came(flow: string, value: unknown, transitions: readonly string[]): Promise<void> {
    const expected = inWords(value);
    const isThere = () => {
      const taken = this.#of(flow, this.#told).flatMap((message) => message.taken);
      const at = this.#of(flow).at(-1);
      return (
        at !== undefined &&
        inWords(at.value) === expected &&
        transitions.every((transition) => taken.includes(transition))
      );
    };
    await this.#news.until(isThere, () => {
      const told = this.#of(flow, this.#told).map(
        ({ value: at, event, taken }) => `${event.type} → ${inWords(at)} (${taken.join(', ')})`,
      );
      const wanted = `${flow} should come to ${expected} by ${transitions.join(', ')}`;
      return [`${wanted}. It told of:`, ...told].join('\n');
    });
  }

  /** Adds all that was taken since the beginning. */
  addTo(transitions: TakenTransitions): void {
    for (const { flow, taken } of this.#messages) {
      for (const key of taken) transitions.add(flow, key);
    }
  }

  #hear(message: FlowMessage): void {
    // A page that is left tells of its end while the next one listens already.
    if (message.status === 'stopped') return;
    this.#messages.push(message);
    this.#news.passed();
  }

  #of(flow: string, since = 0): FlowMessage[] {
    return this.#messages.slice(since).filter((message) => message.flow === flow);
  }
}

/** Runs in the page, before the app. */
function listen(name: string): void {
  new BroadcastChannel(name).onmessage = ({ data }) => {
    const tellTest: unknown = Reflect.get(window, 'tellTest');
    if (typeof tellTest === 'function' && typeof data === 'object') tellTest(data);
  };
}

/** A state's value with its regions in one order. */
function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const regions = Object.entries(value).map(([name, inner]) => `${name}: ${inWords(inner)}`);
  return `{${regions.sort().join(', ')}}`;
}
