import { startTransition } from 'react';
import type { InspectionEvent } from 'xstate';
import { App, startApp, unstartedApp } from './app.tsx';
import { createRoot, hydrateRoot } from './react-roots.ts';
import { openStore } from './services/device-store.ts';
import { whenIdle, whenLoaded } from './services/idle.ts';
import { watchErrors } from './services/telemetry/watch.ts';
import { admitTrustedTexts } from './services/trusted-types.ts';
import { placeUnknownZone } from './services/unknown-zone.ts';
import type { Begun, Environment } from './views/flow/environment.ts';
import { keepFocus } from './views/layout/main.tsx';
import { arrivalOf } from './views/layout/pages.tsx';
import { type PrerenderedPage, prerenderedPageAt } from './views/layout/prerendered-pages.ts';
import { takeSecondPresses } from './views/ui/take-second-presses.ts';
import './views/theme/theme.css';

declare global {
  /** The button that was pressed before the app took presses; null from then on. */
  var earlyPress: HTMLElement | null | undefined;
}

admitTrustedTexts();
takeSecondPresses();
placeUnknownZone();

const telemetry = import.meta.env.VITE_TELEMETRY_URL
  ? startWatch(import.meta.env.VITE_TELEMETRY_URL)
  : undefined;

const { dataset } = document.documentElement;
const place = document.getElementById('root');
if (place) {
  const page = prerenderedPageAt(location.pathname);
  const isPrerendered = page !== null && place.dataset.page === page;
  const show = (inspect?: (event: InspectionEvent) => void) => {
    const environment = startApp(inspect);
    if (isPrerendered) takeOver(place, page, environment);
    else render(place, environment);
  };
  // Written out here, so that a production build drops what follows it.
  if (import.meta.env.DEV || (__LOCAL_STACK__ && isInspected()))
    import('./inspection/live.ts').then(({ startInspection }) => startInspection()).then(show);
  // In a task of its own, so that a slow phone can answer a touch before it.
  else setTimeout(() => show(telemetry?.inspect));
}

function render(place: HTMLElement, started: Environment): void {
  const root = createRoot(place, telemetry?.root);
  // A visitor is led away from the page.
  const main = document.querySelector<HTMLElement>('[data-early="session"] [data-waiting]>main');
  const environment = { ...started, ...(main && { begun: begunBy(main) }) };
  let focused = document.activeElement;
  const remember = ({ target }: Event) => {
    focused = target as Element;
  };
  place.addEventListener('focusin', remember);
  const onShown = () => {
    endWaiting(place);
    place.removeEventListener('focusin', remember);
    // The header and the frame of the page's HTML are drawn anew.
    const anew = (control: Element | null) =>
      [...place.querySelectorAll<HTMLElement>('a,button,main')].find(
        (one) => nameOf(one) === nameOf(control),
      );
    if (document.activeElement === document.body) anew(focused)?.focus();
    const pressed = takeEarlyPress();
    if (pressed?.isConnected === false) anew(pressed)?.click();
  };
  // In slices, so that a slow phone can answer a touch between them.
  startTransition(() => root.render(<App environment={environment} onShown={onShown} />));
}

function nameOf(control: Element | null): string | null | undefined {
  return control?.ariaLabel ?? (control?.matches('main') ? control.id : control?.textContent);
}

function begunBy({ className, childNodes }: HTMLElement): Begun {
  const content = [...childNodes];
  return {
    path: location.pathname,
    className,
    moveInto: (main) => {
      main?.replaceChildren(...content);
      return keepFocus(main);
    },
  };
}

/** Goes on with the page's HTML, once its code has arrived; without the code it is rendered anew. */
function takeOver(place: HTMLElement, page: PrerenderedPage, started: Environment): void {
  const environment = { ...started, prerendered: unstartedApp() };
  const hydrate = () => {
    const pressed = takeEarlyPress();
    const onShown = () => {
      endWaiting(place);
      if (pressed?.isConnected) pressed.click();
    };
    startTransition(() => {
      hydrateRoot(place, <App environment={environment} onShown={onShown} />, telemetry?.root);
    });
  };
  arrivalOf(page).then(hydrate, () => render(place, started));
}

/** Ends the look of a page whose code is on its way. */
function endWaiting(place: HTMLElement): void {
  delete dataset.awaiting;
  delete place.dataset.page;
  delete place.dataset.waiting;
}

function takeEarlyPress(): HTMLElement | null | undefined {
  const pressed = globalThis.earlyPress;
  globalThis.earlyPress = null;
  return pressed;
}

/** Watches for errors at once, and reports them once the page rests. */
function startWatch(url: string) {
  const watch = watchErrors();
  whenLoaded(() =>
    whenIdle(() => {
      // Without it only the reports are missing.
      import('./telemetry.ts').then((it) => it.startTelemetry(url, watch)).catch(() => undefined);
    }),
  );
  // Without this handler React would only log an error that a boundary catches.
  return {
    inspect: watch.inspect,
    root: { onCaughtError: (error: unknown) => reportError(error) },
  };
}

function isInspected(): boolean {
  return openStore(() => localStorage).getItem('timewell.inspect') === 'on';
}
