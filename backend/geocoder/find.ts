import { folded } from '#domain/folded.ts';
import { type Place, places } from './places.ts';

/** Shorter beginnings of a PIN code name whole states. */
const shortestCode = 3;

/** The places whose name or PIN code begins with a text, at most `most`. */
export function placesLike(text: string, most: number): readonly Place[] {
  const wanted = folded(text).trim();
  if (wanted === '') return [];
  const isLike = ({ name, postcode }: Place) =>
    folded(name).startsWith(wanted) || postcode.startsWith(wanted);
  const like = places.filter(isLike);
  const nearCode = like.length === 0 ? placeOfCode(wanted) : undefined;
  return nearCode ? [nearCode] : like.slice(0, most);
}

/**
 * The known place of a city, or else of a PIN code: the one whose code has the longest beginning in
 * common, since small places share it with the large one near them.
 */
export function placeOf(city: string | undefined, pincode: string | undefined): Place | undefined {
  const name = folded(city ?? '').trim();
  return places.find((place) => folded(place.name) === name) ?? placeOfCode(pincode ?? '');
}

function placeOfCode(code: string): Place | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  for (let length = code.length; length >= shortestCode; length -= 1) {
    const beginning = code.slice(0, length);
    const found = places.find(({ postcode }) => postcode.startsWith(beginning));
    if (found) return found;
  }
  return undefined;
}
