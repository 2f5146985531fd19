import { onDemand } from '../flow/on-demand.tsx';

/** The sign-in, fetched when the login is likely to open soon. */
export const signIn = onDemand(async () => (await import('./sign-in.tsx')).SignIn);
