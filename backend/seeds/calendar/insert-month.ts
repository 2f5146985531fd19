import { getDayOfWeek, parseDate } from '@internationalized/date';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import { appointments } from '../../db/booking-schema.ts';
import { calendarEvents, tasks } from '../../db/calendar-schema.ts';
import type { Database } from '../../db/database.ts';
import { uuidOf } from '../../uuid.ts';
import { inKurnool } from './in-kurnool.ts';
import {
  everydayTasks,
  everydayTime,
  monthlyAppointments,
  monthlyEvents,
  monthlyTasks,
} from './month.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fills a person's month, and today and tomorrow if they are empty, with what the person wrote down by
 * hand. Existing items stay unchanged, so each month gets its items once.
 */
export async function insertMonth(db: Database, userId: string, now: Date): Promise<void> {
  const today = dayIn('Asia/Kolkata', now);
  const days = [today, daysAfter(today, 1)];
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const small = days.filter(isFree).map((day) => ({
    day,
    time: everydayTime,
    title: titleOf(day),
    notes: null,
  }));

  const rowsOf = rowsFor(userId, now);
  await db
    .insert(appointments)
    .values(
      byHand(
        rowsOf('appointment', inMonths(months, monthlyAppointments), 'Confirmed', 'Completed'),
        now,
      ),
    )
    .onConflictDoNothing();
  await db
    .insert(calendarEvents)
    .values(byHand(rowsOf('event', inMonths(months, monthlyEvents), 'Going', 'Attended'), now))
    .onConflictDoNothing();
  await db
    .insert(tasks)
    .values(
      byHand(rowsOf('task', [...inMonths(months, monthlyTasks), ...small], 'To do', 'Done'), now),
    )
    .onConflictDoNothing();
}

interface Item {
  readonly day: string;
  readonly time: string;
  readonly title: string;
}

function rowsFor(userId: string, now: Date) {
  return <Seed extends Item>(kind: string, items: readonly Seed[], coming: string, over: string) =>
    items.map(({ day, time, ...own }) => {
      const timeSlot = inKurnool(day, time);
      const status = timeSlot < now ? over : coming;
      return { ...own, id: uuidOf(`${kind} ${day} ${time}`), userId, timeSlot, status };
    });
}

/** Rows that count as added by hand, so long ago that the day's quota is free. */
function byHand<Row>(rows: readonly Row[], now: Date) {
  const addedAt = new Date(now.getTime() - 2 * dayMs);
  return rows.map((row) => ({ ...row, addedAt }));
}

/** Each seed on its day of each of the given months (`YYYY-MM`). */
function inMonths<Seed extends { readonly day: number }>(
  months: readonly string[],
  seeds: readonly Seed[],
) {
  return months.flatMap((month) =>
    seeds.map((seed) => ({ ...seed, day: `${month}-${String(seed.day).padStart(2, '0')}` })),
  );
}

function isFree(day: string): boolean {
  const date = Number(day.slice(8));
  const monthly = [...monthlyAppointments, ...monthlyEvents, ...monthlyTasks];
  return monthly.every((seed) => seed.day !== date);
}

function titleOf(day: string): string {
  return everydayTasks[getDayOfWeek(parseDate(day), 'en-US', 'sun')] ?? everydayTasks[0];
}
