import { cancelBooking, getBooking, getBookings, moveBooking } from '#domain/contract/bookings.ts';
import { pageSizes } from '#domain/contract/page.ts';
import { confirmBooking, slotsByDate } from '#domain/contract/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireWallTime } from '../http/wall-time.ts';
import { requireKnownSession, requireOwnId, requireSession } from '../sessions/bearer.ts';
import { isUuid } from '../uuid.ts';
import type { Asked } from './asked.ts';
import { bookService } from './book.ts';
import { cancelOwn } from './cancel.ts';
import { foundBooking } from './found-booking.ts';
import { freeSlots, hasFree } from './free-slots.ts';
import { bookingOf, bookingOrder, bookingsOf } from './list-bookings.ts';
import { moveOwn } from './move.ts';
import { nextFreeDay } from './next-free-day.ts';
import { servicesLike } from './offered-service.ts';

/** Slots and bookings of services (§7.19, §7.20), and what becomes of bookings (§22.40 to §22.47). */
export function serveBookings(app: App, dependencies: Dependencies): void {
  const { db, clock, quotas, metrics } = dependencies;
  const signedIn = requireSession(dependencies);
  const known = requireKnownSession(dependencies);

  serveCall(app, slotsByDate, [known], async (request, context) => {
    const { owner_id: partnerId, service_duration: minutes, location_mode: locationMode } = request;
    const { userId, id: sessionId } = context.get('session');
    // A text that is no booking's id moves nothing.
    const moving = request.moving && isUuid(request.moving) ? request.moving : undefined;
    const asked = { userId, sessionId, day: request.date, now: clock(), moving };
    const alikeOn = (of: Asked) => servicesLike(db, { partnerId, minutes, locationMode }, of);
    const alike = await alikeOn(asked);
    const found = freeSlots(alike, asked);
    const [first] = alike;
    if (found.slots.length > 0 || first === undefined) return found;
    const next_day = await nextFreeDay(asked, first.working.zone, alikeOn, hasFree);
    return { ...found, next_day };
  });

  serveCall(app, confirmBooking, [known], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    requireWallTime('start_time', request.start_time);
    requireWallTime('end_time', request.end_time);
    const { id, isNew } = await bookService(
      db,
      request,
      { now: clock(), sessionId: session.id },
      quotas,
    );
    if (isNew) metrics.bookings({ action: 'made', kind: 'partner' });
    context.status(201);
    return { start_time: request.start_time, booking_id: id };
  });

  serveCall(app, getBookings, [signedIn], async (request, context) => {
    const { user_id: userId, limit = pageSizes.bookings, cursor } = request;
    requireOwnId(context.get('session'), userId);
    const now = clock();
    const page = pageOf(context, bookingOrder, { limit, cursor, now });
    return { bookings: await bookingsOf(db, userId, page, now) };
  });

  serveCall(app, getBooking, [signedIn], (request, context) => {
    const { user_id: userId, booking_id: bookingId } = request;
    requireOwnId(context.get('session'), userId);
    return foundBooking(db, { userId, bookingId, now: clock() });
  });

  serveCall(app, cancelBooking, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    const { user_id: userId, booking_id: bookingId } = request;
    const kind = await cancelOwn(db, { userId, bookingId, now: clock() });
    if (kind !== null) metrics.bookings({ action: 'cancelled', kind });
    return {};
  });

  serveCall(app, moveBooking, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    requireWallTime('start_time', request.start_time);
    requireWallTime('end_time', request.end_time);
    const now = clock();
    const isMoved = await moveOwn(db, request, now, quotas);
    if (isMoved) metrics.bookings({ action: 'moved', kind: 'partner' });
    const { user_id: userId, booking_id: bookingId } = request;
    return { booking: await bookingOf(db, { userId, bookingId, now }) };
  });
}
