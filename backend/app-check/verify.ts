import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';
import { isAboutToken } from '../token-failure.ts';

/** What a token says of the app that a request comes from. */
export type AppCheckOutcome = 'genuine' | 'missing' | 'refused';

/**
 * Checks an App Check token of Firebase, which says that a request comes from the project's own app. Rejects
 * while Firebase's keys cannot be fetched.
 */
export type VerifyApp = (token: string | undefined) => Promise<AppCheckOutcome>;

const googleKeys = 'https://firebaseappcheck.googleapis.com/v1/jwks';
/** As long as Firebase lets its keys be kept. */
const keysKeptMs = 6 * 60 * 60 * 1_000;
/** How far Firebase's clock and ours may be apart, in seconds. */
const clockSkewSeconds = 30;

interface Project {
  readonly projectNumber: string;
  readonly clock: Clock;
  readonly keys?: JWTVerifyGetKey;
}

/** Accepts the tokens that Firebase signed for an app of this project, with Google's keys by default. */
export function verifyApp({
  projectNumber,
  clock,
  keys = createRemoteJWKSet(new URL(googleKeys), { cacheMaxAge: keysKeptMs }),
}: Project): VerifyApp {
  return async (token) => {
    if (token === undefined) return 'missing';
    try {
      await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        clockTolerance: clockSkewSeconds,
        currentDate: clock(),
        requiredClaims: ['exp', 'sub'],
      });
      return 'genuine';
    } catch (error) {
      if (isAboutToken(error)) return 'refused';
      throw error;
    }
  };
}
