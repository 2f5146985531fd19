import { createEvent, getEvents } from '#domain/contract/events.ts';
import { pageSizes } from '#domain/contract/page.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireWellFormed } from '../http/well-formed.ts';
import { requireOwnId, requireSession } from '../sessions/bearer.ts';
import { createEvent as create } from './create-event.ts';
import { hostedEventsOf, hostedOrder } from './hosted-events.ts';

/** `/create_event` and `/get_events` (§7.9, §7.10), each for the host alone. */
export function serveEvents(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, createEvent, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.host_id);
    requireWellFormed(request.eventData);
    return { event_id: await create(db, request, clock(), quotas) };
  });

  serveCall(app, getEvents, [signedIn], async (request, context) => {
    const { host_id, limit = pageSizes.events, cursor } = request;
    requireOwnId(context.get('session'), host_id);
    const page = pageOf(context, hostedOrder, { limit, cursor, now: clock() });
    return { events: await hostedEventsOf(db, host_id, page) };
  });
}
