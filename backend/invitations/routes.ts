import {
  getUserEvents,
  getUserMemberInvites,
  respondToInvite,
  respondToMemberInvite,
} from '#domain/contract/invitations.ts';
import { linkPending } from '#domain/contract/session.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnId, requireOwnNumber, requireSession } from '../sessions/bearer.ts';
import { claimInvitations } from './claim.ts';
import { invitedEventsOf, respondToEvent } from './events.ts';
import { memberInvitesOf, respondToOrganisation } from './organisations.ts';

/** Invitations to events and organisations (§7.11 to §7.14), each only for the invited person. */
export function serveInvitations(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, getUserEvents, [signedIn], async ({ user_id }, context) => {
    const session = context.get('session');
    requireOwnId(session, user_id);
    return { invitedEvents: await invitedEventsOf(db, session, clock()) };
  });

  serveCall(app, getUserMemberInvites, [signedIn], async ({ user_id }, context) => {
    const session = context.get('session');
    requireOwnId(session, user_id);
    return { invites: await memberInvitesOf(db, session, clock()) };
  });

  serveCall(app, respondToInvite, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    await respondToEvent(db, session, request, clock());
    return {};
  });

  serveCall(app, respondToMemberInvite, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    await respondToOrganisation(db, session, request, clock());
    return {};
  });

  serveCall(app, linkPending, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    requireOwnNumber(session, request.contact);
    return { linked: await claimInvitations(db, session) };
  });
}
