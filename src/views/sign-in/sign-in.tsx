import { useEffect } from 'react';
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

/** The sign-in dialog over the page: login, or registration for an unknown number. */
export function SignIn() {
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
