import { canBeDateOfBirth } from '#domain/registration.ts';
import { dayIn } from '#domain/working-hours.ts';

/** The zone in which every day begins first. */
const earliestZone = 'Pacific/Kiritimati';

/** Whether a day (`YYYY-MM-DD`) can be a date of birth, wherever on earth the person is. */
export function isPlausibleBirthday(day: string, now: Date): boolean {
  return canBeDateOfBirth(day, dayIn(earliestZone, now));
}
