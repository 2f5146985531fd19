import { dayIn, daysAfter, slotsOfDay, type TimeSlot, type WorkingHours } from './working-hours.ts';

/** Nothing can be booked further ahead than this, in days from today (§22.90). */
export const farthestDays = 365;

/** The last day, `YYYY-MM-DD`, that can be booked in a zone. */
export function lastDayToBook(zone: string, now: Date): string {
  return lastDayFrom(dayIn(zone, now));
}

function lastDayFrom(today: string): string {
  return daysAfter(today, farthestDays);
}

/**
 * Whether a slot can be booked, or why not: it is over, its day is before the first that can be
 * booked, its day is too close to another booking of the same person, or it is taken.
 */
type Verdict = 'free' | 'over' | 'tooSoon' | 'tooClose' | 'taken';

/** A booked stretch of time. */
interface Busy {
  readonly start: Date;
  readonly end: Date;
  /** Whether a further person may still join, from the start to the end. */
  readonly isJoinable: boolean;
}

/** The facts that decide about the slots of one day, besides what is booked. */
interface CommonOffer {
  readonly working: WorkingHours;
  /** `YYYY-MM-DD` in the zone of the working hours. */
  readonly day: string;
  readonly minutes: number;
  readonly now: Date;
  /** The first day that can be booked, in days from today in that zone. */
  readonly floorDays: number;
  readonly isTooClose: boolean;
}

/** All facts that decide about the slots of one day. */
export interface DayOffer extends CommonOffer {
  readonly busy: readonly Busy[];
}

/** A slot with its verdict. */
export interface JudgedSlot extends TimeSlot {
  readonly verdict: Verdict;
}

/**
 * All slots of a day, each with its verdict; none for days that are over or too far ahead. The one
 * place that says what is free: lists show the free ones, and a booking is refused unless its slot
 * is one of them.
 */
export function judgeDay({ busy, ...offer }: DayOffer): JudgedSlot[] {
  return judgeOf(offer)(busy);
}

/** Judges one day for many people, each by their own bookings. `today` is the day at `now`. */
export function judgeOf(
  offer: CommonOffer,
  today = dayIn(offer.working.zone, offer.now),
): (busy: readonly Busy[]) => JudgedSlot[] {
  const { working, day, minutes, now } = offer;
  // First of all, since a day out of reach may be in a year that no calendar here can hold.
  if (day < today || day > lastDayFrom(today)) return () => [];
  const ofDay = verdictOfDay(offer, today);
  const slots = slotsOfDay(working, day, minutes);
  return (busy) => {
    const near = during(slots, busy);
    return slots.map((slot) => ({ ...slot, verdict: ofDay ?? verdictOfSlot(now, near, slot) }));
  };
}

/**
 * When the first free slot begins, looked for on so many days from today on; null where there is none.
 */
export function nextFree(offer: Omit<DayOffer, 'day'>, days: number): Date | null {
  const today = dayIn(offer.working.zone, offer.now);
  for (let ahead = offer.floorDays; ahead < days; ahead += 1) {
    const slots = judgeOf({ ...offer, day: daysAfter(today, ahead) }, today)(offer.busy);
    const free = slots.find(({ verdict }) => verdict === 'free');
    if (free) return free.start;
  }
  return null;
}

/** The bookings that overlap the time from the first slot to the last. */
function during(slots: readonly TimeSlot[], busy: readonly Busy[]): readonly Busy[] {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? overlapping(busy, first.start, last.end) : [];
}

function overlapping(busy: readonly Busy[], start: Date, end: Date): readonly Busy[] {
  const [from, to] = [start.getTime(), end.getTime()];
  return busy.filter((other) => other.start.getTime() < to && from < other.end.getTime());
}

function verdictOfDay(offer: CommonOffer, today: string): 'tooSoon' | 'tooClose' | undefined {
  if (offer.day < daysAfter(today, offer.floorDays)) return 'tooSoon';
  return offer.isTooClose ? 'tooClose' : undefined;
}

function verdictOfSlot(now: Date, busy: readonly Busy[], slot: TimeSlot): Verdict {
  if (slot.start <= now) return 'over';
  const others = overlapping(busy, slot.start, slot.end);
  return others.every((other) => canJoin(other, slot)) ? 'free' : 'taken';
}

function canJoin({ isJoinable, start, end }: Busy, slot: TimeSlot): boolean {
  return (
    isJoinable && start.getTime() === slot.start.getTime() && end.getTime() === slot.end.getTime()
  );
}
