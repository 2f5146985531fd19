import { createHash } from 'node:crypto';
import * as v from 'valibot';

const Uuid = v.pipe(v.string(), v.uuid());

/** Whether a text is a UUID; PostgreSQL rejects a comparison of an id with any other text. */
export function isUuid(text: string): boolean {
  return v.is(Uuid, text);
}

/** A UUID that is equal for equal texts, and different for any other. */
export function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
