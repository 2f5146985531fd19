import { inject } from 'vitest';
import { latestCode } from '../../scripts/stack/codes.ts';

/** Where the stack of this run listens. */
export const stack = {
  appUrl: inject('appUrl'),
  apiUrl: inject('apiUrl'),
  authUrl: inject('authUrl'),
  dataFolder: inject('dataFolder'),
};

/** The newest unused one-time code for an E.164 number; after a resend pass the code read before. */
export function codeFor(number: string, otherThan?: string): Promise<string> {
  return latestCode(stack.authUrl, number, otherThan);
}
