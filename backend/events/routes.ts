import { cancelEvent, createEvent, getEvents, updateEvent } from '#domain/contract/events.ts';
import { pageSizes } from '#domain/contract/page.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireWellFormed } from '../http/well-formed.ts';
import { requireOwnId, requireSession } from '../sessions/bearer.ts';
import { cancelEvent as cancel } from './cancel-event.ts';
import { createEvent as create } from './create-event.ts';
import { hostedEventsOf, hostedOrder } from './hosted-events.ts';
import { updateEvent as update } from './update-event.ts';

/** A host's events (§7.9, §7.10), and what becomes of them (§22.50), each for the host alone. */
export function serveEvents(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas, outbox } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, createEvent, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.host_id);
    requireWellFormed(request.eventData);
    const event_id = await create(db, request, clock(), quotas, outbox);
    outbox.wake();
    return { event_id };
  });

  serveCall(app, getEvents, [signedIn], async (request, context) => {
    const { host_id, limit = pageSizes.events, cursor } = request;
    requireOwnId(context.get('session'), host_id);
    const now = clock();
    const page = pageOf(context, hostedOrder, { limit, cursor, now });
    return { events: await hostedEventsOf(db, host_id, page, now) };
  });

  serveCall(app, updateEvent, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    requireWellFormed(request.eventData);
    await update(db, request, clock(), quotas, outbox);
    outbox.wake();
    return {};
  });

  serveCall(app, cancelEvent, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    requireWellFormed({ message: request.message });
    await cancel(db, request, clock(), outbox);
    outbox.wake();
    return {};
  });
}
