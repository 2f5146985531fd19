import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { texts } from '../../domain/texts.ts';
import { OfflineNote } from '../connection/offline-note.tsx';
import { Boundary } from '../flow/boundary.tsx';
import { useApp, useEnvironment, useSession } from '../flow/environment.ts';
import { OfPerson } from '../flow/of-person.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { Header } from '../header/header.tsx';
import { Notices } from '../notices/notices.tsx';
import { Splash } from '../splash/splash.tsx';
import { UnderDialog } from '../ui/under-dialog.ts';
import { FailedPage } from './failed-page.tsx';
import { Footer } from './footer.tsx';
import { Pages } from './pages.tsx';

const pushOffer = onDemand(async () => (await import('../push/push-offer.tsx')).PushOffer);

const signIn = onDemand(async () => (await import('../sign-in/sign-in.tsx')).SignIn);

/** Everything on the screen: the page that the address names, and what lies over every page. */
export function Shell() {
  const [path] = useLocation();
  const { app, preloadSignIn, whenAtRest } = useEnvironment();
  const isVisitor = useSession(({ context }) => context.token === null);
  const isSigningIn = useApp((snapshot) => !snapshot.matches({ signIn: 'closed' }));
  // On the page where every sign-in ends, and in nobody's way on any other.
  const isPushOffered = useApp(
    ({ context }) => context.pushOffer === 'card' && context.guardedPage?.path === '/dashboard',
  );
  useEffect(() => app.send({ type: 'route.changed', path }), [app, path]);
  // The dialog waits for a visitor to press Login; the provider's code waits for the dialog.
  useEffect(() => {
    if (isVisitor) whenAtRest?.(signIn.preload);
  }, [isVisitor, whenAtRest]);
  useEffect(() => {
    if (isSigningIn) preloadSignIn();
  }, [isSigningIn, preloadSignIn]);
  const onLoginIntent = () => {
    preloadSignIn();
    signIn.preload();
  };
  return (
    <>
      {path === '/' ? (
        <Splash />
      ) : (
        <UnderDialog value={isSigningIn}>
          <Header onLoginIntent={onLoginIntent} />
          <OfflineNote />
          <Boundary
            key={path}
            fallback={(retry, error) => <FailedPage error={error} onRetry={retry} />}
          >
            <Pages onLoginIntent={onLoginIntent} />
          </Boundary>
          {isPushOffered && (
            <Boundary fallback={() => null}>
              <OfPerson>
                <pushOffer.Component />
              </OfPerson>
            </Boundary>
          )}
          <Footer />
        </UnderDialog>
      )}
      {isSigningIn && (
        <Boundary
          fallback={() => null}
          onError={() => {
            app.send({ type: 'login.dismissed' });
            const toast = { text: texts.signInNotLoaded, tone: 'failure' } as const;
            app.send({ type: 'toast.raised', toast });
          }}
        >
          <signIn.Component />
        </Boundary>
      )}
      <Notices />
    </>
  );
}
