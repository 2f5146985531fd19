import { lastDayToBook } from '#domain/availability.ts';
import { dayIn, daysAfter } from '#domain/working-hours.ts';
import type { Asked } from './asked.ts';

/** How many days after a full one are looked through (§22.99). */
const lookAhead = 14;

/**
 * The first day after a full one that has a free slot; none where the asked day cannot be booked
 * itself, or where no day within reach has one. All days within reach are loaded at once.
 */
export async function nextFreeDay<Offer>(
  asked: Asked,
  zone: string,
  load: (days: Asked) => Promise<Offer>,
  hasFree: (offer: Offer, asked: Asked) => boolean,
): Promise<string | undefined> {
  const last = lastDayToBook(zone, asked.now);
  if (asked.day < dayIn(zone, asked.now) || asked.day >= last) return undefined;
  const farthest = daysAfter(asked.day, lookAhead);
  const lastDay = farthest < last ? farthest : last;
  const next = daysAfter(asked.day, 1);
  const offer = await load({ ...asked, day: next, lastDay });
  for (let day = next; day <= lastDay; day = daysAfter(day, 1)) {
    if (hasFree(offer, { ...asked, day })) return day;
  }
  return undefined;
}
