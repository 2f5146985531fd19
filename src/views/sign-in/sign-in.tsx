import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Login } from '../login/login.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { painted } from '../ui/painted.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import * as texts from './sign-in.texts.ts';

const registration = onDemand(
  async () => (await import('../registration/registration.tsx')).Registration,
);

/**
 * The sign-in over the page. While it is not open it is made and not shown: all that is left for the press is
 * to show it, for which a slow phone needs half the time.
 */
export function SignIn({ isOpen }: { isOpen: boolean }) {
  // One that was closed is not opened again: the next one has flows of its own.
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (wasOpen) setRound(round + 1);
  }
  useOpener(isOpen);
  return (
    <Activity key={round} mode={isOpen ? 'visible' : 'hidden'}>
      <SignInDialog />
    </Activity>
  );
}

/** Login, or registration for an unknown number. */
function SignInDialog() {
  const { app, preloadSignIn } = useEnvironment();
  // While the person types: the dialog itself comes first.
  const isShown = useInSlices(true);
  useEffect(() => {
    if (!isShown) return;
    void painted().then(() => {
      preloadSignIn();
      registration.preload();
    });
  }, [isShown, preloadSignIn]);
  const isRegistering = useApp((snapshot) => snapshot.matches({ signIn: { open: 'registering' } }));
  const mobileNumber = useApp(({ context }) => context.mobileNumber);
  return (
    <Dialog
      title={isRegistering ? texts.createAccount : texts.logIn}
      onClose={() => app.send({ type: 'login.dismissed' })}
    >
      {isRegistering ? <registration.Component mobileNumber={mobileNumber} /> : <Login />}
    </Dialog>
  );
}

/** The event by which React Aria tells that it is about to return the focus. */
const restoring = 'react-aria-focus-scope-restore';

/**
 * Returns the focus to what had it when the sign-in opened. React Aria would return it to what had it when the
 * sign-in was made.
 */
function useOpener(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  if (isOpen) opener.current ??= document.activeElement;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const { current } = opener;
      opener.current = null;
      const restore = (event: Event) => {
        event.preventDefault();
        if (current instanceof HTMLElement) current.focus();
      };
      document.addEventListener(restoring, restore);
      // React Aria does it in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.removeEventListener(restoring, restore)),
      );
    };
  }, [isOpen]);
}
