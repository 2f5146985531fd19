/** The parts of a day by which people greet each other. */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The part of a day that an hour belongs to, 0 to 23; the night belongs to the evening. */
export function partOfDayAt(hour: number): PartOfDay {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
