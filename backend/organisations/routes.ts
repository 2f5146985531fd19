import { lastDayToBook } from '#domain/availability.ts';
import {
  bookResource,
  getResource,
  getResourceSlots,
  getUserOrganisations,
} from '#domain/contract/organisations.ts';
import type { Asked } from '../bookings/asked.ts';
import { nextFreeDay } from '../bookings/next-free-day.ts';
import { dayAt } from '../calendar/days.ts';
import type { Dependencies } from '../dependencies.ts';
import { keptByBrowser } from '../http/caching.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireKnownSession, requireOwnId, requireSession } from '../sessions/bearer.ts';
import { bookResource as book } from './book.ts';
import { hasFree, judgeResource, offeredResource, resourceFor } from './resources.ts';
import { organisationsOf } from './tree.ts';
import { requireSensible } from './wanted-slots.ts';

/** A person's organisations, and their resources with times and bookings (§7.15 to §7.18). */
export function serveOrganisations(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas, metrics } = dependencies;
  const signedIn = requireSession(dependencies);
  const known = requireKnownSession(dependencies);

  serveCall(app, getUserOrganisations, [signedIn], async ({ userId, zone }, context) => {
    requireOwnId(context.get('session'), userId);
    const now = clock();
    const today =
      zone === undefined ? null : { userId, sessionId: null, day: dayAt(now, zone), now };
    return organisationsOf(db, userId, today);
  });

  const ofMembers = [known, ...keptByBrowser];
  serveCall(app, getResource, ofMembers, ({ resourceId }, context) => {
    const { userId, id: sessionId } = context.get('session');
    return resourceFor(db, resourceId, { userId, sessionId });
  });

  serveCall(app, getResourceSlots, ofMembers, async ({ resourceId, date }, context) => {
    const { userId, id: sessionId } = context.get('session');
    const asked = { userId, sessionId, day: date, now: clock() };
    const resource = await offeredResource(db, resourceId, asked);
    const slots = judgeResource(resource, asked).map(({ startTime, endTime, verdict }) => ({
      start: startTime,
      end: endTime,
      available: verdict === 'free',
    }));
    const { zone } = resource;
    const isFull = !slots.some(({ available }) => available);
    const load = (days: Asked) => offeredResource(db, resourceId, days);
    const next_day = isFull ? await nextFreeDay(asked, zone, load, hasFree) : undefined;
    return { slots, zone, bookable_until: lastDayToBook(zone, asked.now), next_day };
  });

  serveCall(app, bookResource, [known], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.userId);
    requireSensible(request.slots);
    const { ids, isNew } = await book(db, request, { now: clock(), sessionId: session.id }, quotas);
    if (isNew) metrics.bookings({ action: 'made', kind: 'resource' }, ids.length);
    return { booking_ids: [...ids] };
  });
}
