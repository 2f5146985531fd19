import type { Database } from '../db/database.ts';
import { noSuchBooking } from './found-booking.ts';
import { giveBackSeat, giveBackSlot } from './give-back.ts';
import type { MeantBooking } from './list-bookings.ts';
import { requireNotice } from './notice.ts';
import { ownBooking } from './own-booking.ts';

/**
 * Cancels a person's booking of a service or a resource; its appointment goes with it (§22.41).
 * Repeating the request changes nothing. Answers with the kind of the booking, or null for a
 * repetition. Refuses with a 409 a booking that has begun or whose provider asks for more notice, and
 * with a 404 one that is unknown or another person's.
 */
export async function cancelOwn(
  db: Database,
  wanted: MeantBooking,
): Promise<'partner' | 'resource' | null> {
  const found = await ownBooking(db, wanted);
  if (found?.isCancelled) return null;
  const booked = found?.session ?? found?.slot;
  if (!found || !booked) throw noSuchBooking();
  requireNotice({ ...found, startsAt: booked.startsAt }, wanted.now, 'cancelled');
  const given = { ...wanted, turns: found.turns };
  const isDone =
    'resourceId' in booked
      ? await giveBackSlot(db, { ...given, resourceId: booked.resourceId })
      : await db.transaction((transaction) =>
          giveBackSeat(transaction, {
            ...given,
            sessionId: booked.id,
            partnerId: booked.partnerId,
            isNoted: true,
          }),
        );
  // Another booking of the person came between, and must be read.
  if (!isDone) return cancelOwn(db, wanted);
  return 'resourceId' in booked ? 'resource' : 'partner';
}
