import { fallbackLocation, noCity, type UserLocation } from './session.ts';

/** Whether a place names a city: one that stands for an unknown place does not (§22.82). */
export function hasCity({ city, pincode }: UserLocation): boolean {
  const isFallback = city === fallbackLocation.city && pincode === fallbackLocation.pincode;
  return city !== noCity && !isFallback;
}

/** The city and the pincode by which services near a place are asked for, as far as known (§22.82). */
export function nearOf(place: UserLocation | null): { city?: string; pincode?: string } {
  if (place === null) return {};
  const { city, pincode } = place;
  const isCode = pincode !== fallbackLocation.pincode;
  return { ...(hasCity(place) && { city }), ...(isCode && { pincode }) };
}

/** Whether other services may be near one place than near the other. */
export function isElsewhere(one: UserLocation | null, other: UserLocation | null): boolean {
  return JSON.stringify(nearOf(one)) !== JSON.stringify(nearOf(other));
}
