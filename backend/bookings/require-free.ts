import type { JudgedSlot } from '#domain/availability.ts';
import { refusal } from '../http/refusal.ts';

const sentences = {
  over: 'This time is over. Please choose a later one.',
  tooSoon: 'This day is too soon to be booked. Please choose a later one.',
  tooClose: 'This day is too close to another booking of yours. Please choose another one.',
  taken: 'This time is taken. Please choose another one.',
};

/** The free slot with these wall times `HH:MM`; refuses (409) if there is none. */
export function requireFree(
  judged: readonly JudgedSlot[],
  { start, end }: { readonly start: string; readonly end: string },
): JudgedSlot {
  const slot = judged.find(({ startTime, endTime }) => startTime === start && endTime === end);
  if (slot === undefined) {
    throw refusal(409, 'This time is not offered. Please choose another one.');
  }
  if (slot.verdict !== 'free') throw refusal(409, sentences[slot.verdict]);
  return slot;
}
