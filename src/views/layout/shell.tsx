import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { texts } from '../../domain/texts.ts';
import type { appMachine } from '../../machines/app.ts';
import { OfflineNote } from '../connection/offline-note.tsx';
import { Boundary } from '../flow/boundary.tsx';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useApp, useEnvironment, useSession } from '../flow/environment.ts';
import { OfPerson } from '../flow/of-person.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { Header } from '../header/header.tsx';
import { Notices } from '../notices/notices.tsx';
import { signIn } from '../sign-in/sign-in-part.ts';
import { UnderDialog } from '../ui/under-dialog.ts';
import { FailedPage } from './failed-page.tsx';
import { Footer } from './footer.tsx';
import { Pages, splash } from './pages.tsx';

const pushOffer = onDemand(async () => (await import('../push/push-offer.tsx')).PushOffer);

/** Everything on the screen: the page that the address names, and what lies over every page. */
export function Shell() {
  const [path] = useLocation();
  const { app } = useEnvironment();
  // Only on the page where every sign-in ends: on others it would be in the way.
  const isPushOffered = useApp(
    ({ context }) => context.pushOffer === 'card' && context.guardedPage?.path === '/dashboard',
  );
  useEffect(() => app.send({ type: 'route.changed', path }), [app, path]);
  return (
    <>
      {path === '/' ? (
        <Boundary fallback={(retry, error) => <FailedPage error={error} onRetry={retry} />}>
          <splash.Component />
        </Boundary>
      ) : (
        <UnderSignIn>
          <Header />
          <OfflineNote />
          <Boundary
            key={path}
            fallback={(retry, error) => <FailedPage error={error} onRetry={retry} />}
          >
            <Pages />
          </Boundary>
          {isPushOffered && (
            <Boundary fallback={() => null}>
              <OfPerson>
                <pushOffer.Component />
              </OfPerson>
            </Boundary>
          )}
          <Footer />
        </UnderSignIn>
      )}
      <SignInOverPage />
      <Notices />
    </>
  );
}

/** The page, which a login over it does not render anew. */
function UnderSignIn({ children }: { children: ReactNode }) {
  return <UnderDialog value={useApp(isSigningIn)}>{children}</UnderDialog>;
}

/** The sign-in. Once the page rests, it waits for a visitor to press Login. */
function SignInOverPage() {
  const { app, whenAtRest } = useEnvironment();
  const isVisitor = useSession(({ context }) => context.token === null);
  const isOpen = useApp(isSigningIn);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const renderAhead = () => startTransition(() => setThere(true));
    if (isVisitor) whenAtRest?.(() => signIn.arrival().then(renderAhead, () => undefined));
  }, [isVisitor, whenAtRest]);
  if (!isOpen && !(isVisitor && isThere)) return null;
  return (
    <DialogBoundary
      text={texts.signInNotLoaded}
      onLost={() => {
        // The next one is rendered anew.
        setThere(false);
        app.send({ type: 'login.dismissed' });
      }}
    >
      <signIn.Component isWanted={isOpen} />
    </DialogBoundary>
  );
}

function isSigningIn(snapshot: SnapshotFrom<typeof appMachine>): boolean {
  return !snapshot.matches({ signIn: 'closed' });
}
