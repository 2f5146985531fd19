import { DrizzleQueryError } from 'drizzle-orm';

/** The database did not answer in time, or could not be reached. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/**
 * SQLSTATEs by which the database says that it gave up, went away or can write nothing now: a lost
 * connection, a statement, a lock or a transaction that took too long, too few connections, memory or
 * disk, a failure of the disk, a stop and a start, and a server that another one has replaced.
 */
const gaveUp = /^(08...|53...|58...|57014|55P03|25P0[34]|25006|57P0[1-5])$/;

/** Whether an error of a request means that the database did not answer. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  return error instanceof DrizzleQueryError && hasGivenUp(error.cause);
}

/**
 * Whether an error of the driver means that the database gave up, or that the driver failed without
 * a word of it.
 */
export function hasGivenUp(error: unknown): boolean {
  return isSilent(error) || gaveUp.test(codeOf(error));
}

/**
 * Whether an error of the driver came without a word of the database. Each SQLSTATE has a digit; a code of the
 * system may be as long, as EPIPE is.
 */
export function isSilent(error: unknown): boolean {
  return !/^(?=.*\d)[0-9A-Z]{5}$/.test(codeOf(error));
}

/** Whether the database ended a request so that another one could go on, by a deadlock: it can be sent again. */
export function hasGivenWay(error: unknown): boolean {
  return error instanceof DrizzleQueryError && /^(40001|40P01)$/.test(codeOf(error.cause));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
