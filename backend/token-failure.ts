import { errors } from 'jose';

/** Whether a failure is the token's own; otherwise the keys that it is checked with could not be had. */
export function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  );
}
