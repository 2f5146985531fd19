import * as v from 'valibot';

const Details = v.object({
  fullName: v.pipe(v.string(), v.maxLength(200)),
  dob: v.pipe(v.string(), v.maxLength(10)),
  aadhaar: v.pipe(v.string(), v.maxLength(6)),
  agreed: v.boolean(),
});

/** What a person fills in to register; `dob` as `YYYY-MM-DD`, `aadhaar` digits. */
export type RegistrationDetails = v.InferOutput<typeof Details>;

export const noDetails: RegistrationDetails = {
  fullName: '',
  dob: '',
  aadhaar: '',
  agreed: false,
};

/** What is kept of a registration under way, in case of a reload; codes and proofs never are. */
export const RegistrationDraft = v.object({
  mobileNumber: v.string(),
  details: Details,
  step: v.picklist(['details', 'code']),
});

export type RegistrationDraft = v.InferOutput<typeof RegistrationDraft>;

/** Aadhaar is asked for as this many digits (§9.1). */
export const aadhaarLength = 6;

/** The digits of what was typed, at most six of them. */
export function aadhaarDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, aadhaarLength);
}

/** Whether the Register button is enabled (§5.1). */
export function canRegister({ fullName, dob, aadhaar, agreed }: RegistrationDetails): boolean {
  return fullName.trim() !== '' && dob !== '' && aadhaar.length === aadhaarLength && agreed;
}

/** Whether a day of birth lies after today; both as `YYYY-MM-DD`, today in the person's zone. */
export function isInFuture(dob: string, today: string): boolean {
  return dob > today;
}
