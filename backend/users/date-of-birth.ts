const oldest = '1900-01-01';
const farthestZoneMs = 14 * 60 * 60 * 1000;

/**
 * Whether a day (`YYYY-MM-DD`) can be a date of birth: since 1900, and today or earlier somewhere
 * on earth.
 */
export function isPlausibleBirthday(day: string, now: Date): boolean {
  const latest = new Date(now.getTime() + farthestZoneMs).toISOString().slice(0, 10);
  return day >= oldest && day <= latest;
}
