import { eq } from 'drizzle-orm';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import { bookService } from '../../bookings/book.ts';
import { judgeService, serviceOf } from '../../bookings/offered-service.ts';
import { bookings, cancelledBookings } from '../../db/booking-schema.ts';
import type { Database } from '../../db/database.ts';
import { defaultQuotas } from '../../quotas/quotas.ts';
import { findUserId } from '../../users/users.ts';
import { demoUser } from '../seed.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the person has booked: one to come, and one that is over; `ahead` in days from then. */
const booked = [
  { partnerId: 'raghu-wellness', serviceId: 'senior-mobility-at-home-raghu', made: 0, ahead: 4 },
  { partnerId: 'kavitha-yoga', serviceId: 'sunrise-yoga-kavitha', made: -9, ahead: 4 },
] as const;

/**
 * Books for the demonstration's person, by the rules that people book by, once: a person who has
 * booked or cancelled anything keeps their bookings as they are.
 */
export async function seedBookings(db: Database, now: Date): Promise<void> {
  const userId = await findUserId(db, demoUser.mobile_number);
  if (userId === undefined || (await hasBooked(db, userId))) return;
  for (const { made, ...wanted } of booked) {
    await bookFirst(db, { ...wanted, userId, now: new Date(now.getTime() + made * dayMs) });
  }
}

async function hasBooked(db: Database, userId: string): Promise<boolean> {
  const kept = await db.select().from(bookings).where(eq(bookings.userId, userId)).limit(1);
  const gone = db.select().from(cancelledBookings).where(eq(cancelledBookings.userId, userId));
  return kept.length > 0 || (await gone.limit(1)).length > 0;
}

/** Books the first free time of a service, from `ahead` days on. */
async function bookFirst(
  db: Database,
  {
    userId,
    partnerId,
    serviceId,
    ahead,
    now,
  }: { userId: string; partnerId: string; serviceId: string; ahead: number; now: Date },
): Promise<void> {
  const first = daysAfter(dayIn('Asia/Kolkata', now), ahead);
  // A day may be closed: the next one is not.
  for (const date of [first, daysAfter(first, 1)]) {
    const asked = { userId, sessionId: null, day: date, now };
    const slots = judgeService(await serviceOf(db, partnerId, serviceId, asked), asked);
    const slot = slots.find(({ verdict }) => verdict === 'free');
    if (slot === undefined) continue;
    const times = { date, start_time: slot.startTime, end_time: slot.endTime };
    const wanted = { user_id: userId, partner_id: partnerId, service_id: serviceId, ...times };
    await bookService(db, wanted, { now, sessionId: null }, defaultQuotas);
    return;
  }
}
