import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '../http/refusal.ts';

const hourMs = 60 * 60 * 1000;

/** When a booking begins, and how many hours before it `provider` wants to hear of a change. */
interface Noticed {
  readonly startsAt: Date;
  readonly provider: string;
  readonly noticeHours: number;
}

/** The first instant at which a booking can no longer be changed (§22.48). */
export function changeableUntil({ startsAt, noticeHours }: Omit<Noticed, 'provider'>): Date {
  return new Date(startsAt.getTime() - noticeHours * hourMs);
}

/** The same as a condition on the placeholder `now`, for the statement that changes the booking. */
export function isInTime(startsAt: PgColumn, noticeHours: PgColumn): SQL {
  return sql`${startsAt} - ${noticeHours} * interval '1 hour' > ${sql.placeholder('now')}::timestamptz`;
}

/** Refuses (409) to change a booking that has begun, or whose provider asked for more notice. */
export function requireNotice(booking: Noticed, now: Date, change: 'cancelled' | 'moved'): void {
  if (changeableUntil(booking) > now) return;
  if (booking.startsAt <= now) throw refusal(409, (say) => say.bookingBegun[change]);
  const { provider, noticeHours } = booking;
  throw refusal(409, (say) => say.noticeOver[change](provider, noticeHours));
}
