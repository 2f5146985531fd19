import type { RequestOf } from '#domain/contract/call.ts';
import type { bookResource as contract } from '#domain/contract/organisations.ts';
import type { Asked } from '../bookings/asked.ts';
import { requireFree } from '../bookings/require-free.ts';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { judgeResource, type OfferedResource, offeredResource } from './resources.ts';
import { takeSlots } from './take-slots.ts';

type Wanted = RequestOf<typeof contract>;

/**
 * Books all of the slots for a person or none (§16.3), and answers with the bookings' ids. A repeat of
 * the request books nothing more and answers with the same ids, and `isNew` false. Refuses with a 409 a
 * slot that is not free, and more slots than a person may have open. As with services, the constraint
 * of the table decides between parallel requests for one slot.
 */
export async function bookResource(
  db: Database,
  wanted: Wanted,
  { now, sessionId }: Pick<Asked, 'now' | 'sessionId'>,
  quotas: Quotas,
): Promise<{ readonly ids: readonly string[]; readonly isNew: boolean }> {
  const asked = { userId: wanted.userId, day: wanted.date, now, sessionId };
  const resource = await offeredResource(db, wanted.resourceId, asked);
  const booked = bookedIds(resource, wanted);
  if (booked.length === wanted.slots.length) return { ids: booked, isNew: false };
  const judged = judgeResource(resource, asked);
  const slots = wanted.slots.map((times) => requireFree(judged, times));
  requireFewOpen(resource.openSlots + slots.length, quotas);
  const taken = await takeSlots(db, resource, slots, asked);
  return taken.length > 0
    ? { ids: taken, isNew: true }
    : bookResource(db, wanted, { now, sessionId }, quotas);
}

/** The bookings of those slots that the person has booked, by the promised wall times. */
function bookedIds({ booked }: OfferedResource, { slots, date }: Wanted): string[] {
  const own = booked.filter(({ isOwn, day }) => isOwn && day === date);
  return slots.flatMap((slot) => {
    const same = own.find(
      ({ startTime, endTime }) => startTime === slot.start && endTime === slot.end,
    );
    return same ? [same.id] : [];
  });
}

function requireFewOpen(slots: number, { openResourceSlots }: Quotas): void {
  if (slots > openResourceSlots) {
    throw refusal(409, (say) => say.tooManySlots(openResourceSlots));
  }
}
