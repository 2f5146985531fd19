import { logout, logoutEverywhere, validateToken } from '#domain/contract/session.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireSession } from './bearer.ts';
import { endSession, endSessionsOf, findSession } from './sessions.ts';

/** `/validate-token` (§7.2), `/logout` and `/logout-everywhere` (§22.7). */
export function serveSessions(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, validateToken, [], async ({ token }) => {
    const session = await findSession(db, token, clock());
    if (!session) return { valid: false };
    const { language, fullName: name } = session;
    return { valid: true, language, name };
  });

  serveCall(app, logout, [signedIn], async (_, context) => {
    await endSession(db, context.get('session'));
    return {};
  });

  serveCall(app, logoutEverywhere, [signedIn], async ({ seconds_ago = 0 }, context) => {
    const asked = new Date(clock().getTime() - seconds_ago * 1_000);
    await endSessionsOf(db, context.get('session'), asked);
    return {};
  });
}
