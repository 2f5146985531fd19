import { goodAfternoon, goodEvening, goodMorning } from './words.texts.ts';

/** A greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5) return goodEvening;
  if (hour < 12) return goodMorning;
  return hour < 17 ? goodAfternoon : goodEvening;
}
