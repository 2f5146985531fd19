import type { RequestOf } from '#domain/contract/call.ts';
import type { confirmBooking } from '#domain/contract/services.ts';
import type { Database } from '../db/database.ts';
import type { Quotas } from '../quotas/quotas.ts';
import type { Asked } from './asked.ts';
import { judgeService, type Reach, serviceOf, slotFrom, wholeDays } from './offered-service.ts';
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
  { now, sessionId }: Pick<Asked, 'now' | 'sessionId'>,
  quotas: Quotas,
  reach: Reach = slotFrom(wanted.start_time),
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const times = { start: wanted.start_time, end: wanted.end_time };
  const asked = { userId: wanted.user_id, day: wanted.date, times, now, sessionId };
  const { partner_id: partnerId, service_id: serviceId } = wanted;
  const service = await serviceOf(db, partnerId, serviceId, asked, reach);
  if (service.booked !== null) return { id: service.booked, isNew: false };
  const slot = requireFree(judgeService(service, asked), times);
  requireFewOpen(service.open, quotas);
  const taken = await takeSlot(db, service, slot, asked);
  if (taken !== null) return { id: taken, isNew: true };
  // A database that knows the zone by older rules than ours may have looked at another time.
  return bookService(db, wanted, { now, sessionId }, quotas, wholeDays);
}
