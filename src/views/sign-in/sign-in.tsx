import { useApp, useEnvironment } from '../flow/environment.ts';
import { Login } from '../login/login.tsx';
import { Registration } from '../registration/registration.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The sign-in dialog over the page: login, or registration for an unknown number. */
export function SignIn() {
  const { app } = useEnvironment();
  const isRegistering = useApp((snapshot) => snapshot.matches({ signIn: { open: 'registering' } }));
  const mobileNumber = useApp(({ context }) => context.mobileNumber);
  return (
    <Dialog
      title={isRegistering ? 'Create your account' : 'Log in or sign up'}
      isOpen
      onClose={() => app.send({ type: 'login.dismissed' })}
    >
      {isRegistering ? <Registration mobileNumber={mobileNumber} /> : <Login />}
    </Dialog>
  );
}
