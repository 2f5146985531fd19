import type { RequestOf } from '#domain/contract/call.ts';
import {
  getUserEvents,
  getUserMemberInvites,
  respondToInvite,
  respondToMemberInvite,
} from '#domain/contract/invitations.ts';
import { pageSizes } from '#domain/contract/page.ts';
import { linkPending } from '#domain/contract/session.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnId, requireOwnNumber, requireSession } from '../sessions/bearer.ts';
import { claimInvitations } from './claim.ts';
import { invitedEventsOf, invitedOrder, respondToEvent } from './events.ts';
import { memberInvitesOf, memberOrder, respondToOrganisation } from './organisations.ts';

/** Invitations to events and organisations (§7.11 to §7.14), each only for the invited person. */
export function serveInvitations(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, getUserEvents, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    const page = pageOf(context, invitedOrder, askedAt(request));
    return { invitedEvents: await invitedEventsOf(db, session, page) };
  });

  serveCall(app, getUserMemberInvites, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    const page = pageOf(context, memberOrder, askedAt(request));
    return { invites: await memberInvitesOf(db, session, page) };
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

  function askedAt({ limit = pageSizes.invitations, cursor }: RequestOf<typeof getUserEvents>) {
    return { limit, cursor, now: clock() };
  }
}
