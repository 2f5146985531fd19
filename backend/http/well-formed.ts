import { refusal } from './refusal.ts';

/**
 * Refuses (400) texts with half a surrogate pair: a text column replaces it by another letter, and
 * a JSON column rejects it.
 */
export function requireWellFormed(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw refusal(400, (say) => say.characterNotKept);
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(requireWellFormed);
}
