import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App, unstartedApp } from './app.tsx';
import { emptySession } from './domain/session.ts';
import { openStore } from './services/device-store.ts';
import { createDrafts } from './services/drafts.ts';
import { type Environment, EnvironmentContext } from './views/flow/environment.ts';
import { WaitingPage } from './views/guard/waiting-page.tsx';
import { Header } from './views/header/header.tsx';
import { featurePicture } from './views/home/feature-row.tsx';
import { heroPicture } from './views/home/hero.tsx';
import type { GuardedPath } from './views/layout/guarded-paths.ts';
import { arrivalOf } from './views/layout/pages.tsx';
import type { PrerenderedPage } from './views/layout/prerendered-pages.ts';

export { tagline } from './domain/text-list.texts.ts';

/** The HTML of a page as a visitor sees it who has just come, its head's elements first. */
export async function render(page: PrerenderedPage): Promise<string> {
  await Promise.all([arrivalOf(page), heroPicture.arrival(), featurePicture.arrival()]);
  return htmlOf(<App environment={environmentOf(unstartedApp())} path={page} />);
}

/**
 * The HTML that a guarded page begins with: the header of a person who is still to be named, over a
 * page that loads.
 */
export function renderWaiting(path: GuardedPath): Promise<string> {
  const app = unstartedApp({ ...emptySession, token: 'unknown', userID: 'unknown' });
  return htmlOf(
    <EnvironmentContext value={environmentOf(app)}>
      <Router ssrPath={path}>
        <Header />
        <WaitingPage path={path} />
      </Router>
    </EnvironmentContext>,
  );
}

function environmentOf(app: Environment['app']): Environment {
  // Where there is no browser, a store keeps its texts in memory.
  const store = openStore(() => sessionStorage);
  return {
    app,
    services: {},
    drafts: createDrafts(store, store),
    preloadSignIn: () => undefined,
  };
}

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}
