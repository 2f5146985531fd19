import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { Boundary } from '../../src/views/flow/boundary.tsx';
import { DialogBoundary } from '../../src/views/flow/dialog-boundary.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { onDemand } from '../../src/views/flow/on-demand.tsx';
import { FailedPage } from '../../src/views/layout/failed-page.tsx';
import { setStage } from '../model/harness/view.tsx';

function Page() {
  return <h1>My appointments</h1>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset.awaiting;
});

it('Page: code that does not arrive is fetched again after a second, and the page is shown', async () => {
  const { fetches } = await open(1);
  expect(screen.queryByRole('heading')).toBeNull();
  await aSecondPasses();
  expect(screen.getByRole('heading')).toHaveTextContent('My appointments');
  expect(fetches).toHaveBeenCalledTimes(2);
});

it('Page: code that does not arrive twice is said to be missing, in the page’s heading, and “Try again” shows the page', async () => {
  const { fetches } = await open(2);
  await aSecondPasses();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.pageNotLoaded);
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  expect(screen.getByRole('heading')).toHaveTextContent('My appointments');
  expect(fetches).toHaveBeenCalledTimes(3);
});

it('Page: code that did not arrive without a network is fetched again once the network is back, without a press', async () => {
  const { fakes, fetches } = await open(2);
  await act(async () => fakes.say('watchNetwork', { type: 'network.lost' }));
  await aSecondPasses();
  expect(screen.getByText(texts.pageNotLoaded)).toBeVisible();
  await act(async () => fakes.say('watchNetwork', { type: 'network.returned' }));
  expect(screen.getByRole('heading')).toHaveTextContent('My appointments');
  expect(fetches).toHaveBeenCalledTimes(3);
});

it('Page: one that breaks down is not said to be missing', () => {
  show(<Broken />);
  expect(screen.getByText(texts.pageNotShown)).toBeVisible();
});

it('Page: “Try again” waits for the worker of the host’s present version, says so meanwhile, and loads the page anew', async () => {
  const { reload, worker } = stubBrowser();
  await open(3);
  await aSecondPasses();
  expect(document.documentElement).not.toHaveAttribute('data-awaiting');
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  worker.become('installed');
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement).toHaveAttribute('data-awaiting');
  worker.become('activating');
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledOnce();
});

it('Page: where the files of the present version do not come, “Try again” loads the page anew after 30 s', async () => {
  const { reload } = stubBrowser();
  await open(3);
  await aSecondPasses();
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reload).toHaveBeenCalledOnce();
});

it('Page: a person who has gone on to another page before the new version is there stays on it', async () => {
  const { reload, worker } = stubBrowser();
  await open(3);
  await aSecondPasses();
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  location.href = 'https://app.test/calendar';
  worker.become('activating');
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-awaiting');
});

it('Page: “Try again” at an address that is none of the app’s loads its 404 page anew, which never comes otherwise', async () => {
  const { reload, worker } = stubBrowser(404);
  await open(3);
  await aSecondPasses();
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  worker.become('activating');
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledOnce();
});

it('Page: where the host says nothing to “Try again” for ten seconds, the code is fetched once more', async () => {
  const { reload } = stubBrowser();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.mocked(fetch).mockImplementation((_, { signal } = {}) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', reject));
  });
  await open(2);
  await aSecondPasses();
  await act(async () => screen.getByRole('button', { name: texts.tryAgain }).click());
  expect(timeout).toHaveBeenCalledWith(10_000);
  await act(async () => patience.abort());
  expect(screen.getByRole('heading')).toHaveTextContent('My appointments');
  expect(document.documentElement).not.toHaveAttribute('data-awaiting');
  expect(reload).not.toHaveBeenCalled();
});

it('Dialog: where its code is missing at the second press as well, the page is loaded anew', async () => {
  const { reload, worker } = stubBrowser();
  const fetches = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const { Component } = onDemand(fetches);
  const press = async () => {
    const onLost = vi.fn();
    showDialog(<Component />, onLost);
    await act(async () => undefined);
    await aSecondPasses();
    expect(onLost).toHaveBeenCalled();
    worker.become('activating');
    await act(async () => undefined);
    cleanup();
  };
  await press();
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(reload).toHaveBeenCalledOnce();
});

it('Dialog: one that breaks down again does not load the page anew', async () => {
  const { reload, worker } = stubBrowser();
  for (const _ of ['once', 'twice', 'three times']) {
    showDialog(<Broken />, vi.fn());
    await act(async () => undefined);
    worker.become('activating');
    await act(async () => undefined);
    cleanup();
  }
  expect(reload).not.toHaveBeenCalled();
});

it('Dialog: where the host does not answer either, it is closed once alone, since it may be open again by then', async () => {
  const { Component } = onDemand(vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  for (const _ of ['once', 'twice']) {
    const onLost = vi.fn();
    showDialog(<Component />, onLost);
    await act(async () => undefined);
    await aSecondPasses();
    await act(async () => undefined);
    expect(onLost).toHaveBeenCalledOnce();
    cleanup();
  }
});

it('Dialog: the page says that its code is on the way, until it comes or is missing', async () => {
  const page = document.documentElement;
  for (const load of [
    vi.fn().mockResolvedValue(Page),
    vi.fn().mockRejectedValue(new TypeError('Failed to fetch')),
  ]) {
    const { Component } = onDemand(load);
    showDialog(<Component />, vi.fn());
    expect(page).toHaveAttribute('data-awaiting');
    await act(async () => undefined);
    await aSecondPasses();
    await act(async () => undefined);
    expect(page).not.toHaveAttribute('data-awaiting');
    cleanup();
  }
});

it.each([
  ['something stands in its place', <p key="waiting">Slots</p>],
  ['what it is shown with decides what stands in its place', () => <p>India</p>],
])('Dialog: the page does not say that its code is on the way where %s', async (_, waiting) => {
  const { Component } = onDemand(vi.fn().mockResolvedValue(Page), waiting);
  showDialog(<Component />, vi.fn());
  expect(document.documentElement).not.toHaveAttribute('data-awaiting');
  await act(async () => undefined);
});

function showDialog(dialog: ReactNode, onLost: () => void): void {
  show(
    <DialogBoundary text={texts.placeNotLoaded} onLost={onLost}>
      {dialog}
    </DialogBoundary>,
  );
}

/** A browser whose host answers, and which finds a new worker of the app. */
function stubBrowser(status = 200) {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'https://app.test/dashboard', reload });
  vi.mocked(fetch).mockResolvedValue(new Response('', { status }));
  const worker = {
    state: 'installing',
    onstatechange: () => {},
    become(state: string) {
      worker.state = state;
      worker.onstatechange();
    },
  };
  const registration = { update: vi.fn(), installing: worker };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { reload, worker };
}

/** Opens a page whose code cannot be fetched for the first `failures` times. */
async function open(failures: number) {
  const fetches = vi.fn(async () => Page);
  for (let left = failures; left > 0; left -= 1)
    fetches.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Component } = onDemand(fetches);
  const { fakes } = show(<Component />);
  await act(async () => undefined);
  return { fetches, fakes };
}

/** Shows a page as the app does, inside its boundary. */
function show(page: ReactNode) {
  const stage = setStage();
  render(
    <EnvironmentContext value={stage.environment}>
      <Boundary fallback={(retry, error) => <FailedPage error={error} onRetry={retry} />}>
        {page}
      </Boundary>
    </EnvironmentContext>,
  );
  return stage;
}

function aSecondPasses() {
  return act(() => vi.advanceTimersByTimeAsync(1_000));
}

function Broken(): never {
  throw new Error('a fault of ours');
}
