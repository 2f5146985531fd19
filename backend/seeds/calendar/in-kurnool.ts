/** The instant of a wall time `HH:MM` on a day `YYYY-MM-DD` in Kurnool, where clocks never change. */
export function inKurnool(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}
