import { type ComponentType, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { OfPerson } from '../flow/of-person.tsx';
import { type OnDemand, onDemand } from '../flow/on-demand.tsx';
import { Guard } from '../guard/guard.tsx';
import { QuietPage } from '../guard/quiet-page.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { publicPaths } from '../pages/public-paths.ts';
import { usePageState } from '../ui/dialog-entries.ts';
import { type GuardedPath, guardedPaths } from './guarded-paths.ts';
import { notFoundPage, type PrerenderedPage } from './prerendered-pages.ts';

export const splash = onDemand(async () => (await import('../splash/splash.tsx')).Splash);
const publicPage = page(async () => (await import('../pages/public-page.tsx')).PublicPage);
const notFound = page(async () => (await import('../pages/not-found.tsx')).NotFound);
// Two pages that share most of their code, in one chunk.
const book = page(async () => (await import('../booking/book-page.tsx')).BookPage);

const guarded: Readonly<Record<GuardedPath, OnDemand<object>>> = {
  '/dashboard': page(
    async () => (await import('../dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  '/calendar': page(async () => (await import('../calendar/calendar-screen.tsx')).CalendarScreen),
  '/create-events': page(
    async () => (await import('../create-event/create-events-screen.tsx')).CreateEventsScreen,
  ),
  '/my-appointments': page(
    async () => (await import('../invitations/my-appointments-screen.tsx')).MyAppointmentsScreen,
  ),
  '/my-organisation': page(
    async () => (await import('../organisations/organisation-screen.tsx')).OrganisationScreen,
  ),
  '/resource/:resourceId': book,
  '/service-details': book,
  '/event/:id': page(async () => (await import('../event-page/event-screen.tsx')).EventScreen),
  '/account': page(async () => (await import('../account/account-screen.tsx')).AccountScreen),
  '/booking/:id': page(
    async () => (await import('../booking-page/booking-screen.tsx')).BookingScreen,
  ),
};

/** The prerendered pages that are none of the footer's and have code of their own. */
const own: Readonly<Partial<Record<PrerenderedPage, Pick<OnDemand<object>, 'arrival'>>>> = {
  '/': splash,
  [notFoundPage]: notFound,
};

/** Resolves once the code of a prerendered page has arrived. */
export async function arrivalOf(prerendered: PrerenderedPage): Promise<void> {
  if (prerendered !== '/home') await (own[prerendered] ?? publicPage).arrival();
}

/** The page of the current address. */
export function Pages() {
  return (
    <Switch>
      <Route path="/home">
        <HomeScreen />
      </Route>
      {guardedPaths.map((path) => (
        <Route key={path} path={path}>
          <Guarded screen={guarded[path]} />
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

/**
 * A guarded page, whose code is fetched while its guard checks the token. Another address or
 * another person needs a new guard.
 */
function Guarded({ screen: { Component, preload } }: { screen: OnDemand<object> }) {
  // With a slash at its end it is the same page.
  const path = window.location.pathname.replace(/\/$/, '');
  const search = useSearch();
  const state = usePageState();
  useEffect(preload, [preload]);
  return (
    <OfPerson>
      <Guard key={path} page={{ path, search, state }}>
        <Component />
      </Guard>
    </OfPerson>
  );
}

function page<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  return onDemand(load, <QuietPage />);
}
