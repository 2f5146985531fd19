/** `unique_violation`, `check_violation` and `exclusion_violation`. */
const brokenRules: readonly unknown[] = ['23505', '23514', '23P01'];

/** What is wanted cannot be had. `message` is the sentence for a person, unless it has none. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The conflict behind an error, by our own word or by a broken rule of the database, if it is one. */
export function conflictBehind(error: unknown): Conflict | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof Conflict) return error;
  const isBrokenRule = 'code' in error && brokenRules.includes(error.code);
  return isBrokenRule ? new Conflict() : conflictBehind(error.cause);
}
