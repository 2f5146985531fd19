import { linkPending } from '../../src/domain/contract/session.ts';
import type { Dependencies } from '../app.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnId, requireOwnNumber, requireSession } from '../sessions/bearer.ts';

/**
 * `/link_pending` (specification, 7). Invitations cannot be answered yet, so none is claimed and
 * `linked` counts none.
 */
export function serveInvitations(app: App, dependencies: Dependencies): void {
  serveCall(app, linkPending, [requireSession(dependencies)], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    requireOwnNumber(session, request.contact);
    return { linked: 0 };
  });
}
