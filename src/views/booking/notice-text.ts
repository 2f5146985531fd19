/** How far ahead the earliest booking is, in words. */
export function earliestText(days: number): string {
  if (days === 1) return 'Bookings are for tomorrow at the earliest.';
  return `Bookings are for ${days} days ahead at the earliest.`;
}

/** How far apart two bookings of one person must be, in words. */
export function gapText(days: number): string {
  return days === 1
    ? 'At least 1 day between your bookings'
    : `At least ${days} days between your bookings`;
}
