import { folded } from './folded.ts';
import { latinDigits } from './latin-digits.ts';
import { fallbackLocation, noCity, type UserLocation } from './session.ts';

/** Longer names are cut: no city has one. */
const longestCity = 60;

/** The letters of a city, and the digits of a district's pincodes, that name it short. */
const shortest = 3;

/**
 * The place that a person means by a text: of those that the geocoder has found, the one whose city or
 * pincode it is, or the only city for which it is short, else city and pincode as they are typed (§22.85).
 * Null for a text that says neither.
 */
export function meantPlace(text: string, found: readonly UserLocation[]): UserLocation | null {
  const typed = typedPlace(text);
  if (typed === null) return null;
  const { city, pincode } = typed;
  const isMeant = (place: UserLocation) =>
    (city === noCity || folded(place.city) === folded(city)) &&
    (pincode === fallbackLocation.pincode || place.pincode === pincode);
  return found.find(isMeant) ?? shortPlace(typed, found) ?? typed;
}

/** The only city for which the typed one is short, or that lies in the district of the typed pincode. */
function shortPlace(
  { city, pincode }: UserLocation,
  found: readonly UserLocation[],
): UserLocation | null {
  const district = pincode.slice(0, shortest);
  const [first, ...others] = found.filter((place) =>
    city === noCity
      ? place.pincode.startsWith(district)
      : isShortFor(folded(city), folded(place.city)),
  );
  if (!first || others.some((other) => folded(other.city) !== folded(first.city))) return null;
  return pincode === fallbackLocation.pincode ? first : { city: first.city, pincode };
}

/** Whether a name begins with these letters, and its word goes on: 'Delhi' is not short for 'Delhi Cantonment'. */
function isShortFor(letters: string, name: string): boolean {
  return letters.length >= shortest && name.startsWith(letters) && name[letters.length] !== ' ';
}

/** City and pincode, six digits, as they stand in a text. */
function typedPlace(text: string): UserLocation | null {
  const plain = latinDigits(text.normalize('NFKC'));
  const pincode = /(?<!\d)(\d{3}) ?(\d{3})(?!\d)/.exec(plain);
  const rest = pincode ? plain.replace(pincode[0], ' ') : plain;
  const city = rest
    .replace(/[\s,;-]+/g, ' ')
    .trim()
    .slice(0, longestCity);
  if (city === '' && pincode === null) return null;
  return {
    city: city || noCity,
    pincode: pincode ? `${pincode[1]}${pincode[2]}` : fallbackLocation.pincode,
  };
}
