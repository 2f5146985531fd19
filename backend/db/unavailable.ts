import { DrizzleQueryError } from 'drizzle-orm';

/** The database did not answer in time, or could not be reached. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/**
 * SQLSTATEs by which the database says that it gave up or went away: a lost connection, a statement,
 * a lock or a transaction that took too long, too many connections, a stop and a start.
 */
const gaveUp = /^(08...|57014|55P03|25P0[34]|53300|57P0[1-5])$/;

/**
 * Whether an error means that the database did not answer: it gave up, or the driver failed without
 * a word of it.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  return error instanceof DrizzleQueryError && (gaveUp.test(stateOf(error)) || !stateOf(error));
}

/** The SQLSTATE, five characters; empty when the error is not the database's. */
function stateOf({ cause }: DrizzleQueryError): string {
  const code = cause !== undefined && 'code' in cause ? String(cause.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) ? code : '';
}
