import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useApp } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Guard } from '../guard/guard.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { publicPaths } from '../pages/public-paths.ts';

const dashboard = onDemand(
  async () => (await import('../dashboard/dashboard-screen.tsx')).DashboardScreen,
);
const publicPage = onDemand(async () => (await import('../pages/public-page.tsx')).PublicPage);
const notFound = onDemand(async () => (await import('../pages/not-found.tsx')).NotFound);
const notYet = onDemand(async () => (await import('../pages/not-yet.tsx')).NotYet);

/** The pages that need a signed-in person (specification, 2). */
const guarded: readonly { path: string; Content: ComponentType }[] = [
  { path: '/dashboard', Content: dashboard.Component },
  { path: '/create-events', Content: notYet.Component },
  { path: '/my-appointments', Content: notYet.Component },
  { path: '/my-organisation', Content: notYet.Component },
  { path: '/resource/:resourceId', Content: notYet.Component },
  { path: '/service-details', Content: notYet.Component },
  { path: '/event/:id', Content: notYet.Component },
];

/** The page that the address names. */
export function Pages({ onLoginIntent }: { onLoginIntent: () => void }) {
  return (
    <Switch>
      <Route path="/home">
        <HomeScreen onLoginIntent={onLoginIntent} />
      </Route>
      {guarded.map(({ path, Content }) => (
        <Route key={path} path={path}>
          <Guarded Content={Content} />
        </Route>
      ))}
      {publicPaths.map((path) => (
        <Route key={path} path={path}>
          <publicPage.Component path={path} />
        </Route>
      ))}
      <Route>
        <notFound.Component />
      </Route>
    </Switch>
  );
}

/** Another address, or another person, needs another guard. */
function Guarded({ Content }: { Content: ComponentType }) {
  const path = window.location.pathname;
  const state = useHistoryState<unknown>();
  const lastUserID = useApp(({ context }) => context.lastUserID);
  return (
    <Guard key={`${path} ${lastUserID}`} page={{ path, state }}>
      <Content />
    </Guard>
  );
}
