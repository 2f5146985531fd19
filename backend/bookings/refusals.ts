import { farthestDays, type JudgedSlot } from '../../src/domain/availability.ts';
import { refusal } from '../http/refusal.ts';

/** What a person hears when another was quicker, or when the time is engaged already. */
export const takenSentence = 'This time has been taken meanwhile. Please choose another one.';

const sentences = {
  over: 'This time is over. Please choose a later one.',
  tooSoon: 'This day is too soon to be booked. Please choose a later one.',
  tooFar: `Nothing can be booked more than ${farthestDays} days ahead. Please choose an earlier day.`,
  tooClose: 'This day is too close to another booking of yours. Please choose another one.',
  taken: takenSentence,
};

/** Refuses (409) a time that is not free; `undefined` is one that is not offered at all. */
export function requireFree(slot: JudgedSlot | undefined): JudgedSlot {
  if (slot === undefined) {
    throw refusal(409, 'This time is not offered. Please choose another one.');
  }
  if (slot.verdict !== 'free') throw refusal(409, sentences[slot.verdict]);
  return slot;
}

/** Refuses (400) what is no wall time `HH:MM`. */
export function refuseNonsense(field: string): never {
  throw refusal(400, `Please check ${field}: it is not a time such as 09:30.`);
}
