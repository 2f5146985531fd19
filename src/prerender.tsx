import { prerender } from 'react-dom/static';
import { App, visitorsApp } from './app.tsx';
import { openStore } from './services/device-store.ts';
import { createDrafts } from './services/drafts.ts';
import { arrivalOf } from './views/layout/pages.tsx';
import type { PrerenderedPage } from './views/layout/prerendered-pages.ts';

/** The HTML of a page as a visitor sees it who has just come, its head's elements first. */
export async function render(page: PrerenderedPage): Promise<string> {
  await arrivalOf(page);
  // Where there is no browser, a store keeps its texts in memory.
  const store = openStore(() => sessionStorage);
  const environment = {
    app: visitorsApp(),
    services: {},
    drafts: createDrafts(store, store),
    preloadSignIn: () => undefined,
  };
  const { prelude } = await prerender(<App environment={environment} path={page} />);
  return new Response(prelude).text();
}
