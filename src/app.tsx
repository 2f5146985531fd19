import './views/flow/aria-locale.ts';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import {
  type ActorRefFrom,
  createActor,
  fromCallback,
  type InspectionEvent,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import type { Drafts } from './domain/drafts.ts';
import { newLanguageKey } from './domain/language.ts';
import { isWayBackOf, type ShellDraft } from './domain/resume.ts';
import type { SearchKept } from './domain/service-search.ts';
import { emptySession, type StoredSession, type UserLocation } from './domain/session.ts';
import { appDraft, appMachine } from './machines/app.ts';
import { keepDraft } from './machines/kit/draft.ts';
import type { Services } from './machines/kit/ports.ts';
import { calendarChanged, type PushCommand } from './machines/kit/shell.ts';
import { withServices } from './machines/kit/with-services.ts';
import type { pushMachine } from './machines/push.ts';
import type { sessionMachine } from './machines/session.ts';
import type { PushOptions } from './push.ts';
import { createSend } from './services/api/client.ts';
import { isSentEarly } from './services/api/early-calls.ts';
import { openStore } from './services/device-store.ts';
import { createDrafts } from './services/drafts.ts';
import { whenAtRest, whenIdle, whenLoaded } from './services/idle.ts';
import { logFailure } from './services/log.ts';
import { onPageShown } from './services/page-looks.ts';
import { unlessAsking } from './services/place-permission.ts';
import { hasPushOwner, pushWishKey } from './services/push-owner.ts';
import { keepSearch } from './services/search-keeper.ts';
import { forgetLastSeen, seenPrefix, withLastSeen } from './services/seen.ts';
import { createServices, preloadBooking, preloadSignIn } from './services/services.ts';
import { readSession } from './services/session-store.ts';
import { settings } from './services/settings.ts';
import { onPageRequested, registerWorker } from './services/worker.ts';
import { childOf, type Environment, EnvironmentContext } from './views/flow/environment.ts';
import { Shell } from './views/layout/shell.tsx';
import { followHistory, leavePage } from './views/ui/dialog-entries.ts';

/**
 * Puts the app together and starts it: the root of all flows, its services, the drafts' keeper.
 * `inspect` hears what every flow does.
 */
export function startApp(inspect?: (event: InspectionEvent) => void): Environment {
  const store = openStore(() => localStorage, seenPrefix);
  const ofTab = openStore(() => sessionStorage);
  const drafts = createDrafts(store, ofTab, (owner) => owner === userID());
  const stored = readSession(store);
  if (!stored.hasExpired) drafts.dropOthers(stored.userID);
  const session = () => childOf(app, 'session');
  const api = createSend({
    bases: settings.bases,
    sessionToken: () => session().getSnapshot().context.token,
    language: () => document.documentElement.lang,
    onUnauthorized: (token) => app.send({ type: 'token.refused', token }),
  });
  const userID = () => session().getSnapshot().context.userID;
  const send = withLastSeen(api, store, userID);
  const services = {
    push: fromCallback<PushCommand, PushOptions['input']>(({ input, receive }) =>
      hostPush(receive, { send, store, input, inspect }),
    ),
    sessionStarts: fromCallback(({ sendBack }) =>
      onSessionStarted(session(), (userID) => sendBack({ type: 'session.started', userID })),
    ),
    entryChanges: fromCallback(({ sendBack }) => {
      const subscription = app.on('entry.changed', ({ change }) => sendBack(change));
      return () => subscription.unsubscribe();
    }),
    watchZone: fromCallback(({ sendBack }) =>
      onPageShown(async () => {
        const code = userID() && (await import('./services/device-zone.ts').catch(logFailure));
        if (code) code.readZone(() => sendBack(calendarChanged));
      }),
    ),
    watchPlace: fromCallback(({ sendBack }) =>
      onPlaceChanged(session(), (place) => sendBack({ type: 'place.changed', place })),
    ),
    searchKeeper: fromCallback<SearchKept>(({ sendBack, receive }) => {
      const drop = (of: string | null) => sendBack({ type: 'search.dropped', userID: of });
      const leaving = app.on('person.left', () => drop(null));
      const unsubscribe = onSessionStarted(session(), drop);
      const stopKeeping = keepSearch({ userID, receive, restore: sendBack });
      return () => {
        stopKeeping();
        leaving.unsubscribe();
        unsubscribe();
      };
    }),
    ...createServices({
      send,
      geocoderUrl: settings.geocoderUrl,
      phoneSignIn: settings.phoneSignIn,
      store,
      checkSession: askSession(session, () => app.getSnapshot().context.expectedUserID === null),
    }),
  } satisfies Services;
  const app: Environment['app'] = createActor(withServices(appMachine, services), {
    input: { stored, draft: loadDraft(drafts, stored) },
    ...(inspect && { inspect }),
  });
  keepDraft(app, appDraft, drafts, 'visitor');
  app.on('route.requested', ({ to, ...options }) => goFromTop(() => navigate(to, options)));
  app.on('signIn.finished', () => drafts.dropVisitor(appDraft.flow));
  app.on('person.left', ({ userID }) => {
    drafts.dropUser(userID);
    drafts.dropVisitor(appDraft.flow);
    store.removeItem(pushWishKey(userID));
    forgetLastSeen(store, null);
  });
  app.start();
  onSessionStarted(session(), drafts.dropOthers);
  followHistory();
  whenIdle(() => {
    unlessAsking(() => app.send({ type: 'lookup.requested' }));
    app.send({ type: 'leaving.resumed' });
  });
  onPageRequested((to) => app.send({ type: 'route.requested', to }));
  whenLoaded(() =>
    whenIdle(() => {
      registerWorker().catch(logFailure);
      import('./views/ui/page-place.ts').then((it) => it.keepPlaces()).catch(logFailure);
    }),
  );
  const hasContactPicker = 'contacts' in navigator;
  // Some devices lack it, although its type says otherwise.
  const hasShareSheet = typeof navigator.share === 'function';
  return {
    app,
    services,
    drafts,
    preloadSignIn,
    whenAtRest,
    preloadBooking,
    languages: document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content,
    takeNewLanguage: () => {
      const isNew = ofTab.getItem(newLanguageKey) === import.meta.env.VITE_LANGUAGE;
      ofTab.removeItem(newLanguageKey);
      return isNew;
    },
    hasContactPicker,
    hasShareSheet,
    ...(inspect && { inspect }),
  };
}

/**
 * The shell's draft, without the way back of a person who logged out, or gave way to another one, while
 * this tab was not there to hear.
 */
function loadDraft(drafts: Drafts, stored: StoredSession): ShellDraft | null {
  const draft = drafts.load('visitor', appDraft.flow, appDraft.schema);
  if (!draft?.resume || stored.hasExpired || isWayBackOf(draft.resume, stored.userID)) return draft;
  const own = { ...draft, resume: null };
  drafts.save('visitor', appDraft.flow, own);
  return own;
}

/** The app as it is before anything has happened, of a visitor by default: it is never started. */
export function unstartedApp(stored = emptySession): Environment['app'] {
  return createActor(appMachine, { input: { stored, draft: null } });
}

export interface AppProps {
  environment: Environment;
  /** The page to render where there is no browser. */
  path?: string;
  /** Called once the app is on the screen. */
  onShown?: () => void;
}

/** The whole app on its environment. */
export function App({ environment, path, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <EnvironmentContext value={environment}>
        <Router
          {...(path && { ssrPath: path })}
          aroundNav={(go, to, options) => goFromTop(() => go(to, options))}
        >
          <Shell />
        </Router>
      </EnvironmentContext>
    </StrictMode>
  );
}

/**
 * Keeps the flow of push messages, which is fetched when the browser is idle, and only where a person
 * is signed in or the push token of a former one is to be taken back.
 */
function hostPush(
  receive: (listener: (event: PushCommand) => void) => void,
  options: PushOptions,
): () => void {
  let flow: ActorRefFrom<typeof pushMachine> | null = null;
  let early: PushCommand[] | null = null;
  const fetchFlow = () => {
    if (early) return;
    early = [];
    whenIdle(async () => {
      try {
        const { createPush } = await import('./push.ts');
        const created = await createPush(options);
        if (!early) return;
        flow = created;
        flow.start();
        for (const event of early) flow.send(event);
      } catch (error) {
        // The next sign-in tries again, and until then only push messages are missing.
        early = null;
        logFailure(error);
      }
    });
  };
  receive((event) => {
    if (event.type === 'person.arrived') fetchFlow();
    if (flow) flow.send(event);
    else early?.push(event);
  });
  if (options.input.userID !== null || hasPushOwner(options.store)) fetchFlow();
  return () => {
    // A flow whose code comes later than this is not started.
    early = null;
    flow?.stop();
  };
}

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Puts the question to the session; several askers share the one request that is under way. Where
 * the page's HTML has sent the check, the guard of the page is the first to ask, and has its answer.
 * An asker that stops waiting is not told so: in strict mode it starts anew, and would hear it. Neither is
 * one whose person logs out meanwhile, in another tab: its page is left, and asks for no login.
 */
function askSession(
  sessionOf: () => SessionActor,
  hasLeft: () => boolean,
): () => Promise<{ valid: boolean }> {
  let isAskedEarly = isSentEarly();
  return async () => {
    const session = sessionOf();
    const { token } = session.getSnapshot().context;
    if (!isAskedEarly) session.send({ type: 'check.requested' });
    isAskedEarly = false;
    const settled = await waitFor(
      session,
      (snapshot) => snapshot.matches('signedOut') || snapshot.hasTag('held'),
    );
    if (token && hasLeft()) await new Promise(() => undefined);
    return { valid: settled.hasTag('held') };
  };
}

/** Tells of each session that begins from now on. */
function onSessionStarted(session: SessionActor, tell: (userID: string) => void): () => void {
  let { token } = session.getSnapshot().context;
  const subscription = session.subscribe(({ context }) => {
    if (context.token === null || context.userID === null || context.token === token) return;
    token = context.token;
    tell(context.userID);
  });
  return () => subscription.unsubscribe();
}

/** Tells of the place that the header shows, at once and whenever it changes; null once it is dropped. */
function onPlaceChanged(
  session: SessionActor,
  tell: (place: UserLocation | null) => void,
): () => void {
  let told: UserLocation | null = null;
  const look = ({ context: { userLocation } }: SnapshotFrom<typeof sessionMachine>) => {
    if (userLocation === told) return;
    told = userLocation;
    tell(userLocation);
  };
  look(session.getSnapshot());
  const subscription = session.subscribe(look);
  return () => subscription.unsubscribe();
}

/**
 * Goes to a page, which begins at its top. The page that is left fades out where the browser can and the
 * person has not asked for stillness.
 */
function goFromTop(navigation: () => void): void {
  leavePage((arrived) => {
    const go = () => {
      try {
        // The footer stays, and the page that comes, which stands before it, takes a focus that is nowhere.
        document.querySelector<HTMLElement>('footer :focus')?.blur();
        navigation();
        window.scrollTo(0, 0);
      } finally {
        arrived();
      }
    };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !('startViewTransition' in document)) return void go();
    // The page that is left fades out over the next one, which takes presses from the start.
    const left = document.querySelector('main');
    left?.style.setProperty('view-transition-name', 'left-page');
    const { ready, finished } = document.startViewTransition(() => {
      left?.style.removeProperty('view-transition-name');
      flushSync(go);
    });
    // A next navigation skips the fade of this one, which is no failure.
    for (const promise of [ready, finished]) promise.catch(() => undefined);
  });
}
