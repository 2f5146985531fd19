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

/** The open session of a request, which is counted for its person; undefined without one. */
export async function sessionOf(
  { db, clock, rateLimiter }: Dependencies,
  context: RequestContext,
): Promise<Session | undefined> {
  const session = await findSession(db, bearerOf(context), clock());
  if (session !== undefined) await rateLimiter.byPerson(session.userId);
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
