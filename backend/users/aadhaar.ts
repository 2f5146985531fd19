import { createHmac } from 'node:crypto';

/**
 * The only form in which Aadhaar digits are kept: a keyed hash, bound to the account so that equal
 * digits of two people do not look equal.
 */
export function hashAadhaar(key: string, userId: string, digits: string): string {
  return createHmac('sha256', key).update(`${userId}:${digits}`).digest('base64url');
}
