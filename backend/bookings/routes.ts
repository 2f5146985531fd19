import * as v from 'valibot';
import { confirmBooking, slotsByDate } from '../../src/domain/contract/services.ts';
import { WallTime } from '../../src/domain/working-hours.ts';
import type { Dependencies } from '../app.ts';
import type { App } from '../http/context.ts';
import { serveCall } from '../http/serve-call.ts';
import { requireOwnId, requireSession } from '../sessions/bearer.ts';
import { bookService } from './book.ts';
import { freeSlots } from './free-slots.ts';
import { refuseNonsense } from './refusals.ts';

/** `/calendar/slots-by-date` and `/bookings/confirm` (specification, 7). */
export function serveBookings(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const signedIn = requireSession(dependencies);

  serveCall(app, slotsByDate, [signedIn], async (request, context) => {
    const { owner_id, service_duration, location_mode, date } = request;
    const asked = { userId: context.get('session').userId, day: date, now: clock() };
    return { slots: await freeSlots(db, owner_id, service_duration, location_mode, asked) };
  });

  serveCall(app, confirmBooking, [signedIn], async (request, context) => {
    requireOwnId(context.get('session'), request.user_id);
    for (const field of ['start_time', 'end_time'] as const) {
      if (!v.is(WallTime, request[field])) refuseNonsense(field);
    }
    await bookService(db, request, clock());
    context.status(201);
    return { start_time: request.start_time };
  });
}
