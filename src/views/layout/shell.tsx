import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { QuietPage } from '../guard/quiet-page.tsx';
import { Notices } from '../notices/notices.tsx';
import { SplashScreen } from '../splash/splash-screen.tsx';
import { AppHeader } from './app-header.tsx';
import { Footer } from './footer.tsx';
import { Pages } from './pages.tsx';

const loadSignIn = () => import('../sign-in/sign-in.tsx');
const SignIn = lazy(async () => ({ default: (await loadSignIn()).SignIn }));
/** Everything on the screen: the page that the address names, and what lies over every page. */
export function Shell() {
  const [path] = useLocation();
  const { app, preloadSignIn } = useEnvironment();
  const isSigningIn = useApp((snapshot) => !snapshot.matches({ signIn: 'closed' }));
  useEffect(() => app.send({ type: 'route.changed', path }), [app, path]);
  const onLoginIntent = () => {
    preloadSignIn();
    loadSignIn().catch(() => undefined);
  };
  return (
    <>
      {path === '/' ? (
        <SplashScreen />
      ) : (
        <>
          <AppHeader onLoginIntent={onLoginIntent} />
          <Suspense fallback={<QuietPage />}>
            <Pages onLoginIntent={onLoginIntent} />
          </Suspense>
          <Footer />
        </>
      )}
      {isSigningIn && (
        <Suspense>
          <SignIn />
        </Suspense>
      )}
      <Notices />
    </>
  );
}
