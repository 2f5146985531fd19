import type { OpenHours } from '#domain/working-hours.ts';

type Weekday = OpenHours['weekday'];

/** Days of the week; 0 is Sunday. */
export const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
export const mondayToSaturday: readonly Weekday[] = [1, 2, 3, 4, 5, 6];
export const mondayToFriday: readonly Weekday[] = [1, 2, 3, 4, 5];
export const weekend: readonly Weekday[] = [0, 6];

/** The same wall times on several days; closing at or before opening means on the next day. */
export function open(
  weekdays: readonly Weekday[],
  opens: string,
  closes: string,
): readonly OpenHours[] {
  return weekdays.map((weekday) => ({ weekday, opens, closes }));
}
