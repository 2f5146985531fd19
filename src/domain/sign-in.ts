import * as v from 'valibot';

/** What `/check-user` can say; `refused` carries the service's own sentence. */
export type CheckUserOutcome =
  | { outcome: 'known' }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; message: string };

/** What asking for a one-time code can come to. */
export type SendCodeOutcome = { outcome: 'sent' } | { outcome: 'tooManyTries' };

/** What waiting for the message itself can come to, where the browser can read it. */
export type ReceiveCodeOutcome = { outcome: 'received'; code: string } | { outcome: 'unsupported' };

/** What confirming a one-time code can come to; `proof` is the provider's ID token. */
export type ConfirmCodeOutcome =
  | { outcome: 'confirmed'; proof: string }
  | { outcome: 'wrongCode' }
  | { outcome: 'notRequested' }
  | { outcome: 'tooManyTries' };

/** What `/login` can come to. */
export type LoginOutcome =
  | { outcome: 'signedIn'; token: string; userID: string }
  | { outcome: 'refused'; message: string };

/** What `/signup` can come to; `incomplete` is an answer without token or userID. */
export type SignupOutcome =
  | { outcome: 'registered'; token: string; userID: string }
  | { outcome: 'incomplete' }
  | { outcome: 'refused'; message: string };

/** A one-time code has this many digits (§9.1). */
export const codeLength = 6;

/** The digits of what was typed or pasted, at most six of them. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

/** What is kept of a login under way, in case of a reload; codes and proofs never are. */
export const LoginDraft = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  typedNumber: v.pipe(v.string(), v.maxLength(40)),
  mobileNumber: v.nullable(v.string()),
  step: v.picklist(['phone', 'code']),
});

export type LoginDraft = v.InferOutput<typeof LoginDraft>;
