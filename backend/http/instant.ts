import * as v from 'valibot';
import { isInstantInDayRange } from '#domain/day-range.ts';
import { IsoDay } from '#domain/ids.ts';
import { refusal } from './refusal.ts';

const shape = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant of an ISO text with a zone. Refuses (400) a text without a zone, which would mean another
 * instant on every server, a day that does not exist, and years out of any calendar's use (§23.1).
 * `field` is its name in the refusal.
 */
export function requireInstant(field: string, text: string): Date {
  const [, day] = shape.exec(text) ?? [];
  const instant = new Date(text);
  if (!v.is(IsoDay, day) || Number.isNaN(instant.getTime())) {
    throw refusal(400, (say) => say.notAnInstant(field));
  }
  if (!isInstantInDayRange(instant)) {
    throw refusal(400, (say) => say.outOfYears(field));
  }
  return instant;
}
