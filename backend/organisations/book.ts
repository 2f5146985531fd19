import type { RequestOf } from '#domain/contract/call.ts';
import type { bookResource as contract } from '#domain/contract/organisations.ts';
import { requireFree } from '../bookings/require-free.ts';
import type { Database } from '../db/database.ts';
import { refusal } from '../http/refusal.ts';
import { inWords, type Quotas } from '../quotas/quotas.ts';
import { judgeResource, type OfferedResource, offeredResource } from './resources.ts';
import { takeSlots } from './take-slots.ts';

type Wanted = RequestOf<typeof contract>;

/**
 * Books all of the slots for a person or none; repeating the request books nothing more. Refuses
 * with a 409 a slot that is not free, and more slots than a person may have open. As with services,
 * the constraint of the table decides between parallel requests for one slot.
 */
export async function bookResource(
  db: Database,
  wanted: Wanted,
  now: Date,
  quotas: Quotas,
): Promise<void> {
  const asked = { userId: wanted.userId, day: wanted.date, now };
  const resource = await offeredResource(db, wanted.resourceId, asked);
  if (isBooked(resource, wanted)) return;
  const judged = judgeResource(resource, asked);
  const slots = wanted.slots.map((times) => requireFree(judged, times));
  requireFewOpen(resource.openSlots + slots.length, quotas);
  if (!(await takeSlots(db, resource, slots, asked))) await bookResource(db, wanted, now, quotas);
}

/** Whether the person has booked all of the slots, by the promised wall times. */
function isBooked({ booked }: OfferedResource, { slots, date }: Wanted): boolean {
  const own = booked.filter(({ isOwn, day }) => isOwn && day === date);
  return slots.every((slot) =>
    own.some(({ startTime, endTime }) => startTime === slot.start && endTime === slot.end),
  );
}

function requireFewOpen(slots: number, { openResourceSlots }: Quotas): void {
  if (slots > openResourceSlots) {
    throw refusal(
      409,
      `You can have at most ${inWords(openResourceSlots)} booked slots to come. Please choose fewer, or book again later.`,
    );
  }
}
