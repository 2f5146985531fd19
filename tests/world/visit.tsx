import { prettyDOM } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { noticesMachine } from '../../src/machines/notices.ts';
import { wellAnswers } from './answers.ts';
import { openApp } from './app.tsx';
import { stubGeolocation, undecided } from './geolocation.ts';
import { offerLanguages } from './languages.ts';
import { Network } from './network.ts';
import { Patience } from './patience.ts';
import { provider } from './phone-provider.ts';
import { breathe } from './production/react.ts';
import { PushDevice } from './push-device.ts';
import { pushProvider } from './push-provider.ts';

// A toast waits for the test to look: on a busy machine its life can pass between two looks.
noticesMachine.implementations.delays.toastLife = 600_000;

export { breathe };

/** The network of the present test. */
export let network: Network;
/** How long the present test's calls wait for their answers. */
export let patience: Patience;

const whatWasThrown: unknown[] = [];
let leave = () => {};

beforeEach(() => {
  network = new Network(wellAnswers);
  patience = new Patience();
  provider.reset();
  pushProvider.reset();
  localStorage.clear();
  sessionStorage.clear();
  offerLanguages();
  stubGeolocation(undecided);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(patience.timeout);
  window.addEventListener('reload', reloadSoon);
  process.on('unhandledRejection', keep);
  window.addEventListener('unhandledrejection', keep);
  window.addEventListener('error', keep);
});

afterEach(async () => {
  await breathe();
  leave();
  window.removeEventListener('reload', reloadSoon);
  process.off('unhandledRejection', keep);
  window.removeEventListener('unhandledrejection', keep);
  window.removeEventListener('error', keep);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stubGeolocation(null);
  PushDevice.remove();
  expect(whatWasThrown.splice(0)).toEqual([]);
  expect(network.strangers).toEqual([]);
});

/** Opens the app at an address, on what the device holds, and with what was handed to the page. */
export async function visit(
  path: string,
  stored?: StoredSession,
  state: unknown = null,
): Promise<void> {
  if (stored) localStorage.setItem('timewell.session', JSON.stringify(stored));
  window.history.pushState(state, '', path);
  await open();
}

/** Reloads the page: only the browser's storages survive. */
export async function reload(): Promise<void> {
  await open();
}

/** Another tab of the same device signs out. */
export async function signOutElsewhere(): Promise<void> {
  await storeElsewhere(emptySession);
}

/** Another tab of the same device stores the session. */
export async function storeElsewhere(session: StoredSession): Promise<void> {
  const newValue = JSON.stringify(session);
  localStorage.setItem('timewell.session', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'timewell.session', newValue }));
  await breathe();
}

/** Looks until it is there to be seen; for a minute, since a busy machine is slow. */
export async function until<Seen>(look: () => Seen): Promise<Seen> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return look();
    } catch (missing) {
      if (performance.now() > deadline) {
        if (missing instanceof Error) missing.message += `\n\n${prettyDOM()}`;
        throw missing;
      }
    }
    await breathe();
  }
}

/** The app asked for it, and is left once it has said what it had to. */
function reloadSoon(): void {
  setTimeout(open);
}

async function open(): Promise<void> {
  leave();
  // A drawing is sooner there than any answer.
  const { close } = flushSync(() => openApp());
  leave = () => {
    close();
    leave = () => {};
  };
  await breathe();
}

function keep(thrown: unknown): void {
  whatWasThrown.push(thrown);
}
