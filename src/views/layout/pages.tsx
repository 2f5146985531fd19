import { type ComponentType, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useApp } from '../flow/environment.ts';
import { Guard } from '../guard/guard.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { publicPaths } from '../pages/public-paths.ts';

const DashboardScreen = lazy(async () => ({
  default: (await import('../dashboard/dashboard-screen.tsx')).DashboardScreen,
}));
const PublicPage = lazy(async () => ({
  default: (await import('../pages/public-page.tsx')).PublicPage,
}));
const NotFound = lazy(async () => ({
  default: (await import('../pages/not-found.tsx')).NotFound,
}));
const NotYet = lazy(async () => ({ default: (await import('../pages/not-yet.tsx')).NotYet }));

/** The pages that need a signed-in person (specification, 2). */
const guarded: readonly { path: string; Content: ComponentType }[] = [
  { path: '/dashboard', Content: DashboardScreen },
  { path: '/create-events', Content: NotYet },
  { path: '/my-appointments', Content: NotYet },
  { path: '/my-organisation', Content: NotYet },
  { path: '/resource/:resourceId', Content: NotYet },
  { path: '/service-details', Content: NotYet },
  { path: '/event/:id', Content: NotYet },
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
          <PublicPage path={path} />
        </Route>
      ))}
      <Route>
        <NotFound />
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
