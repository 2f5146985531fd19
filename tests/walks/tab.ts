import { setImmediate } from 'node:timers';
import { vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { openApp } from '../world/app.tsx';
import { provider } from '../world/phone-provider.ts';
import { Flows } from './flows.ts';
import { storedSession } from './stored-session.ts';
import { noSession, type World } from './world.ts';

// Chunks that the app fetches when it needs them are here already: no walk waits for the disk.
await Promise.all(
  Object.values(import.meta.glob('../../src/{services,views,push}/**/*.{ts,tsx}')).map((load) =>
    load(),
  ),
);

/** Milliseconds of the walk's clock that pass in a turn: a frame of the screen. */
export const frame = 16;

/** The app as somebody has it open in a tab. */
export class Tab {
  readonly flows = new Flows();
  readonly #world: World;
  readonly #hear: (event: InspectionEvent) => void;
  #open: ReturnType<typeof openApp> | null = null;
  /** How many pages back the walk can go in the tab's history. */
  #depth = 0;
  /** Whether the app has asked for it. */
  #isToBeReloaded = false;

  constructor(world: World, hear: (event: InspectionEvent) => void) {
    this.#world = world;
    this.#hear = (event) => {
      this.flows.hear(event);
      hear(event);
    };
  }

  /** The actors that live as long as the app. */
  child(name: 'session' | 'notices'): AnyMachineSnapshot {
    const actor = this.#open?.app.getSnapshot().children[name];
    if (!actor) throw new Error(`The app is not open, or has no ${name}.`);
    return actor.getSnapshot();
  }

  /**
   * The user ID of the person before the page: after a 401 a guarded page stays its person's, until the
   * login has come over it.
   */
  person(): string | null {
    const { userID, owner } = this.#world.sessionNow();
    const isGuarded = this.#open?.app.getSnapshot().context.guardedPage != null;
    return isGuarded ? owner : userID;
  }

  /** Opens or reloads the app: only the browser's storages survive. */
  load(): void {
    this.leave();
    window.addEventListener('pushState', this.#count);
    window.addEventListener('reload', this.#askForReload);
    // The check of a stored token leaves while the app starts.
    const { token, userID } = storedSession();
    this.#world.sessionNow = () => ({ token, userID, owner: userID });
    this.#isToBeReloaded = false;
    const open = openApp(this.#hear);
    this.#open = open;
    this.#world.sessionNow = () => {
      const { token, userID } = this.child('session').context;
      return { token, userID, owner: userID ?? open.app.getSnapshot().context.lastUserID };
    };
    this.#world.bookingNow = () => this.flows.booking();
  }

  leave(): void {
    window.removeEventListener('pushState', this.#count);
    window.removeEventListener('reload', this.#askForReload);
    this.#open?.close();
    this.#open = null;
    this.flows.clear();
    // Which also sets the clock back.
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now);
    this.#world.asks.forgetThePage();
    provider.underWay = [];
    this.#world.sessionNow = () => noSession;
    this.#world.bookingNow = () => null;
  }

  /** Puts an address into the tab, before the app is opened there. */
  enter(path: string, state: unknown): void {
    window.history.replaceState(state, '', path);
  }

  goTo(path: string, state: unknown): void {
    navigate(path, { state });
  }

  async goBack(): Promise<void> {
    if (this.#depth === 0) return;
    this.#depth -= 1;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
    await promise;
  }

  /** Lets everything happen that waits for no answer. */
  async settle(): Promise<void> {
    let seen = -1;
    for (let calm = 0; calm < 2; calm += 1) {
      await this.turn();
      if (this.#isToBeReloaded) this.load();
      const { happenings, traffic } = this.#world;
      if (happenings === seen && traffic.network.leaving === 0) continue;
      seen = happenings;
      calm = -1;
    }
  }

  /** One turn of the browser's loop. */
  async turn(): Promise<void> {
    vi.advanceTimersByTime(frame);
    await new Promise((resolve) => setImmediate(resolve));
  }

  readonly #count = () => {
    this.#depth += 1;
  };

  readonly #askForReload = () => {
    this.#isToBeReloaded = true;
  };
}
