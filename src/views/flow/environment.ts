import {
  createContext,
  type RefCallback,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import type { ActorRefFrom, AnyActorRef, InspectionEvent, SnapshotFrom } from 'xstate';
import type { Drafts } from '../../domain/drafts.ts';
import type { appMachine } from '../../machines/app.ts';
import type { connectionMachine } from '../../machines/connection.ts';
import type { ActorRecord } from '../../machines/kit/with-services.ts';
import type { noticesMachine } from '../../machines/notices.ts';
import type { sessionMachine } from '../../machines/session.ts';

type AppActor = ActorRefFrom<typeof appMachine>;

/** Keeps time for delays; a test brings its own. */
interface Clock {
  setTimeout(action: (...parameters: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

/** What the page's HTML shows of a guarded page. */
export interface Begun {
  readonly path: string;
  readonly className: string;
  /** A ref that moves it into an element, so that nothing is drawn anew. */
  readonly moveInto: RefCallback<HTMLElement>;
}

/** Shared by all screens: the root of all flows, the services, and where drafts are kept. */
export interface Environment {
  app: AppActor;
  /** The app of a visitor who has just come, as the page's HTML shows it. */
  prerendered?: AppActor;
  /** The guarded page that the HTML began. */
  begun?: Begun;
  services: ActorRecord;
  drafts: Drafts;
  /** Fetches what a sign-in needs once the number is typed. */
  preloadSignIn: () => void;
  /** Runs an action once the page has loaded and rests; never for a person who saves data. */
  whenAtRest?: (action: () => void) => void;
  /** Fetches what a booking asks the service with, once a service is looked at. */
  preloadBooking?: () => void;
  /** The languages that the host has, as the page's HTML names them (§22.124). */
  languages?: string | undefined;
  /** Whether the page was just loaded anew in the language that was chosen; tells it once. */
  takeNewLanguage?: () => boolean;
  /** Whether the device can show its contacts to pick from. */
  hasContactPicker?: boolean;
  /** Whether the device can hand a link to its other apps. */
  hasShareSheet?: boolean;
  clock?: Clock;
  /** Hears what every flow does: tests count transitions with it. */
  inspect?: (event: InspectionEvent) => void;
}

export const EnvironmentContext = createContext<Environment | null>(null);

/** The environment that the app was put together with. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A screen must stand inside an environment.');
  return environment;
}

/** Reads from the root of all flows. */
export function useApp<Result>(
  select: (snapshot: SnapshotFrom<typeof appMachine>) => Result,
): Result {
  const { app, prerendered = app } = useEnvironment();
  return useSnapshot(app, prerendered, select);
}

/** Reads from the session. */
export function useSession<Result>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Result,
): Result {
  const { app, prerendered = app } = useEnvironment();
  return useSnapshot(childOf(app, 'session'), childOf(prerendered, 'session'), select);
}

/**
 * The user that a guarded page belongs to. An expired session leaves the page as it is under the
 * login, so this is the last user who was signed in.
 */
export function usePageOwner(): string {
  const userID = useApp(({ context }) => context.lastUserID);
  if (userID === null) throw new Error('Only a guarded page belongs to a user.');
  return userID;
}

/** The actor of toasts and alerts. */
export function useNoticesActor(): ActorRefFrom<typeof noticesMachine> {
  return childOf(useEnvironment().app, 'notices');
}

/** Reads from the connection. */
export function useConnection<Result>(
  select: (snapshot: SnapshotFrom<typeof connectionMachine>) => Result,
): Result {
  const { app, prerendered = app } = useEnvironment();
  return useSnapshot(childOf(app, 'connection'), childOf(prerendered, 'connection'), select);
}

/**
 * Reads from an actor. While the page's HTML is taken over, from the one that it shows: the two
 * must agree, and what differs follows at once.
 */
function useSnapshot<Actor extends AnyActorRef, Result>(
  actor: Actor,
  prerendered: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Result,
): Result {
  const subscribe = useCallback(
    (look: () => void) => {
      const subscription = actor.subscribe(look);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(prerendered.getSnapshot()),
  );
}

type Children = SnapshotFrom<typeof appMachine>['children'];

/** An actor that runs for as long as the app does. */
export function childOf<Name extends keyof Children>(app: AppActor, name: Name) {
  const child = app.getSnapshot().children[name];
  if (!child) throw new Error(`The app has not been started: it has no ${name}.`);
  return child;
}
