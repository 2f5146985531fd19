import * as v from 'valibot';
import { WallTime } from '#domain/working-hours.ts';
import { refusal } from './refusal.ts';

/** Refuses (400) what is no wall time `HH:MM`. `field` is what a person calls it. */
export function requireWallTime(field: string, text: string): void {
  if (!v.is(WallTime, text)) {
    throw refusal(400, `Please check ${field}: it is not a time such as 09:30.`);
  }
}
