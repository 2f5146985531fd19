import { refusal } from '../http/refusal.ts';
import { requireWallTime } from '../http/wall-time.ts';

interface Slot {
  readonly start: string;
  readonly end: string;
}

/** Refuses (400) slots of one request that overlap or that hold texts that are not times. */
export function requireSensible(slots: readonly Slot[]): void {
  for (const slot of slots) {
    requireWallTime('slots, start', slot.start);
    requireWallTime('slots, end', slot.end);
  }
  const inOrder = slots.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  for (const [index, slot] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next !== undefined && (next.start === slot.start || next.start < lastMinute(slot))) {
      throw refusal(400, (say) => say.slotsOverlap);
    }
  }
}

/** The end as it sorts on the start's day: an end past midnight sorts after the whole day. */
function lastMinute({ start, end }: Slot): string {
  return end > start ? end : '24:00';
}
