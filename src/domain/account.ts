import * as v from 'valibot';
import { accountTexts } from './account.texts.ts';
import { AnsweredInstant } from './answered-time.ts';
import { AnsweredFlag, AnsweredId } from './ids.ts';
import { digitsOf } from './latin-digits.ts';
import { E164 } from './phone.ts';

const Said = v.nullish(v.string());
const SaidInstant = v.nullish(AnsweredInstant);
const SaidFlag = v.nullish(AnsweredFlag);

/**
 * A session that is signed in (§22.60): `device` in plain words, such as 'Chrome on Android', and
 * absent where it is unknown; its browser and its system by name (§22.127). It can be ended only
 * where the answer names its `id`, which is not the token.
 */
export const SignedInDevice = v.object({
  id: v.nullish(AnsweredId),
  device: Said,
  browser: Said,
  system: Said,
  signed_in_at: SaidInstant,
  last_seen_at: SaidInstant,
  is_this: SaidFlag,
});

export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;

/** A device in words: of its browser and its system where they are known, else as it was sent. */
export function deviceText({ device, browser, system }: SignedInDevice): string {
  if (browser && system) return accountTexts.deviceOn(browser, system);
  return browser || system || device || accountTexts.unknownDevice;
}

/** What the service tells a person of their account; `can_…` says which further calls it has. */
export const Account = v.object({
  name: Said,
  mobile_number: Said,
  member_since: SaidInstant,
  sessions: v.nullish(v.array(SignedInDevice), []),
  can_download: SaidFlag,
  can_delete: SaidFlag,
});

export type Account = v.InferOutput<typeof Account>;

/** The outcomes of asking for the account; `absent` is a service without such a call. */
export type AccountOutcome = { outcome: 'found'; account: Account } | { outcome: 'absent' };

/** The outcomes of ending a session of another device. */
export type EndSessionOutcome = { outcome: 'ended' } | { outcome: 'unauthorized' };

/** The outcomes of downloading all data; `refused` carries the service's own sentence. */
export type DownloadOutcome =
  | { outcome: 'saved' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/**
 * The outcomes of deleting the account; `refused` carries the service's own sentence, `proofTooOld` is
 * a refusal of a proof that has expired.
 */
export type DeleteAccountOutcome =
  | { outcome: 'deleted' }
  | { outcome: 'proofTooOld' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unauthorized' };

/** The number of digits that a person types before their account is deleted. */
export const lastDigits = 4;

/** The typed digits, at most as many as are asked for. */
export function confirmationDigits(text: string): string {
  return digitsOf(text, lastDigits);
}

/** Whether the typed digits are the last ones of a number (E.164, §22.63). */
export function isConfirmedBy(digits: string, mobileNumber: string): boolean {
  return digits.length === lastDigits && mobileNumber.endsWith(digits);
}

/** Whether the account can be deleted (§22.63): a code is sent to its number. */
export function canDelete({ can_delete, mobile_number }: Account): boolean {
  return can_delete === true && v.is(E164, mobile_number);
}

/** Whether the session of a device can be ended from this one (§22.61). */
export function canEnd({ id, is_this }: SignedInDevice): boolean {
  return typeof id === 'string' && is_this !== true;
}

/** The account without one of its sessions. */
export function withoutSession(account: Account, id: string): Account {
  return { ...account, sessions: account.sessions.filter((session) => session.id !== id) };
}

/** The devices with this one before all others, which stay in their order (§22.60). */
export function inOrder(sessions: readonly SignedInDevice[]): SignedInDevice[] {
  const place = ({ is_this }: SignedInDevice) => (is_this === true ? 0 : 1);
  return sessions.toSorted((a, b) => place(a) - place(b));
}
