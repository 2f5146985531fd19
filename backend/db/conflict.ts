/** `unique_violation`, `check_violation` and `exclusion_violation`. */
const brokenRules: readonly unknown[] = ['23505', '23514', '23P01'];

/** A conflict with another booking. `message` is the sentence for the user, if there is one. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * The conflict behind an error: our own, or a violated constraint of the database; undefined for
 * other errors.
 */
export function conflictBehind(error: unknown): Conflict | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof Conflict) return error;
  const isBrokenRule = 'code' in error && brokenRules.includes(error.code);
  return isBrokenRule ? new Conflict() : conflictBehind(error.cause);
}
