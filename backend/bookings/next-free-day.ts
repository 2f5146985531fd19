import { lastDayToBook } from '#domain/availability.ts';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import type { Asked } from './asked.ts';

/** How many days after a full one are looked through. */
const lookAhead = 14;

/**
 * The first day after a full one that has a free slot; none where the asked day cannot be booked
 * itself, or where no day within reach has one.
 */
export async function nextFreeDay(
  asked: Asked,
  zone: string,
  hasFree: (asked: Asked) => Promise<boolean>,
): Promise<string | undefined> {
  const last = lastDayToBook(zone, asked.now);
  if (asked.day < dayIn(zone, asked.now) || asked.day > last) return undefined;
  for (let ahead = 1; ahead <= lookAhead; ahead += 1) {
    const day = daysAfter(asked.day, ahead);
    if (day > last) return undefined;
    if (await hasFree({ ...asked, day })) return day;
  }
  return undefined;
}
