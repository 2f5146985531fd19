import * as v from 'valibot';
import { WallTime } from '#domain/working-hours.ts';
import { refusal } from './refusal.ts';

/** Refuses (400) a text that is not a wall time `HH:MM`. `field` is its name in the refusal. */
export function requireWallTime(field: string, text: string): void {
  if (!v.is(WallTime, text)) {
    throw refusal(400, (say) => say.notAWallTime(field));
  }
}
