import type { Country } from '../../domain/mobile-number.ts';

/** A country with its calling code: 'India (+91)'. */
export function countryText({ name, callingCode }: Country): string {
  return `${name} (+${callingCode})`;
}
