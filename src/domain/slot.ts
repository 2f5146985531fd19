import * as v from 'valibot';

/** A time that can be booked: local wall times as the service wrote them, such as '09:00' or '9:00 AM'. */
export const Slot = v.object({ start: v.string(), end: v.string() });

export type Slot = v.InferOutput<typeof Slot>;

/**
 * The calendar that slots belong to: a partner's service or a resource. `moving` is the booking that
 * is to be moved into one of them.
 */
export type SlotSource =
  | {
      kind: 'service';
      partnerId: string;
      duration: number;
      locationMode: string;
      moving?: string;
    }
  | { kind: 'resource'; resourceId: string };

/**
 * The slots of a day, the IANA zone of their times if the service names it, and the last day
 * (`YYYY-MM-DD`) that can be asked for if the service says so. Of a full day the service may say the
 * next one that has a free slot.
 */
export interface DaySlots {
  slots: Slot[];
  zone: string | null;
  bookableUntil: string | null;
  nextDay?: string;
}

/** Parts of a day that slots are grouped by. */
export const dayParts = ['Morning', 'Afternoon', 'Evening'] as const;

export type DayPart = (typeof dayParts)[number];

export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.start === other.start && one.end === other.end;
}

/** 'start - end', as slots are shown (§2.37). */
export function slotText({ start, end }: Slot): string {
  return `${start} - ${end}`;
}

const written =
  /^(\d{4}-\d\d-\d\d[T ])?(?<hour>\d{1,2}):(?<minute>[0-5]\d)(:\d\d(\.\d+)?)?(\s*(?<half>[ap])\.?m\.?)?$/i;

/**
 * The time of day, `HH:MM`, that '9:00', '09:00:00', '1:00 PM', '24:00' or '2026-03-09T09:00' says; null for
 * any other text.
 */
export function timeOfDay(text: string): string | null {
  const { hour, minute, half } = written.exec(text.trim())?.groups ?? {};
  const said = Number(hour);
  if (!(half ? said >= 1 && said <= 12 : said <= 24)) return null;
  const hours = half ? (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : said % 24;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Slots in time order, each once: the service may send them in any order, or twice. */
export function inOrder(slots: readonly Slot[]): Slot[] {
  const sorted = slots.toSorted(
    (a, b) =>
      placeOf(a.start).localeCompare(placeOf(b.start)) ||
      placeOf(a.end).localeCompare(placeOf(b.end)),
  );
  return sorted.filter((slot, index) => {
    const before = sorted[index - 1];
    return !before || !isSameSlot(before, slot);
  });
}

/** Toggles a slot; where only one may be chosen it replaces the other. */
export function toggled(chosen: readonly Slot[], slot: Slot, isMultiple: boolean): Slot[] {
  if (chosen.some((other) => isSameSlot(other, slot))) {
    return chosen.filter((other) => !isSameSlot(other, slot));
  }
  return isMultiple ? inOrder([...chosen, slot]) : [slot];
}

/** The chosen slots that are still offered (§15.4). */
export function stillFree(chosen: readonly Slot[], free: readonly Slot[]): Slot[] {
  return chosen.filter((slot) => free.some((other) => isSameSlot(other, slot)));
}

/** The chosen slots that can be booked; an empty list while the slots are not shown. */
export function bookableChoice({ chosen, offered }: { chosen: Slot[]; offered: number }): Slot[] {
  return offered > 0 ? chosen : [];
}

/** Which part of the day a slot begins in: before 12:00, before 17:00, or after. */
export function dayPart({ start }: Slot): DayPart {
  const time = placeOf(start);
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

/** What a written time is compared by. */
function placeOf(time: string): string {
  return timeOfDay(time) ?? time;
}
