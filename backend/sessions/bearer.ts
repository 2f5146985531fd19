import type { Dependencies } from '../dependencies.ts';
import type { Middleware, RequestContext } from '../http/context.ts';
import { notSignedIn, refusal } from '../http/refusal.ts';
import { findSession, type Session } from './sessions.ts';

/**
 * Requires the bearer token of an open session (401 otherwise), and counts the request for its
 * person.
 */
export function requireSession(dependencies: Dependencies): Middleware {
  return async (context, next) => {
    const session = await sessionOf(dependencies, context);
    if (session === undefined) throw notSignedIn();
    context.set('session', session);
    await next();
  };
}

/**
 * Requires the same, but takes the session as it was found within the last minute. The handler's own statement
 * has to ask whether it is still open (`isStillOpen`), so that a logout anywhere ends it at once.
 */
export function requireKnownSession(dependencies: Dependencies): Middleware {
  const { knownSessions, rateLimiter } = dependencies;
  const found = requireSession(dependencies);
  return async (context, next) => {
    const token = bearerOf(context);
    const known = knownSessions.get(token);
    if (known === undefined) return found(context, next);
    await rateLimiter.byPerson(known.userId);
    context.set('session', known);
    await next();
    // Requests with an ended session are not its person's: they count no more from the second on.
    if (context.res.status === 401) knownSessions.delete(token);
  };
}

/** The open session of a request, which is counted for its person; undefined without one. */
export async function sessionOf(
  { db, clock, rateLimiter, knownSessions }: Dependencies,
  context: RequestContext,
): Promise<Session | undefined> {
  const token = bearerOf(context);
  const session = await findSession(db, token, clock());
  if (session === undefined) return undefined;
  knownSessions.set(token, session);
  await rateLimiter.byPerson(session.userId);
  return session;
}

/** Refuses (403) an id in a request that is not the bearer's. */
export function requireOwnId(session: Session, userId: string): void {
  if (userId !== session.userId) throw refusal(403, (say) => say.anothersAccount);
}

/** Refuses (403) a mobile number in a request that is not the bearer's verified one. */
export function requireOwnNumber(session: Session, mobileNumber: string): void {
  if (mobileNumber !== session.mobileNumber) {
    throw refusal(403, (say) => say.anothersNumber);
  }
}

/** The bearer of a request, or an empty text. */
export function bearerOf(context: RequestContext): string {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}
