import { setImmediate } from 'node:timers';
import { vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { startApp } from '../../src/app.tsx';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import type { Environment } from '../../src/views/flow/environment.ts';
import { flowsOf, type Scene, type Shown } from './screens.ts';
import { nobody, setStage, type World } from './world/world.ts';

vi.mock('../../src/services/settings.ts', async () => {
  const { origin } = await import('./world/network.ts');
  return {
    settings: { apiUrl: origin, calendarUrl: origin, geocoderUrl: origin, phoneSignIn: {} },
  };
});
// What is painted is not walked: the screens' flows are started in its place.
vi.mock('../../src/views/layout/shell.tsx', () => ({ Shell: () => null }));
vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof import('firebase/app')>()),
  initializeApp: () => ({}),
}));
vi.mock('firebase/auth', async () => {
  const { stage } = await import('./world/world.ts');
  return {
    initializeAuth: () => ({}),
    connectAuthEmulator: () => undefined,
    inMemoryPersistence: {},
    signInWithPhoneNumber: (_: unknown, number: string) => stage().phone.send(number),
    RecaptchaVerifier: class {
      clear() {}
    },
  };
});
vi.mock('../../src/services/push-settings.ts', () => ({ pushSettings: {} }));
vi.mock('../../src/services/push-messages.ts', async () => {
  const { stage } = await import('./world/world.ts');
  return { createPushMessages: () => stage().browser.pushMessages() };
});

// What the app fetches when it is needed is here already: no walk waits for the disk.
await Promise.all(
  Object.values(import.meta.glob('../../src/{services/**/*,push}.ts')).map((load) => load()),
);

/** A flow that lives on the screen. */
export interface Living {
  key: string;
  actor: AnyActorRef;
  end: () => void;
}

/** The app as somebody has it open in a tab: the whole root, and the flows of what is on the screen. */
export class Visit {
  readonly world: World;
  readonly flows = new Map<string, Living>();
  readonly #hear: (event: InspectionEvent) => void;
  #environment: Environment | null = null;
  #provided = new Map<AnyStateMachine, AnyStateMachine>();
  #path = '';

  constructor(world: World, hear: (event: InspectionEvent) => void) {
    this.world = world;
    this.#hear = hear;
  }

  get app(): Environment['app'] {
    if (!this.#environment) throw new Error('The app is not open.');
    return this.#environment.app;
  }

  get session(): AnyMachineSnapshot {
    return this.child('session');
  }

  child(name: 'session' | 'notices' | 'place' | 'connection'): AnyMachineSnapshot {
    const actor = this.app.getSnapshot().children[name];
    if (!actor) throw new Error(`The app has no ${name}.`);
    return actor.getSnapshot();
  }

  /** Opens the app, or opens it anew: all is gone but what the browser stores. */
  load(): void {
    this.leave();
    setStage(this.world);
    this.world.browser.load();
    vi.stubGlobal('fetch', this.world.network.fetch);
    this.#path = '';
    this.#provided = new Map();
    this.#environment = startApp(this.#hear);
    this.world.sessionNow = () => {
      const { token, userID } = this.session.context;
      return { token, userID, owner: userID ?? this.app.getSnapshot().context.lastUserID };
    };
    this.world.bookingNow = () =>
      [...this.flows.values()].find(({ actor }) => isBooking(actor))?.actor ?? null;
    this.show();
  }

  leave(): void {
    for (const { end } of this.flows.values()) end();
    this.flows.clear();
    this.#environment?.app.stop();
    this.#environment = null;
    // Which also sets the clock back.
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now);
    this.world.asks.forgetThePage();
    this.world.phone.underWay = [];
    this.world.sessionNow = () => nobody;
  }

  /** Lets everything happen that waits for nobody, looking at each turn of it. */
  async settle(look: () => void): Promise<void> {
    let seen = -1;
    for (let calm = 0; calm < 2; calm += 1) {
      vi.advanceTimersByTime(0);
      await new Promise((resolve) => setImmediate(resolve));
      if (this.world.happenings === seen && this.world.network.leaving === 0) continue;
      seen = this.world.happenings;
      this.show();
      look();
      calm = -1;
    }
  }

  /** Starts and ends flows until those live that the screen shows. */
  show(): void {
    for (let isStable = false; !isStable; ) {
      const shown = new Map([...flowsOf(this.#scene())].map((flow) => [flow.key, flow]));
      const gone = [...this.flows.values()].filter(({ key }) => !shown.has(key));
      const come = [...shown.values()].filter(({ key }) => !this.flows.has(key));
      for (const { key, end } of gone) {
        this.flows.delete(key);
        end();
      }
      for (const flow of come) this.#start(flow);
      isStable = gone.length + come.length === 0;
    }
    const { path } = this.world.browser.page;
    if (path === this.#path) return;
    this.#path = path;
    this.app.send({ type: 'route.changed', path });
  }

  /** As `useFlow` does. */
  #start({ key, machine, input, draft }: Shown): void {
    if (!this.#environment) return;
    const { app, services, drafts } = this.#environment;
    const keeper = draft && {
      ...draft.keeper,
      flow: draft.key === undefined ? draft.keeper.flow : `${draft.keeper.flow}.${draft.key}`,
    };
    const whole = {
      ...input,
      shell: app,
      draft: keeper && draft ? drafts.load(draft.owner, keeper.flow, keeper.schema) : null,
    };
    const options = { input: whole, inspect: this.#hear };
    const provided = this.#provided.get(machine) ?? withServices(machine, services);
    this.#provided.set(machine, provided);
    const actor = createActor(provided, options as never);
    actor.start();
    const forget = keeper && draft ? keepDraft(actor, keeper as never, drafts, draft.owner) : null;
    this.flows.set(key, {
      key,
      actor,
      end: () => {
        actor.stop();
        forget?.();
      },
    });
  }

  #scene(): Scene {
    return {
      page: this.world.browser.page,
      app: this.app.getSnapshot(),
      session: this.session,
      at: (key) => this.flows.get(key)?.actor,
    };
  }
}

function isBooking(actor: AnyActorRef): boolean {
  return /^(service|resource)Booking$/.test(actor.getSnapshot().machine.id);
}
