import * as v from 'valibot';
import { SessionToken } from './session.ts';

/** A session that a person left, `isEverywhere` together with all their others. */
export interface LeftSession {
  token: string;
  isEverywhere: boolean;
}

/**
 * Left sessions that the service has not ended yet; `leftAt` in milliseconds. A thief of such a token
 * could use the session until it has ended, but without the token nothing could end it: so the token is
 * kept without its user, until the service answers, and for no longer than a session lives.
 */
export const OwedEndings = v.array(
  v.object({ token: SessionToken, isEverywhere: v.boolean(), leftAt: v.number() }),
);

export type OwedEndings = v.InferOutput<typeof OwedEndings>;

/** After so many seconds without a use a session has ended by itself (§22.8). */
export const sessionIdleSeconds = 30 * 24 * 60 * 60;

/** The service keeps so many sessions of a user, and a device so many that were left (§22.8). */
export const mostSessions = 10;

/** The endings that are still worth asking for, the latest `mostSessions` (§22.8); `now` in milliseconds. */
export function stillOwed(endings: OwedEndings, now: number): OwedEndings {
  return endings
    .filter(({ leftAt }) => now - leftAt < sessionIdleSeconds * 1_000)
    .slice(-mostSessions);
}
