/** `unique_violation`, `check_violation` and `exclusion_violation`. */
const brokenRules: readonly unknown[] = ['23505', '23514', '23P01'];

/** Whether an error means that a constraint of the database is violated. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && brokenRules.includes(error.code)) || isConflict(error.cause);
}

const ofPeople = /_(users_id|session_id_sessions_id)_fk$/;

/** Whether an error means that a row refers to an account or a session that has just been deleted. */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isBroken = 'code' in error && error.code === '23503';
  const isOfPeople = 'constraint' in error && ofPeople.test(String(error.constraint));
  return (isBroken && isOfPeople) || isPersonGone(error.cause);
}
