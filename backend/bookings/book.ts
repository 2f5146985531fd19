import type { RequestOf } from '#domain/contract/call.ts';
import type { confirmBooking } from '#domain/contract/services.ts';
import type { Database } from '../db/database.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { judgeService, type OfferedService, serviceOf } from './offered-service.ts';
import { requireFewOpen } from './require-few-open.ts';
import { requireFree } from './require-free.ts';
import { takeSlot } from './take-slot.ts';

type Wanted = RequestOf<typeof confirmBooking>;

/**
 * Books one slot for a person (§7.20) and answers with the booking's id. A repeat of the request books
 * nothing more and answers with the same id, and `isNew` false. Refuses with a 409 a slot that is not
 * free, and one booking more than a person may have open. Free slots are read without a lock: among
 * parallel requests, the constraints admit as many as there are seats.
 */
export async function bookService(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const asked = { userId: wanted.user_id, day: wanted.date, now };
  const service = await serviceOf(db, wanted.partner_id, wanted.service_id, asked);
  const booked = bookedId(service, wanted);
  if (booked !== null) return { id: booked, isNew: false };
  const times = { start: wanted.start_time, end: wanted.end_time };
  const slot = requireFree(judgeService(service, asked), times);
  requireFewOpen(service.open, quotas);
  const taken = await takeSlot(db, service, slot, asked);
  return taken === null ? bookService(db, wanted, now, quotas) : { id: taken, isNew: true };
}

/** By the promised wall times, so that a repeat is recognised even after hours changed. */
function bookedId({ id, sessions }: OfferedService, wanted: Wanted): string | null {
  const booked = sessions.find(
    ({ ownId, serviceId, day, startTime, endTime }) =>
      ownId !== null &&
      serviceId === id &&
      day === wanted.date &&
      startTime === wanted.start_time &&
      endTime === wanted.end_time,
  );
  return booked?.ownId ?? null;
}
