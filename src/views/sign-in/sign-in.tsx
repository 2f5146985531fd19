import { Activity, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Login } from '../login/login.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { focusReturn } from '../ui/focus-return.ts';
import { painted } from '../ui/painted.ts';
import { shownVeil } from '../ui/shown-veil.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import * as texts from './sign-in.texts.ts';

const registration = onDemand(
  async () => (await import('../registration/registration.tsx')).Registration,
);

/**
 * The sign-in over the page. While it is not open it is rendered ahead, hidden: a press has only to show it, which
 * takes a slow phone two thirds of the time.
 */
export function SignIn({ isWanted }: { isWanted: boolean }) {
  // One that was rendered ahead is shown in a render of its own: the press is painted first.
  const isOpen = useDeferredValue(isWanted) && isWanted;
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opener, setOpener] = useState(() => (isOpen ? document.activeElement : null));
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
    // Each has flows of its own. One that was rendered before a dialog stands behind it, and is inert with the page.
    if (wasOpen || document.querySelector(shownVeil)) setRound(round + 1);
  }
  useFocusBack(isOpen, opener);
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

/**
 * Returns the focus to what had it when the sign-in opened, or to the page where that is gone. React Aria would
 * return it to what had it when the sign-in was rendered.
 */
function useFocusBack(isOpen: boolean, opener: Element | null): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const prevent = (event: Event) => event.preventDefault();
      document.addEventListener(focusReturn, prevent, true);
      const focusBack = () => {
        document.removeEventListener(focusReturn, prevent, true);
        if (document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected;
        (isThere ? opener : document.getElementById('main'))?.focus();
      };
      // React Aria tells in the first frame.
      requestAnimationFrame(() => requestAnimationFrame(focusBack));
    };
  }, [isOpen, opener]);
}
