import * as v from 'valibot';

/** A time that can be booked: local wall times as the service wrote them, such as '09:00' or '9:00 AM'. */
export const Slot = v.object({ start: v.string(), end: v.string() });

export type Slot = v.InferOutput<typeof Slot>;

/**
 * The calendar that slots belong to: a partner's service or a resource. `moving` is the booking that
 * is to be moved into one of them, `daysAhead` how many days ahead the service is booked at least.
 */
export type SlotSource =
  | {
      kind: 'service';
      partnerId: string;
      duration: number;
      locationMode: string;
      moving?: string;
      daysAhead?: number;
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

export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.start === other.start && one.end === other.end;
}

/** 'start - end', as slots are shown (§2.37). */
export function slotText({ start, end }: Slot): string {
  return `${start} - ${end}`;
}

/** Slots in a sentence: no line ends within one. */
export function slotsText(slots: readonly Slot[]): string {
  return slots.map((slot) => slotText(slot).replaceAll(' ', '\u00a0')).join(', ');
}

/** The chosen slots that are still offered (§15.4). */
export function stillFree(chosen: readonly Slot[], free: readonly Slot[]): Slot[] {
  return chosen.filter((slot) => free.some((other) => isSameSlot(other, slot)));
}

/** The chosen slots that can be booked; an empty list while the slots are not shown. */
export function bookableChoice({ chosen, offered }: { chosen: Slot[]; offered: number }): Slot[] {
  return offered > 0 ? chosen : [];
}
