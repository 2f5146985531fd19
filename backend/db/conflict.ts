/** `unique_violation`, `check_violation` and `exclusion_violation`. */
const brokenRules: readonly unknown[] = ['23505', '23514', '23P01'];

/** Thrown inside a transaction to undo it, because a row that it needs is somebody else's. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Whether a transaction failed because what it wanted is taken, by our own word or the database's. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Conflict) return true;
  return ('code' in error && brokenRules.includes(error.code)) || isConflict(error.cause);
}
