import { confirmBooking, slotsByDate } from '#domain/contract/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireWallTime } from '../http/wall-time.ts';
import { requireOwnId, requireSession } from '../sessions/bearer.ts';
import { bookService } from './book.ts';
import { freeSlots } from './free-slots.ts';
import { servicesLike } from './offered-service.ts';

/** `/calendar/slots-by-date` and `/bookings/confirm` (§7.19, §7.20). */
export function serveBookings(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, slotsByDate, [signedIn], async (request, context) => {
    const { owner_id: partnerId, service_duration: minutes, location_mode: locationMode } = request;
    const { userId } = context.get('session');
    const asked = { userId, day: request.date, now: clock() };
    return freeSlots(await servicesLike(db, { partnerId, minutes, locationMode }, asked), asked);
  });

  serveCall(app, confirmBooking, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    requireWallTime('start_time', request.start_time);
    requireWallTime('end_time', request.end_time);
    await bookService(db, request, clock(), quotas);
    context.status(201);
    return { start_time: request.start_time };
  });
}
