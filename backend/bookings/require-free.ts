import type { JudgedSlot } from '#domain/availability.ts';
import { refusal } from '../http/refusal.ts';

/** The free slot with these wall times `HH:MM`; refuses (409) if there is none. */
export function requireFree(
  judged: readonly JudgedSlot[],
  { start, end }: { readonly start: string; readonly end: string },
): JudgedSlot {
  const slot = judged.find(({ startTime, endTime }) => startTime === start && endTime === end);
  if (slot === undefined) {
    throw refusal(409, (say) => say.timeNotOffered);
  }
  const { verdict } = slot;
  if (verdict !== 'free') throw refusal(409, (say) => say.notFree[verdict]);
  return slot;
}
