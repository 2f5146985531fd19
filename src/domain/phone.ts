import * as v from 'valibot';

/** A mobile number in E.164: a plus sign and 8 to 15 digits (§5.12). */
export const E164 = v.pipe(v.string(), v.regex(/^\+\d{8,15}$/));

/** Default country of every phone field, ISO 3166-1 alpha-2 (§9.2). */
export const defaultCountry = 'IN';
