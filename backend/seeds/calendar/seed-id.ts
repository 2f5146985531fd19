import { createHash } from 'node:crypto';

/** An id (UUID) that is equal for equal seeds, so that a seed is inserted once. */
export function seedId(what: string): string {
  const hash = createHash('sha256').update(what).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The instant of a wall time `HH:MM` on a day `YYYY-MM-DD` in Kurnool, where clocks never change. */
export function inKurnool(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}
