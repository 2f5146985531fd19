import { isSameSlot, type Slot } from './slot.ts';

/** Parts of a day that slots are grouped by. */
export const dayParts = ['Morning', 'Afternoon', 'Evening'] as const;

type DayPart = (typeof dayParts)[number];

const written =
  /^(\d{4}-\d\d-\d\d[T ])?(?<hour>\d{1,2}):(?<minute>[0-5]\d)(:\d\d(\.\d+)?)?(\s*(?<half>[ap])\.?m\.?)?$/i;

/** Whether a time is an instant, which each device shows in its own zone. */
export function isInstant(time: string): boolean {
  return /^\d{4}-.*T.*(Z|[+-]\d\d:?\d\d)$/i.test(time);
}

/**
 * The time of day, `HH:MM`, that '9:00', '09:00:00', '1:00 PM', '24:00' or '2026-03-09T09:00' says, or that
 * an instant has on this device; null for any other text.
 */
export function timeOfDay(text: string): string | null {
  const wall = isInstant(text) ? new Date(text).toTimeString().slice(0, 5) : text.trim();
  const { hour, minute, half } = written.exec(wall)?.groups ?? {};
  const said = Number(hour);
  if (!(half ? said >= 1 && said <= 12 : said <= 24)) return null;
  const hours = half ? (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : said % 24;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** 'start - end', as slots are shown (§2.37). */
export function slotText({ start, end }: Slot): string {
  return `${shownTime(start)} - ${shownTime(end)}`;
}

/** Slots in a sentence: no line ends within one. */
export function slotsText(slots: readonly Slot[]): string {
  return slots.map((slot) => slotText(slot).replaceAll(' ', '\u00a0')).join(', ');
}

/** A time as the service wrote it; of one with its day the time of day alone (§21.2). */
export function shownTime(time: string): string {
  return /^\d{4}-/.test(time) ? (timeOfDay(time) ?? time) : time;
}

/** Slots in time order, each once: the service may send them in any order, or twice. */
export function inOrder(slots: readonly Slot[]): Slot[] {
  const sorted = slots.toSorted(
    (a, b) =>
      orderOf(a.start).localeCompare(orderOf(b.start)) ||
      orderOf(a.end).localeCompare(orderOf(b.end)),
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

/** Which part of the day a slot begins in: before 12:00, before 17:00, or after. */
export function dayPart({ start }: Slot): DayPart {
  const time = placeOf(start);
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

/** The text by which times are sorted: instants run on over midnight. */
function orderOf(time: string): string {
  const at = isInstant(time) ? Date.parse(time) : Number.NaN;
  return Number.isNaN(at) ? placeOf(time) : new Date(at).toISOString();
}

/** The text by which written times are compared. */
function placeOf(time: string): string {
  return timeOfDay(time) ?? time;
}
