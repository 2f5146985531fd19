import { validateToken } from '#domain/contract/session.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { findSession } from './sessions.ts';

/** `/validate-token` (§7.2). */
export function serveSessions(app: App, { db, clock }: Dependencies): void {
  serveCall(app, validateToken, [], async ({ token }) => ({
    valid: (await findSession(db, token, clock())) !== undefined,
  }));
}
