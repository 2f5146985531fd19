import * as v from 'valibot';
import { isInDayRange } from './day-range.ts';
import { longestName } from './full-name.ts';
import { digitsOf } from './latin-digits.ts';
import { isBlank } from './shown-text.ts';

const KeptDetails = v.object({
  fullName: v.pipe(v.string(), v.maxLength(longestName)),
  dob: v.pipe(v.string(), v.maxLength(10)),
  agreed: v.boolean(),
});

/** The details of a registration; `dob` as `YYYY-MM-DD`, `aadhaar` digits. */
export interface RegistrationDetails extends v.InferOutput<typeof KeptDetails> {
  aadhaar: string;
}

export const noDetails: RegistrationDetails = {
  fullName: '',
  dob: '',
  aadhaar: '',
  agreed: false,
};

/**
 * The draft of a registration, for a reload. Aadhaar digits, codes and proofs are never kept
 * (§22.5); `hadAadhaar` says that digits were typed.
 */
export const RegistrationDraft = v.object({ details: KeptDetails, hadAadhaar: v.boolean() });

export type RegistrationDraft = v.InferOutput<typeof RegistrationDraft>;

/** The number of digits of an Aadhaar entry (§9.1). */
const aadhaarLength = 6;

/** The number of digits of a whole Aadhaar number. */
const wholeAadhaarLength = 12;

/** The digits of the typed text, at most six; of a whole number the last six, which are asked for (§12.5). */
export function aadhaarDigits(text: string): string {
  const digits = digitsOf(text, text.length);
  return digits.length < wholeAadhaarLength
    ? digits.slice(0, aadhaarLength)
    : digits.slice(-aadhaarLength);
}

/** The details that are missing or not whole yet, in the order of the form (§22.102). */
export function missingDetails(details: RegistrationDetails): (keyof RegistrationDetails)[] {
  const { fullName, dob, aadhaar, agreed } = details;
  const isGiven = {
    fullName: !isBlank(fullName),
    dob: dob !== '',
    aadhaar: aadhaar.length === aadhaarLength,
    agreed,
  };
  return (['fullName', 'dob', 'aadhaar', 'agreed'] as const).filter((name) => !isGiven[name]);
}

/** Whether the Register button is enabled (§5.1). */
export function canRegister(details: RegistrationDetails): boolean {
  return missingDetails(details).length === 0;
}

/**
 * Whether a text can be a date of birth (§12.5): a day since 1900, and today or earlier; `today` as
 * `YYYY-MM-DD` in the person's zone.
 */
export function canBeDateOfBirth(dob: string, today: string): boolean {
  return isInDayRange(dob) && dob <= today;
}
