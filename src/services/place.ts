import * as v from 'valibot';
import { FoundPlace, ReverseGeocoded } from '../domain/contract/geocoder.ts';
import { type Coordinates, coarse, type LookupOutcome } from '../domain/place.ts';
import { fallbackLocation, locationText, type UserLocation } from '../domain/session.ts';
import { within } from './within.ts';

const timeout = 10_000;
const maximumAge = 10 * 60_000;

/** The device's coordinates, rounded; `notFound` if the person denies or the device cannot tell. */
export function findDevice(): Promise<LookupOutcome<Coordinates>> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ outcome: 'notFound' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ outcome: 'found', found: coarse(coords) }),
      () => resolve({ outcome: 'notFound' }),
      { timeout, maximumAge },
    );
  });
}

/**
 * The city (or town) and postcode at coordinates, from a geocoder in Nominatim's shape; rejects
 * without an answer.
 */
export async function reverseGeocode(
  base: string,
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Promise<LookupOutcome<UserLocation>> {
  const query = new URLSearchParams({
    format: 'jsonv2',
    lat: String(latitude),
    lon: String(longitude),
  });
  const limit = within(timeout, signal);
  const response = await fetch(`${base}/reverse?${query}`, { signal: limit });
  if (!response.ok) return { outcome: 'notFound' };
  const { address } = v.parse(ReverseGeocoded, await response.json());
  const city = address.city || address.town;
  if (!city) return { outcome: 'notFound' };
  return {
    outcome: 'found',
    found: { city, pincode: address.postcode || fallbackLocation.pincode },
  };
}

const mostPlaces = 5;

/** The places in India that a text means, each once; rejects without an answer. */
export async function searchPlaces(
  base: string,
  text: string,
  signal: AbortSignal,
): Promise<UserLocation[]> {
  const query = new URLSearchParams({
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'in',
    limit: String(mostPlaces),
    q: text.trim(),
  });
  const limit = within(timeout, signal);
  const response = await fetch(`${base}/search?${query}`, { signal: limit });
  if (!response.ok) return [];
  const found = v.parse(v.array(v.unknown()), await response.json()).flatMap(placeIn);
  return [...new Map(found.map((one) => [locationText(one, one), one])).values()];
}

function placeIn(item: unknown): UserLocation[] {
  const parsed = v.safeParse(FoundPlace, item);
  if (!parsed.success) return [];
  const { city, town, village, postcode } = parsed.output.address;
  const name = city || town || village;
  return name ? [{ city: name, pincode: postcode || fallbackLocation.pincode }] : [];
}
