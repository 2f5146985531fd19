import { createHash } from 'node:crypto';
import { savePushToken } from '#domain/contract/session.ts';
import { pushTokens } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnNumber, requireSession } from '../sessions/bearer.ts';

/** `/save_token` (§7.6): a device's push token belongs to the person who signed in there last. */
export function serveDevices(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  serveCall(app, savePushToken, [requireSession(dependencies)], async (request, context) => {
    const session = context.get('session');
    requireOwnNumber(session, request.phone);
    const belongs = { userId: session.userId, sessionId: session.id, savedAt: clock() };
    await db
      .insert(pushTokens)
      .values({ tokenHash: hash(request.token), token: request.token, ...belongs })
      .onConflictDoUpdate({ target: pushTokens.tokenHash, set: belongs });
    return { saved: true };
  });
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
