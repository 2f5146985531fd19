import * as v from 'valibot';

const Uuid = v.pipe(v.string(), v.uuid());

/** Whether a text is a UUID; PostgreSQL rejects a comparison of an id with any other text. */
export function isUuid(text: string): boolean {
  return v.is(Uuid, text);
}
