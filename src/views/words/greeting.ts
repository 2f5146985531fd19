import type { PartOfDay } from '../../domain/part-of-day.ts';
import { goodAfternoon, goodEvening, goodMorning } from './words.texts.ts';

/** A greeting for each part of a day. */
export const greetings: Readonly<Record<PartOfDay, string>> = {
  morning: goodMorning,
  afternoon: goodAfternoon,
  evening: goodEvening,
};
