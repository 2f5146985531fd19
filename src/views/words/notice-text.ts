/** Why the next days cannot be booked, in a sentence. */
export function earliestText(days: number): string {
  return `This service is booked at least ${daysText(days)} ahead.`;
}

/** A number of days in words. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
