import { and, eq, ne, or } from 'drizzle-orm';
import { savePushToken } from '#domain/contract/session.ts';
import { lockPerson } from '../db/lock-people.ts';
import { pushTokens } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnNumber, requireSession } from '../sessions/bearer.ts';
import { hash } from '../sessions/sessions.ts';

/**
 * `/save_token` (§7.6): a device's push token belongs to the person who signed in there last. A session
 * is of one device, so that its newest token takes the place of others (§22.150): a message goes to each.
 */
export function serveDevices(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  serveCall(app, savePushToken, [requireSession(dependencies)], async (request, context) => {
    const session = context.get('session');
    requireOwnNumber(session, request.phone);
    const { userId, id: sessionId } = session;
    const belongs = { userId, sessionId, savedAt: clock() };
    const tokenHash = hash(request.token);
    await db.transaction(async (transaction) => {
      await lockPerson(transaction, userId);
      // In one order for everybody: two people may swap their devices.
      await transaction
        .select({ tokenHash: pushTokens.tokenHash })
        .from(pushTokens)
        .where(or(eq(pushTokens.tokenHash, tokenHash), eq(pushTokens.sessionId, sessionId)))
        .orderBy(pushTokens.tokenHash)
        .for('update');
      await transaction
        .insert(pushTokens)
        .values({ tokenHash, token: request.token, ...belongs })
        .onConflictDoUpdate({ target: pushTokens.tokenHash, set: belongs });
      await transaction
        .delete(pushTokens)
        .where(and(eq(pushTokens.sessionId, sessionId), ne(pushTokens.tokenHash, tokenHash)));
    });
    return { saved: true };
  });
}
