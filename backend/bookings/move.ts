import { eq, TransactionRollbackError } from 'drizzle-orm';
import type { moveBooking } from '#domain/contract/bookings.ts';
import type { RequestOf } from '#domain/contract/call.ts';
import type { Database } from '../db/database.ts';
import { lockPerson } from '../db/lock-people.ts';
import { partners } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { noSuchBooking } from './found-booking.ts';
import { giveBackSeat } from './give-back.ts';
import { requireNotice } from './notice.ts';
import { judgeService, serviceOf } from './offered-service.ts';
import { ownBooking } from './own-booking.ts';
import { requireFewOpen } from './require-few-open.ts';
import { requireFree } from './require-free.ts';
import { takeSlot } from './take-slot.ts';

type Wanted = RequestOf<typeof moveBooking>;

/**
 * Moves a person's booking of a service to another slot (§22.46); it keeps its id. False for a repeat
 * of the request, which changes nothing. Refuses with a 404 a booking that the person does not have,
 * and with a 409 one that is cancelled, has begun or is of a resource, one whose partner asks for more
 * notice, and a slot that could not be booked if this booking did not exist.
 */
export async function moveOwn(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
): Promise<boolean> {
  const { user_id: userId, booking_id: bookingId } = wanted;
  const found = await ownBooking(db, { userId, bookingId });
  if (found?.isCancelled) throw refusal(409, (say) => say.bookingIsCancelled);
  if (found?.slot) throw refusal(409, (say) => say.slotNotMovable);
  if (!found?.session) throw noSuchBooking();
  const { turns, session } = found;
  if (isAt(session, wanted)) return false;
  requireNotice({ ...found, startsAt: session.startsAt }, now, 'moved');
  const asked = { userId, day: wanted.date, now, sessionId: null, moving: bookingId };
  const service = await serviceOf(db, session.partnerId, session.serviceId, asked);
  const times = { start: wanted.start_time, end: wanted.end_time };
  const slot = requireFree(judgeService(service, asked), times);
  requireFewOpen(service.open, quotas);
  const isMoved = await orUndone(
    db.transaction(async (transaction) => {
      // In the order of a deletion, which takes the person's account and then their partners.
      await lockPerson(transaction, userId);
      await lockPartner(transaction, session.partnerId);
      // Given back first, since the new time may overlap the old one; others see both at once.
      const { id: sessionId, partnerId } = session;
      const given = { userId, bookingId, turns, now, sessionId, partnerId, isNoted: false };
      if (!(await giveBackSeat(transaction, given))) return false;
      const taken = await takeSlot(transaction, { ...service, turns: turns + 1 }, slot, asked);
      return taken === null ? transaction.rollback() : true;
    }),
  );
  // Another booking came between, and must be read.
  return isMoved || moveOwn(db, wanted, now, quotas);
}

/** By the promised wall times, so that a repeat is recognised even after hours changed. */
function isAt(
  session: { readonly day: string; readonly startTime: string; readonly endTime: string },
  wanted: Wanted,
): boolean {
  const { day, startTime, endTime } = session;
  return day === wanted.date && startTime === wanted.start_time && endTime === wanted.end_time;
}

/** Moves of one partner wait here: each could otherwise wait for the time that the other one leaves. */
async function lockPartner(transaction: Database, id: string): Promise<void> {
  await transaction
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, id))
    .for('no key update');
}

/** The answer of a transaction; false if it was rolled back on purpose. */
async function orUndone(transaction: Promise<boolean>): Promise<boolean> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
