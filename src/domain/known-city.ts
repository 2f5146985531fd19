import { fallbackLocation, noCity, type UserLocation } from './session.ts';

/** Whether a place names a city: one that stands for an unknown place does not (§22.82). */
export function hasCity({ city, pincode }: UserLocation): boolean {
  const isFallback = city === fallbackLocation.city && pincode === fallbackLocation.pincode;
  return city !== noCity && !isFallback;
}
