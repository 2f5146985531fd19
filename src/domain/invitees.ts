import * as v from 'valibot';
import { eventLimits } from './event.ts';
import { latinDigits } from './latin-digits.ts';
import { callingCodeOf, toMobileNumber } from './mobile-number.ts';
import { defaultCountry, E164 } from './phone.ts';

/** The greatest length of the invitees' field, in characters. */
export const inviteesTextLimit = 20_000;

/** The text of the invitees' field, and the added numbers in E.164. */
export const InviteesDraft = v.object({
  country: v.string(),
  text: v.string(),
  numbers: v.array(E164),
});

export type InviteesDraft = v.InferOutput<typeof InviteesDraft>;

export const noInvitees: InviteesDraft = { country: defaultCountry, text: '', numbers: [] };

/** The result of adding typed or pasted numbers, each as it was written. */
export interface AddedInvitees {
  /** All invitees afterwards, in E.164. */
  numbers: string[];
  /** Not a plus sign and 8 to 15 digits, even with the country's calling code (§5.12). */
  invalid: string[];
  /** Added before, or written twice. */
  repeated: string[];
  /** Numbers beyond an event's limit. */
  tooMany: string[];
}

const separator = /[,;\n\r\t\u060C\uFF0C\u3001]/;

/** Whether a change of the field brought a comma, or pasted a list. */
export function hasNewSeparator(before: string, after: string): boolean {
  return after.split(separator).length > before.split(separator).length;
}

/** Adds the numbers of a text, one or several with commas between, to the invited (§5.12 to §5.14). */
export function addInvitees({ country, text, numbers }: InviteesDraft): AddedInvitees {
  const invited = new Set(numbers);
  const result: AddedInvitees = { numbers: [...numbers], invalid: [], repeated: [], tooMany: [] };
  for (const typed of piecesOf(text)) {
    if (typed === '') continue;
    const number = toInviteeNumber(typed, country);
    if (number === null) result.invalid.push(typed);
    else if (invited.has(number)) result.repeated.push(typed);
    else if (invited.size >= eventLimits.invitees) result.tooMany.push(typed);
    else {
      invited.add(number);
      result.numbers.push(number);
    }
  }
  return result;
}

/** The pieces of a text, without the names that links and address books give to a number's field. */
function piecesOf(text: string): string[] {
  const plain = text.replace(/\btel(;[^:\n]*)?:/gi, '');
  return plain.split(separator).map((piece) => piece.trim());
}

/** The text that stays in the field: the numbers that need correction. */
export function leftToMend({ invalid, tooMany }: AddedInvitees): string {
  return [...invalid, ...tooMany].join(', ').slice(0, inviteesTextLimit);
}

/** A number with a name before or behind it, as in 'Asha Reddy <+91 98765 43210>'. */
const named = /^(?:[^\d+]*[\s:<(])?(\+?\d[\d\s\p{Pd}()[\]]*\d)(?:[)>\s][^\d+]*)?$/u;

/**
 * The number in E.164, or null for an invalid one (§18.3). A name beside it is left out; the digits
 * there have to be a mobile number then, since an address or a date has digits as well (§22.214).
 */
export function toInviteeNumber(typed: string, country: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const [, number] = named.exec(plain) ?? [];
  const isNamed = number !== undefined && /\p{L}/u.test(plain);
  return toNumber(plain, country) ?? (isNamed ? toMobileNumber(number, country) : null);
}

/**
 * The number in E.164, or null for an invalid one. Spaces, dashes and brackets do not count,
 * digits may be of any script; without a plus sign it is a number of the country. A 0 that is dialled
 * only within a country is left out, as in +91 (0) 98765 43210.
 */
function toNumber(plain: string, country: string): string | null {
  const compact = plain.replace(/[\s\p{Pd}()[\]]/gu, '');
  const callingCode = callingCodeOf(country);
  const isWhole = compact.startsWith('+');
  if (!/^\+?\d+$/.test(compact) || !(isWhole || callingCode)) return null;
  const asWritten = isWhole ? compact : `+${callingCode}${compact}`;
  const numbers = [toMobileNumber(compact, country), asWritten];
  return numbers.find((number) => v.is(E164, number)) ?? null;
}
