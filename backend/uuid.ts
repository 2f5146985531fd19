import * as v from 'valibot';

const Uuid = v.pipe(v.string(), v.uuid());

/** Whether a text may be compared with an id of the database, which knows no other texts for one. */
export function isUuid(text: string): boolean {
  return v.is(Uuid, text);
}
