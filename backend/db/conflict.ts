/** `unique_violation`, `check_violation` and `exclusion_violation`. */
const brokenRules: readonly unknown[] = ['23505', '23514', '23P01'];

/** Whether an error means that a constraint of the database is violated. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && brokenRules.includes(error.code)) || isConflict(error.cause);
}

/** Whether an error means that a row refers to an account that has just been deleted. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isBroken = 'code' in error && error.code === '23503';
  const isOfUsers = 'constraint' in error && String(error.constraint).endsWith('_users_id_fk');
  return (isBroken && isOfUsers) || isAccountGone(error.cause);
}
