import { createHmac } from 'node:crypto';

/**
 * A keyed hash, the only form in which Aadhaar digits are stored; bound to the account, so that
 * equal digits of two people differ.
 */
export function hashAadhaar(key: string, userId: string, digits: string): string {
  return createHmac('sha256', key).update(`${userId}:${digits}`).digest('base64url');
}
