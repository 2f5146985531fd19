import { refusal } from './refusal.ts';

/**
 * Refuses (400) texts with half a surrogate pair: a column would keep another letter in its place,
 * and JSON in the database none at all.
 */
export function requireWellFormed(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw refusal(400, 'Please check what was sent: it holds a character that cannot be kept.');
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(requireWellFormed);
}
