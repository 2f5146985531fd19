import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import india from './india-numbers.json' with { type: 'json' };
import { latinDigits } from './latin-digits.ts';
import { defaultCountry } from './phone.ts';

/** The rules of India's numbers, and those of all countries once they were fetched. */
let rules: MetadataJson = asRules(india);

/** Fetches the rules of all countries; until then the numbers of other countries cannot be read. */
export async function loadCountries(): Promise<void> {
  rules = (await import('libphonenumber-js/mobile/metadata')).default;
}

/** A country as a phone field offers it; `callingCode` without its plus sign. */
export interface Country {
  code: string;
  name: string;
  callingCode: string;
}

/**
 * The E.164 number of a typed text in the chosen country, or null while it cannot be a mobile number
 * yet. A leading 0, the calling code, 00 or a plus sign all end as the same number. Judged by length
 * alone, since assigned ranges change faster than an app (§12.1).
 */
export function toMobileNumber(typed: string, country: string): string | null {
  if (!isSupported(country)) return null;
  // A pasted number may have zero-width marks and narrow spaces.
  const plain = latinDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  const text = plain.replace(/^\s*00/, '+');
  // The library takes some calling codes for the beginning of a national number, as in Germany.
  const whole = readNumber(`+${text}`, country);
  const isOwn = whole?.countryCallingCode === callingCodeOf(country);
  const read = isOwn ? whole : readNumber(text, country);
  // A 0 before a number of a country that has none there, such as Singapore.
  return (read ?? readNumber(text.replace(/^\D*0/, ''), country))?.number ?? null;
}

function readNumber(text: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, country, rules);
  if (!number || number.ext) return null;
  return lengthsOf(number).includes(number.nationalNumber.length) ? number : null;
}

/**
 * The number in groups, as a person reads it: '+91 98765 43210'; as it is where its country is not
 * known yet.
 */
export function readableNumber(mobileNumber: string): string {
  return parsePhoneNumberFromString(mobileNumber, rules)?.formatInternational() ?? mobileNumber;
}

/** The known countries of phone numbers by name in the given locale; India first (§12.1). */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countries = getCountries(rules).map((code) => ({
    code,
    name: names.of(code) ?? code,
    callingCode: getCountryCallingCode(code, rules),
  }));
  const isDefault = ({ code }: Country) => code === defaultCountry;
  const byName = new Intl.Collator(locale);
  return countries.sort(
    (a, b) => Number(isDefault(b)) - Number(isDefault(a)) || byName.compare(a.name, b.name),
  );
}

/** The calling code of a country, without its plus sign; empty for an unknown one. */
export function callingCodeOf(country: string): string {
  return isSupported(country) ? getCountryCallingCode(country, rules) : '';
}

function lengthsOf(number: PhoneNumber): number[] {
  const metadata = new Metadata(rules);
  const country = number.country ?? number.getPossibleCountries()[0];
  if (!country) return [];
  metadata.selectNumberingPlan(country satisfies CountryCode);
  const plan = metadata.numberingPlan;
  if (!plan) return [];
  return mobileLengths(plan) ?? plan.possibleLengths();
}

/** The plan's lengths of mobile numbers, which the library carries but does not declare. */
function mobileLengths(plan: object): number[] | undefined {
  if (!('type' in plan) || typeof plan.type !== 'function') return undefined;
  return plan.type('MOBILE')?.possibleLengths();
}

function isSupported(country: string): country is CountryCode {
  return isSupportedCountry(country as CountryCode, rules);
}

/** A JSON file's arrays have no lengths in TypeScript, which the library's type wants. */
function asRules(json: object): MetadataJson {
  return json as MetadataJson;
}
