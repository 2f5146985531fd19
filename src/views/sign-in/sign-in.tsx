import { useApp } from '../flow/environment.ts';
import { Login } from './login.tsx';
import { Registration } from './registration.tsx';

/** The sign-in over the page: login, or registration for a number that is new. */
export function SignIn() {
  const isLoggingIn = useApp((snapshot) => snapshot.matches({ signIn: 'loggingIn' }));
  const isRegistering = useApp((snapshot) => snapshot.matches({ signIn: 'registering' }));
  const mobileNumber = useApp(({ context }) => context.mobileNumber);
  if (isLoggingIn) return <Login />;
  return isRegistering ? <Registration mobileNumber={mobileNumber} /> : null;
}
