import * as v from 'valibot';
import { digitsOf } from './latin-digits.ts';
import { E164 } from './phone.ts';

/** The outcomes of `/check-user`; `refused` carries the service's own sentence. */
export type CheckUserOutcome =
  | { outcome: 'known' }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; message: string };

/** The outcomes of requesting a one-time code. */
export type SendCodeOutcome = { outcome: 'sent' } | { outcome: 'tooManyTries' };

/** The outcomes of waiting for the message itself, where the browser can read it. */
export type ReceiveCodeOutcome = { outcome: 'received'; code: string } | { outcome: 'unsupported' };

/** The provider's ID token for a number; `provenAt` in milliseconds, by this device's clock. */
export interface Proof {
  proof: string;
  provenAt: number;
}

/** The outcomes of confirming a one-time code. */
export type ConfirmCodeOutcome =
  | ({ outcome: 'confirmed' } & Proof)
  | { outcome: 'wrongCode' }
  | { outcome: 'notRequested' }
  | { outcome: 'tooManyTries' };

/**
 * The outcomes of opening a session for a proven number, by `/login` or `/signup`; `incomplete` is a
 * signup answered without token or userID, `invalid` one whose details the service does not take,
 * `proofTooOld` a refusal of a proof that has expired.
 */
export type OpenSessionOutcome =
  | { outcome: 'signedIn'; token: string; userID: string }
  | { outcome: 'registered'; token: string; userID: string }
  | { outcome: 'incomplete' }
  | { outcome: 'invalid'; message: string }
  | { outcome: 'proofTooOld' }
  | { outcome: 'refused'; message: string };

/** How long after the code was confirmed its proof opens a session, in seconds (§13.5). */
export const proofLifetimeSeconds = 5 * 60;

/** Whether a proof may have expired; times in milliseconds. */
export function isProofTooOld(provenAt: number, now: number): boolean {
  return now - provenAt >= proofLifetimeSeconds * 1_000;
}

/** The number of digits of a one-time code (§9.1). */
export const codeLength = 6;

/** Another code can be sent after this long (§12.3). */
export const resendPauseSeconds = 30;

/** The digits of the typed or pasted text, at most six (§12.2). */
export function codeDigits(text: string): string {
  return digitsOf(text, codeLength);
}

/** The greatest length of the number's field, in characters; a draft with more would not parse. */
export const longestTypedNumber = 100;

/** The draft of a login, for a reload; codes and proofs are never kept. */
export const LoginDraft = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  typedNumber: v.pipe(v.string(), v.maxLength(longestTypedNumber)),
  mobileNumber: v.nullable(E164),
  step: v.picklist(['phone', 'code']),
});

export type LoginDraft = v.InferOutput<typeof LoginDraft>;
