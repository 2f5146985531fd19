import { isBlank } from '#domain/shown-text.ts';
import { refusal } from './refusal.ts';
import { requireWellFormed } from './well-formed.ts';

/** They turn what stands behind a name in its line as well. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name as others read it among other words (§12.7); refuses (400) one that cannot be kept or seen. */
export function shownName(field: string, text: string): string {
  requireWellFormed(text);
  requireShown(field, text);
  return text.replace(turns, '').trim();
}

/** Refuses (400) a text of which nothing is seen. */
export function requireShown(field: string, text: string): void {
  if (isBlank(text)) throw refusal(400, (say) => say.fieldInvalid(field));
}
